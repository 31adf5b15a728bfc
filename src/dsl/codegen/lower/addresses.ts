// Where the rules' storage is: counters, marks, zones and cells as addresses of the code tree.

import type * as ir from "../../ir/ir.ts";
import type { Span } from "../../source/span.ts";
import { b } from "../code/build.ts";
import type { Address, CodeValue, IntRange, Region, StateSlot } from "../code/code.ts";
import { isMember } from "../evaluation.ts";
import { literal, minus } from "../number.ts";
import type { Lowering } from "./expressions.ts";

/** Whose and which member of a family. */
type Reference = Pick<ir.ZoneRef, "owner" | "index" | "span">;

export function counterAddress(c: Lowering, ref: ir.CounterRef): Address {
  return address(c, c.slots.counters[ref.counter.index], ref.counter, ref);
}

export function markAddress(c: Lowering, ref: ir.MarkRef): Address {
  return address(c, c.slots.marks[ref.mark.index], ref.mark, ref);
}

/** The first number of a zone. */
export function zoneAddress(c: Lowering, ref: ir.ZoneRef): Address {
  return address(c, c.slots.zones[ref.zone.index], ref.zone, ref);
}

/** A space of a grid; without one the first. */
export function gridAddress(c: Lowering, { grid, owner }: ir.GridRef, space?: ir.Expr): Address {
  const at = space === undefined ? b.value(0) : c.lower(space);
  const whole = { owner, index: undefined };
  return address(c, c.slots.grids[grid.index], { family: undefined, span: grid.span }, whole, at);
}

export function inState(slot: StateSlot | undefined): Region {
  if (slot === undefined) throw new Error("storage without a slot");
  return { kind: "state", slot };
}

function address(
  c: Lowering,
  slot: StateSlot | undefined,
  declared: Pick<ir.Zone, "family" | "span">,
  ref: Reference,
  at: CodeValue = b.value(0),
): Address {
  const region = inState(slot);
  const member =
    slot !== undefined && slot.members > 1 ? memberOf(c, slot, declared, ref) : undefined;
  const isOwned = slot?.owner === "seat" && ref.owner !== undefined;
  const seat = isOwned ? c.lower(ref.owner) : undefined;
  return b.address(region, at, {
    ...(member === undefined ? {} : { member }),
    ...(seat === undefined ? {} : { seat }),
  });
}

/** The number of a member, from 0. */
function memberOf(
  c: Lowering,
  { members }: StateSlot,
  declared: Pick<ir.Zone, "family" | "span">,
  { index, span = declared.span }: Reference,
): CodeValue | undefined {
  if (index === undefined) return undefined;
  const { family } = declared;
  const from = family?.kind === "number" ? family.from : 0;
  const number = isMember(index, family)
    ? c.lower(index)
    : checkedMember(c, c.lower(index), { from, to: from + members - 1 }, span);
  if (from >= 0 || number.kind === "int") return b.subtract(number, from);
  // The translator to WebAssembly adds up the constants of an address, unless they are negative: what
  // is left must not be negative then, so the first member is subtracted from the index itself.
  const js = `(${minus(c.print(number), from)})`;
  return { kind: "text", js, type: "int", range: { from: 0, to: members - 1 } };
}

/** Stops the game at a number that is no member. */
function checkedMember(c: Lowering, index: CodeValue, range: IntRange, span: Span): CodeValue {
  const { from, to } = range;
  const js = `member(${c.print(index)},${literal(from)},${to - from + 1},${c.span(span)})`;
  return { kind: "text", js, type: "int", range };
}
