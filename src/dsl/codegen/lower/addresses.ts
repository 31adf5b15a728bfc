// Where the rules' storage is: counters, marks, zones, cells and sets of spaces as addresses of the
// code tree.

import type * as ir from "../../ir/ir.ts";
import { firstHeld } from "../../ir/types.ts";
import { b } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { Address, CodeValue, StateSlot } from "../code/code.ts";
import { countOccupancyWords } from "../layout/layout.ts";
import { numberRoutines } from "../library/numbers.ts";
import { isMember } from "./evaluation.ts";
import { inState, type Lowering } from "./lowering.ts";

/** Whose and which member of a family. */
type Reference = Pick<ir.ZoneRef, "owner" | "index" | "span">;

export function counterAddress(c: Lowering, ref: ir.CounterRef): Address {
  return address(c, c.slots.counters[ref.counter.index], ref.counter, ref);
}

export function markAddress(c: Lowering, ref: ir.MarkRef): Address {
  return address(c, c.slots.marks[ref.mark.index], ref.mark, ref);
}

/** A number of a zone; without an index the first. */
export function zoneAddress(c: Lowering, ref: ir.ZoneRef, at: Operand = 0): Address {
  return address(c, c.slots.zones[ref.zone.index], ref.zone, ref, at);
}

/** A space of a grid; without one the first. */
export function gridAddress(c: Lowering, ref: ir.GridRef, space: Operand = 0): Address {
  return ofGrid(c, c.slots.grids[ref.grid.index], ref, space);
}

/** What is stored on a space: 0, or the element counted from 1. */
export function cellLoad(c: Lowering, ref: ir.GridRef, space: Operand): CodeValue {
  return b.load(gridAddress(c, ref, space));
}

/** The element on a space; of an empty one, a number below all elements. */
export function cellElement(c: Lowering, ref: ir.GridRef, space: Operand): CodeValue {
  return b.subtract(cellLoad(c, ref, space), 1 - firstHeld(ref.grid.element));
}

/** The count of a kind on a grid of pieces; `undefined` for other grids. */
export function gridCount(c: Lowering, ref: ir.GridRef, kind: Operand): Address | undefined {
  const slot = c.slots.gridCounts[ref.grid.index];
  return slot === undefined ? undefined : ofGrid(c, slot, ref, kind);
}

/** A word of a set of spaces that a grid keeps. */
export function setAddress(
  c: Lowering,
  ref: ir.GridRef,
  which: "filled" | "near",
  word: Operand,
): Address {
  const { filled, near } = c.slots;
  return ofGrid(c, (which === "filled" ? filled : near)[ref.grid.index], ref, word);
}

/** All words of a set of spaces that a grid keeps. */
export function setWords(c: Lowering, ref: ir.GridRef, which: "filled" | "near"): CodeValue[] {
  return wordNumbers(ref.grid).map((word) => c.loaded(b.load(setAddress(c, ref, which, word))));
}

/** A word of the set of spaces that a seat holds, of a grid that keeps them. */
export function heldAddress(
  c: Lowering,
  ref: ir.GridRef,
  seat: Operand,
  word: Operand = 0,
): Address {
  const at = b.add(b.multiply(seat, countOccupancyWords(ref.grid.shape)), word);
  return ofGrid(c, c.slots.held[ref.grid.index], ref, at);
}

export function heldWords(c: Lowering, ref: ir.GridRef, seat: Operand): CodeValue[] {
  return wordNumbers(ref.grid).map((word) => c.loaded(b.load(heldAddress(c, ref, seat, word))));
}

/** The numbers of the words of a set of spaces. */
export function wordNumbers({ shape }: Pick<ir.Grid, "shape">): number[] {
  return [...Array(countOccupancyWords(shape)).keys()];
}

function ofGrid(
  c: Lowering,
  slot: StateSlot | undefined,
  { grid, owner }: ir.GridRef,
  at: Operand,
): Address {
  const whole = { owner, index: undefined };
  return address(c, slot, { family: undefined, span: grid.span }, whole, at);
}

function address(
  c: Lowering,
  slot: StateSlot | undefined,
  declared: Pick<ir.Zone, "family" | "span">,
  ref: Reference,
  at: Operand = 0,
): Address {
  const region = inState(slot);
  const member =
    slot !== undefined && slot.members > 1 ? memberIndex(c, slot, declared, ref) : undefined;
  const isOwned = slot?.owner === "seat" && ref.owner !== undefined;
  const seat = isOwned ? c.lower(ref.owner) : undefined;
  return b.address(region, at, {
    ...(member === undefined ? {} : { member }),
    ...(seat === undefined ? {} : { seat }),
  });
}

/** The number of a member, from 0. */
function memberIndex(
  c: Lowering,
  { members }: StateSlot,
  declared: Pick<ir.Zone, "family" | "span">,
  { index, span = declared.span }: Reference,
): CodeValue | undefined {
  if (index === undefined) return undefined;
  const from = firstMember(declared);
  const value = c.lower(index);
  if (isMember(index, declared.family)) return b.subtract(value, from);
  return b.callPure(numberRoutines.memberIndex(from, members), value, c.span(span));
}

/** The number of the first member of a family. */
export function firstMember({ family }: Pick<ir.Zone, "family">): number {
  return family?.kind === "number" ? family.from : 0;
}
