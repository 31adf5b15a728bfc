// Addresses of programs that check themselves: each index is inside of its region, or the program stops.

import { type Address, type CodeValue, lengthOfRegion } from "../code/code.ts";

/** What the host of a checked program provides: returns an index below a limit, or throws. */
const CHECK = "inside";

/** The most seats that a game has. */
const MAX_SEATS = 32;

/** An address whose variable parts are checked. */
export function checkedAddress({ region, seat, member, at }: Address): Address {
  const name = region.kind === "state" ? region.slot.name : region.name;
  const members = region.kind === "state" ? region.slot.members : 1;
  const isOfFrame = region.kind === "state" && region.slot.owner === "frame";
  const length = lengthOfRegion(region);
  return {
    region,
    seat: isOfFrame ? seat : checked(seat, MAX_SEATS, name),
    member: checked(member, members, name),
    at: length === undefined ? at : (checked(at, length, name) ?? at),
  };
}

function checked(index: CodeValue | undefined, limit: number, name: string): CodeValue | undefined {
  if (index === undefined || index.kind === "int") return index;
  const parts = [`${CHECK}(`, index, `,${limit},${JSON.stringify(name)})`];
  return { kind: "text", parts, type: "int", range: { from: 0, to: limit - 1 } };
}
