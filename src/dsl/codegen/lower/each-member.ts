// Loops over what a slot of the state is repeated for: seats, and the members of a family.

import { b, type CodeSteps } from "../code/build.ts";
import type { CodeValue, StateSlot } from "../code/code.ts";

/** Which of the repetitions of a slot an address is about, as far as there are several. */
interface SlotMember {
  readonly seat?: CodeValue;
  readonly member?: CodeValue;
}

/** Steps for each seat and each member, with the number of the repetition, from 0. */
export function eachMember(
  { owner, members }: StateSlot,
  seats: number,
  steps: (which: SlotMember, nth: CodeValue) => CodeSteps,
): CodeSteps {
  return loopUnlessOnce(owner === "seat" ? seats : 1, (seat) =>
    loopUnlessOnce(members, (member) =>
      steps(
        { ...(owner === "seat" && { seat }), ...(members > 1 && { member }) },
        b.add(b.multiply(seat, members), member),
      ),
    ),
  );
}

/** A loop, or no loop around what is done once. */
export function loopUnlessOnce(count: number, body: (i: CodeValue) => CodeSteps): CodeSteps {
  if (count === 1) return body(b.value(0));
  return b.countUp("i", 0, count, (i) => body(b.value(i)));
}
