// Loops over what lies in a zone, by its layout.

import type * as ir from "../../../ir/ir.ts";
import { firstHeld } from "../../../ir/types.ts";
import { b, type CodeSteps } from "../../code/build.ts";
import type { Operand } from "../../code/build-values.ts";
import type { CodeValue } from "../../code/code.ts";
import { zoneRoutines } from "../../library/zones.ts";
import { firstMember, zoneAddress } from "../addresses.ts";
import type { Lowering } from "../lowering.ts";
import type { ForElement, Visit } from "./domains.ts";

export function loopOverZone(
  c: Lowering,
  ref: ir.ZoneRef,
  visit: Visit,
  body: ForElement,
): CodeSteps {
  return withFixedZone(c, ref, (inner, fixed) => {
    switch (fixed.zone.layout) {
      case "places":
        return overPlaces(inner, fixed, visit, body);
      case "row":
        return overRow(inner, fixed, visit, body);
      case "counts":
        return overCounts(inner, fixed, body);
      default:
        return fixed.zone.layout satisfies never;
    }
  });
}

/** Steps that use a zone more than once: its owner and its index are evaluated once. */
function withFixedZone(
  c: Lowering,
  ref: ir.ZoneRef,
  steps: (inner: Lowering, ref: ir.ZoneRef) => CodeSteps,
): CodeSteps {
  const named = (
    outer: Lowering,
    expr: ir.Expr | undefined,
    then: (inner: Lowering, named: ir.Expr | undefined) => CodeSteps,
  ): CodeSteps => {
    if (expr === undefined || FIXED.has(expr.kind)) return then(outer, expr);
    const local: ir.Local = { name: "of", type: expr.type };
    return b.once("of", outer.lower(expr), (atom) =>
      then(outer.with(local, atom), { kind: "local", local, type: expr.type }),
    );
  };
  return named(c, ref.owner, (outer, owner) =>
    named(outer, ref.index, (inner, index) => steps(inner, { ...ref, owner, index })),
  );
}

/** What costs nothing to evaluate again. */
const FIXED: ReadonlySet<ir.Expr["kind"]> = new Set(["const", "local", "you"]);

function overPlaces(c: Lowering, ref: ir.ZoneRef, visit: Visit, body: ForElement): CodeSteps {
  const { capacity, element } = ref.zone;
  const first = firstHeld(element);
  const load = (i: Operand) => b.load(zoneAddress(c, ref, i));
  return b.countUp("i", 0, capacity, (i) =>
    b.once("x", b.subtract(load(i), 1 - first), (x) => {
      const isThere = b.greaterOrEqual(x, first);
      const seen = visit === "distinct" ? isSeenBefore(c, ref, b.value(i)) : b.value(false);
      return b.if(b.and(isThere, b.not(seen)), body(x, b.value(1)));
    }),
  );
}

/** So few places are compared one by one. */
const MAX_COMPARED = 4;

/** Whether an earlier place holds the same element. */
function isSeenBefore(c: Lowering, ref: ir.ZoneRef, i: CodeValue): CodeValue {
  const { capacity } = ref.zone;
  if (capacity > MAX_COMPARED) return b.callPure(zoneRoutines.seenBefore, zoneAddress(c, ref), i);
  const load = (index: Operand) => b.load(zoneAddress(c, ref, index));
  return b.or(
    ...Array.from({ length: capacity - 1 }, (_, j) =>
      b.and(b.greater(i, j), b.equal(load(j), load(i))),
    ),
  );
}

function overRow(c: Lowering, ref: ir.ZoneRef, visit: Visit, body: ForElement): CodeSteps {
  const i = b.variable("i", "int", { from: 1, to: 2 ** 30 });
  const element = b.variable("x", "int");
  const seen = b.callPure(zoneRoutines.seenBefore, zoneAddress(c, ref, 1), b.subtract(i, 1));
  const all = body(b.value(element), b.value(1));
  return [
    b.let(i, 1),
    b.loop("row", (label) => [
      b.if(b.greater(i, b.load(zoneAddress(c, ref))), b.break(label)),
      b.let(element, b.load(zoneAddress(c, ref, i))),
      visit === "distinct" ? b.if(b.not(seen), all) : all,
      b.set(i, b.add(i, 1)),
    ]),
  ];
}

function overCounts(c: Lowering, ref: ir.ZoneRef, body: ForElement): CodeSteps {
  const { from, width } = countedElements(c, ref);
  return b.countUp("i", 0, width, (i) =>
    b.once("n", b.load(zoneAddress(c, ref, b.add(i, 1))), (count) =>
      b.if(
        b.notEqual(count, 0),
        b.once("x", b.add(i, from), (x) => body(x, count)),
      ),
    ),
  );
}

/** The first element that a zone counts, and how many it counts. */
export function countedElements(
  c: Lowering,
  { zone, index }: ir.ZoneRef,
): { readonly from: CodeValue; readonly width: CodeValue } {
  const firsts = zone.elements.map(({ from }) => from);
  const widths = zone.elements.map(({ from, to }) => to - from + 1);
  const of = (name: string, numbers: readonly number[]) => {
    const [first = 0] = numbers;
    if (index === undefined || numbers.every((number) => number === first)) return b.value(first);
    return c.entry(name, numbers, b.subtract(c.lower(index), firstMember(zone)));
  };
  return { from: of("from", firsts), width: of("width", widths) };
}
