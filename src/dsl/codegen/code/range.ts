// Ranges of values, before they wrap at 32 bits.

import { ANY_INT, type CodeValue, type IntRange, rangeOfRegion } from "./code.ts";
import { intOpRow } from "./operators.ts";

/** Whether a range is inside of another one. */
export function isInside(inner: IntRange, outer: IntRange): boolean {
  return inner.from >= outer.from && inner.to <= outer.to;
}

/** The range of a number after wrapping, which leaves it alone or may yield any number. */
export function wrapped(exact: IntRange): IntRange {
  return isInside(exact, ANY_INT) ? exact : ANY_INT;
}

/** The exact range of a number that is computed from numbers of 32 bits, before it wraps itself. */
export function rangeOfValue(value: CodeValue): IntRange {
  switch (value.kind) {
    case "int":
      return { from: value.is, to: value.is };
    case "get":
      return value.of.range;
    case "load":
      return rangeOfRegion(value.from.region);
    case "op": {
      const [a = ANY_INT, b = ANY_INT] = value.args.map((arg) => wrapped(rangeOfValue(arg)));
      return intOpRow(value.op).range(a, b);
    }
    case "attempt":
      return unionOf(wrapped(rangeOfValue(value.of)), {
        from: value.otherwise,
        to: value.otherwise,
      });
    case "mask":
      return { from: -1, to: 0 };
    case "select": {
      const [then, other] = [rangeOfValue(value.then), rangeOfValue(value.else)].map(wrapped);
      return unionOf(then ?? ANY_INT, other ?? ANY_INT);
    }
    case "callPure":
      return ANY_INT;
    // Flags are no numbers.
    case "flag":
    case "compare":
    case "and":
    case "or":
    case "not":
      return { from: 0, to: 1 };
    default:
      return value satisfies never;
  }
}

export function unionOf(a: IntRange, b: IntRange): IntRange {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}
