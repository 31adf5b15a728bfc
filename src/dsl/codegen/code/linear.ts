// Addresses as sums: what varies, each with a constant factor, and one constant.

import type { SlotAddress } from "../layout/layout.ts";
import { type Address, ANY_INT, type CodeValue, type StateSlot } from "./code.ts";
import { isInside, rangeOfValue } from "./range.ts";

export interface LinearSum {
  readonly terms: readonly LinearTerm[];
  readonly constant: number;
}

interface LinearTerm {
  readonly value: CodeValue;
  readonly factor: number;
}

/** The sum that a value is, as far as no part of it can wrap. */
export function linearSum(value: CodeValue): LinearSum {
  if (value.kind === "int") return { terms: [], constant: value.is };
  const [left, right] = value.kind === "op" ? value.args : [];
  if (value.kind === "op" && left !== undefined && right !== undefined) {
    // With a constant summand, only one operand gives an index that is inside of a region.
    const isExact = isInside(rangeOfValue(value), ANY_INT);
    if (value.op === "add" && (isExact || right.kind === "int"))
      return sumOf(linearSum(left), linearSum(right));
    if (value.op === "subtract" && isExact)
      return sumOf(linearSum(left), scaled(linearSum(right), -1));
    if (value.op === "multiply" && isExact && right.kind === "int")
      return scaled(linearSum(left), right.is);
  }
  return { terms: [{ value, factor: 1 }], constant: 0 };
}

/** The index in the state of an address of a slot, or the table of its members' bases. */
export function stateIndex(
  { seat, member, at }: Address,
  { bases, step, stride }: SlotAddress,
): { readonly sum: LinearSum; readonly table: readonly number[] | undefined } {
  const [first = 0] = bases;
  const own = seat === undefined ? NOTHING : scaled(linearSum(seat), stride);
  const inside = sumOf(own, linearSum(at));
  if (member === undefined) return { sum: plus(inside, first), table: undefined };
  if (member.kind === "int")
    return { sum: plus(inside, bases[member.is] ?? first), table: undefined };
  if (step === undefined) return { sum: inside, table: bases };
  return { sum: plus(sumOf(scaled(linearSum(member), step), inside), first), table: undefined };
}

/** Where slots are; see `Layout`. */
export type AddressOf = (slot: StateSlot) => SlotAddress;

const NOTHING: LinearSum = { terms: [], constant: 0 };

function sumOf(left: LinearSum, right: LinearSum): LinearSum {
  return {
    terms: [...left.terms, ...right.terms],
    constant: left.constant + right.constant,
  };
}

function plus({ terms, constant }: LinearSum, number: number): LinearSum {
  return { terms, constant: constant + number };
}

function scaled({ terms, constant }: LinearSum, factor: number): LinearSum {
  return {
    terms: terms.map((term) => ({ value: term.value, factor: term.factor * factor })),
    constant: constant * factor,
  };
}
