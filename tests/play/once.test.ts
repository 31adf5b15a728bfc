import { expect, test } from "vitest";
import { type Session, startSession } from "../../src/play/session/session.ts";
import { gameFrom } from "../support/rules-of.ts";

const game = gameFrom([
  {
    path: "reef.regel",
    text: `
game reef { de "Riff" en "reef" players 2..3 }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
action take { de "nehmen" en "take" pick n from 1..3 gain n coral }
flow {
  repeat 2 times { each player at once { choose take choose take } }
  each player { choose take }
}
ranking { most score }`,
  },
]);

/** A game of three with these numbers taken. */
function played(...numbers: readonly number[]): Session {
  const seats = ["Anna", "Benno", "Carla"].map((name) => ({ name, kind: "human" }));
  const session = startSession(game, { seats, options: {}, seed: 1 });
  for (const n of numbers) session.play(game.encode(0, [n]));
  return session;
}

/** Which moves a seat knows, as places in the log. */
function known(session: Session, seat: number): number[] {
  return session.pastOf(seat).map((move) => session.past.indexOf(move));
}

test("what others decide at the same time is known only when all are done", () => {
  const session = played(1, 2, 3);
  expect([0, 1, 2].map((seat) => known(session, seat))).toEqual([[0, 1], [2], []]);
  expect(session.covered).toHaveLength(3);

  const revealed = played(1, 2, 3, 1, 2, 3);
  expect(known(revealed, 2)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(revealed.covered).toEqual([]);
});

test("a block that follows at once covers its own moves only", () => {
  const session = played(1, 2, 3, 1, 2, 3, 1, 1, 2);

  expect(known(session, 2)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(known(session, 1)).toEqual([0, 1, 2, 3, 4, 5, 8]);
});

test("taking back hides again, and playing on reveals", () => {
  const session = played(1, 2, 3, 1, 2, 3);
  session.undo();
  expect(known(session, 2)).toEqual([4]);
  session.redo();
  expect(known(session, 2)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("where players decide in turn everything is known", () => {
  const session = played(...Array<number>(12).fill(1), 2);

  expect(session.pastOf(2)).toEqual(session.past);
});
