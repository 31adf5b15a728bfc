// What playouts draw options with: from a generator outside of the state, whose words they are given, or
// from whom they are given in its place.

import { b } from "../code/build.ts";
import { ANY_INT, type Region } from "../code/code.ts";
import { chanceRoutines } from "./chance.ts";

/** The four words of the generator, and whether numbers come from it. */
export const drawWords = {
  kind: "scratch",
  name: "draws",
  length: 5,
  range: ANY_INT,
} as const satisfies Region;
const words = b.address(drawWords, 0);
const isOwn = b.notEqual(b.load(b.address(drawWords, 4)), 0);

/** Of the host: a number in 0 … n - 1, where no generator is given. */
const drawnElsewhere = b.hostRoutine("drawnElsewhere", [b.variable("n")], "int", {
  takesState: false,
});

/** A number in 0 … n - 1, by what the playout is given. */
const random = (() => {
  const [n, own, other] = [b.variable("n"), b.variable("own"), b.variable("other")];
  return b.hostRoutine("random", [n], "int", {
    takesState: false,
    body: [
      b.if(isOwn, [b.callInto(own, chanceRoutines.seededBelow, words, n), b.return(own)]),
      b.callInto(other, drawnElsewhere, n),
      b.return(other),
    ],
  });
})();

/** Of the host: stops a playout that has more decisions than it may have. */
const tooLong = b.hostRoutine("tooLong", [], undefined, { takesState: false });

export const drawRoutines = { random, tooLong };
