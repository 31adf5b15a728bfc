// What is said in German about a move that did not solve an exercise.

export const verdictDe = {
  back: "Zug zurücknehmen",
  astray: "Erlaubt, aber von hier kommst du in diesem Zug nicht mehr ans Ziel.",
  /** Where no more points can be had at all. */
  astrayNothing: "Punkte sind in diesem Zug jetzt keine mehr zu holen.",
  astrayPoints: (points: string) => `Insgesamt sind jetzt höchstens ${points} zu holen.`,
  onTheWay: "Gut, weiter so: Das Ziel ist noch nicht erreicht.",
};
