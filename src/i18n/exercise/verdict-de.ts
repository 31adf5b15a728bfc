// What is said in German about a move that did not solve an exercise.

import type { VerdictStrings } from "./verdict-strings.ts";

export const verdictDe: VerdictStrings = {
  back: "Zug zurücknehmen",
  astray: "Erlaubt, aber von hier kommst du in diesem Zug nicht mehr ans Ziel.",
  astrayNothing: "Punkte sind in diesem Zug jetzt keine mehr zu holen.",
  astrayPoints: (points) => `Insgesamt sind jetzt höchstens ${points} zu holen.`,
  onTheWay: "Gut, weiter so: Das Ziel ist noch nicht erreicht.",
};
