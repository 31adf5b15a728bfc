// Addresses of numbers in the memory.

import type { Address, CodeValue } from "../codegen/code/code.ts";
import { type LinearSum, linearSum, stateIndex } from "../codegen/code/linear.ts";
import { rangeOfValue } from "../codegen/code/range.ts";
import type { FunctionWriter } from "./function-writer.ts";
import { OP } from "./instructions.ts";
import { writeValue } from "./values.ts";

const BYTES = 4;

/** Where numbers are: behind the address that has been pushed, if one has, by an offset in bytes. */
export interface MemoryPlace {
  readonly isPushed: boolean;
  readonly offset: number;
}

/** Pushes an address, without the offset that it returns and that loads and stores add. */
export function pushBase(w: FunctionWriter, address: Address): number {
  const { isPushed, offset } = pushPlace(w, address);
  if (!isPushed) w.code.number(0);
  return offset;
}

/** Pushes a whole address, for a routine that receives it. */
export function pushAddress(w: FunctionWriter, address: Address): void {
  const { isPushed, offset } = pushPlace(w, address);
  if (!isPushed || offset !== 0) w.code.number(offset);
  if (isPushed && offset !== 0) w.code.op(OP.add);
}

export function pushPlace(w: FunctionWriter, address: Address): MemoryPlace {
  const { region, member, at } = address;
  const { code, tables } = w;
  switch (region.kind) {
    case "state": {
      const { sum, table } = stateIndex(address, tables.addressOf(region.slot));
      const place = pushSum(w, sum, tables.state.at, isFromZero(address));
      if (table === undefined || member === undefined) return place;
      const bases = pushSum(w, linearSum(member), tables.table(table).at, isNatural(member));
      if (!bases.isPushed) code.number(0);
      code.load(bases.offset);
      code.inBytes();
      if (place.isPushed) code.op(OP.add);
      return { isPushed: true, offset: place.offset };
    }
    case "param": {
      const passed = w.regionOf(region);
      const place = pushSum(w, linearSum(at), passed.offset, isNatural(at));
      if (passed.local === undefined) return place;
      code.get(passed.local);
      if (place.isPushed) code.op(OP.add);
      return { isPushed: true, offset: place.offset };
    }
    case "scratch":
    case "constants":
      return pushSum(w, linearSum(at), tables.region(region).at, isNatural(at));
    default:
      return region satisfies never;
  }
}

/**
 * Pushes a sum of indices in bytes, from a start. Offsets are added without wrapping, so what is pushed
 * must not be negative without its constant.
 */
function pushSum(
  w: FunctionWriter,
  sum: LinearSum,
  start: number,
  isPositive: boolean,
): MemoryPlace {
  const { code } = w;
  const offset = start + BYTES * sum.constant;
  const [first] = sum.terms;
  if (first === undefined) return { isPushed: false, offset };
  if (sum.terms.length === 1 && first.factor !== 1) {
    writeValue(w, first.value);
    code.number(BYTES * first.factor);
    code.op(OP.multiply);
  } else {
    for (const [i, { value, factor }] of sum.terms.entries()) {
      writeValue(w, value);
      if (factor !== 1) {
        code.number(factor);
        code.op(OP.multiply);
      }
      if (i > 0) code.op(OP.add);
    }
    code.inBytes();
  }
  if (isPositive && offset >= 0) return { isPushed: true, offset };
  code.number(offset);
  code.op(OP.add);
  return { isPushed: true, offset: 0 };
}

/** Whether all parts of an address are at least 0 without their constants. */
function isFromZero({ seat, member, at }: Address): boolean {
  return [seat, member, at].every((part) => part === undefined || isNatural(part));
}

/**
 * Whether an index is at least 0 without its constant. Indices are at least 0, so without a constant above
 * 0 they are.
 */
function isNatural(index: CodeValue): boolean {
  const { terms, constant } = linearSum(index);
  const isTerm = ({ value, factor }: LinearSum["terms"][number]) =>
    factor > 0 && rangeOfValue(value).from >= 0;
  return constant <= 0 || terms.every(isTerm);
}
