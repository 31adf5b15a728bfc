// German texts about moves that did not solve an exercise.

export const verdictDe = {
  back: "Zug zurücknehmen",
  astray: "Erlaubt, aber von hier kommst du in diesem Zug nicht mehr ans Ziel.",
  /** For positions in which no more points are possible. */
  astrayNothing: "Punkte sind in diesem Zug jetzt keine mehr zu holen.",
  astrayPoints: (points: string) => `Insgesamt sind jetzt höchstens ${points} zu holen.`,
  onTheWay: "Gut, weiter so: Das Ziel ist noch nicht erreicht.",
};
