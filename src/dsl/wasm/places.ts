// Where a number of an array lies.

import type { Expression, MemberExpression } from "acorn";
import { OP } from "./code.ts";
import type { FunctionWriter } from "./function.ts";

/** An index as a sum: what varies, each so many times, and a number. */
interface Sum {
  readonly terms: readonly { readonly node: Expression; readonly factor: number }[];
  readonly constant: number;
}

/**
 * Leaves an address on the stack; the element lies behind it by the offset that is returned, which
 * instructions have themselves and add to addresses from 0. So the number in an index goes there,
 * where what varies cannot be below 0: what may be has a range that begins below 0, of which the
 * compiler takes away the lowest, `x-(-5)`, and such a number stays where it is. What is none is
 * asked for before it is looked up.
 */
export function writeAddress(w: FunctionWriter, node: MemberExpression): number {
  const { code } = w;
  const place = w.placeOf(node.object);
  const sum = sumOf(w, node.property as Expression);
  const offset = place.at + 4 * sum.constant;
  if (sum.terms.length === 0) {
    code.number(0);
    return offset;
  }
  const isInOffset = offset >= 0 && sum.terms.every(({ factor }) => factor > 0);
  writeTerms(w, sum.terms);
  if (!isInOffset) {
    code.number(sum.constant);
    code.op(OP.add);
  }
  code.inBytes();
  return isInOffset ? offset : place.at;
}

/** The sum of what varies, in the order of its terms. */
function writeTerms(w: FunctionWriter, terms: Sum["terms"]): void {
  const { code } = w;
  for (const [i, { node, factor }] of terms.entries()) {
    w.value(node);
    if (factor !== 1) {
      code.number(factor);
      code.op(OP.multiply);
    }
    if (i > 0) code.op(OP.add);
  }
}

function sumOf(w: FunctionWriter, node: Expression): Sum {
  const number = numberOf(w, node);
  if (number !== undefined) return { terms: [], constant: number };
  if (node.type === "BinaryExpression") {
    const { right, operator } = node;
    const left = node.left as Expression; // Nothing else but in classes.
    if (operator === "+" || operator === "-") {
      const [first, second] = [sumOf(w, left), times(sumOf(w, right), operator === "+" ? 1 : -1)];
      return {
        terms: [...first.terms, ...second.terms],
        constant: first.constant + second.constant,
      };
    }
    const factor = operator === "*" ? numberOf(w, right) : undefined;
    if (factor !== undefined) return times(sumOf(w, left), factor);
  }
  return { terms: [{ node, factor: 1 }], constant: 0 };
}

/** A number that stands there, or that a name stands for. */
function numberOf(w: FunctionWriter, node: Expression): number | undefined {
  if (node.type === "Literal" && typeof node.value === "number") return node.value;
  if (node.type !== "Identifier") return undefined;
  const meaning = w.meaningOf(node.name);
  return meaning.kind === "number" ? meaning.value : undefined;
}

function times({ terms, constant }: Sum, factor: number): Sum {
  return {
    terms: terms.map((term) => ({ ...term, factor: term.factor * factor })),
    constant: constant * factor,
  };
}
