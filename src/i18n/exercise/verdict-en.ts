// English texts about moves that did not solve an exercise.

import type { VerdictStrings } from "./verdict-strings.ts";

export const verdictEn: VerdictStrings = {
  back: "Take the move back",
  astray: "Allowed, but from here you can no longer reach the goal this turn.",
  astrayNothing: "There are no points left to be had this turn.",
  astrayPoints: (points) => `From here you can make ${points} in all at the most.`,
  onTheWay: "Good, keep going: the goal is not reached yet.",
};
