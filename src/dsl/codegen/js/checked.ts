// Addresses of programs that check themselves: each index is inside of its region, or the program stops.

import { b } from "../code/build.ts";
import { type Address, type CodeValue, lengthOfRegion } from "../code/code.ts";

/** What the host of a checked program provides: returns an index below a limit, or throws. */
const inside = b.hostRoutine("inside", [b.variable("index"), b.variable("limit")], "int", {
  takesState: false,
});

/** The most seats that a game has. */
const MAX_SEATS = 32;

/** An address whose variable parts are checked. */
export function checkedAddress({ region, seat, member, at }: Address): Address {
  const members = region.kind === "state" ? region.slot.members : 1;
  const isOfFrame = region.kind === "state" && region.slot.owner === "frame";
  const length = lengthOfRegion(region);
  return {
    region,
    seat: isOfFrame ? seat : checked(seat, MAX_SEATS),
    member: checked(member, members),
    at: length === undefined ? at : (checked(at, length) ?? at),
  };
}

function checked(index: CodeValue | undefined, limit: number): CodeValue | undefined {
  return index === undefined || index.kind === "int" ? index : b.callPure(inside, index, limit);
}
