// Who takes the first turn of a match, and how long a table says so.

import { expect, test } from "vitest";
import { beginnerOf } from "../../src/components/play/setup/beginner.ts";
import { firstTurnOf } from "../../src/play/session/first-turn.ts";
import { type Session, startSession } from "../../src/play/session/session.ts";
import { gameFrom } from "../support/rules-of.ts";

const inTurn = reef("each player { choose take }");
const together = reef("each player at once { choose take }");
const both = reef("each player at once { choose take } each player { choose take }");

function reef(flow: string) {
  const text = `
game reef { de "Riff" en "reef" players 1..3 }
player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
action take { de "nehmen" en "take" gain 1 coral }
flow { repeat 2 times { ${flow} } }
ranking { most score }`;
  return gameFrom([{ path: "reef.regel", text }]);
}

/** A match with so many moves; a kind for each seat. */
function played(game: typeof inTurn, moves: number, ...kinds: readonly string[]): Session {
  const names = ["Anna", "Benno", "Carla"];
  const seats = kinds.map((kind, seat) => ({ name: names[seat] ?? "", kind }));
  const session = startSession(game, { seats, options: {}, seed: 1 });
  for (let move = 0; move < moves; move++) session.play(game.encode(0, []));
  return session;
}

function beginner(session: Session): string | undefined {
  return beginnerOf(firstTurnOf(session), session.table.seats, session.past);
}

test("whoever decides first begins, and the table says so until a person has played", () => {
  expect(firstTurnOf(played(inTurn, 3, "human", "human"))).toEqual({ seat: 0, position: 0 });
  expect(beginner(played(inTurn, 0, "human", "greedy"))).toBe("Anna");
  expect(beginner(played(inTurn, 1, "human", "greedy"))).toBeUndefined();
  expect(beginner(played(inTurn, 1, "greedy", "human"))).toBe("Anna");
  expect(beginner(played(inTurn, 2, "greedy", "human"))).toBeUndefined();
});

test("where all decide at the same time nobody begins", () => {
  expect(firstTurnOf(played(together, 0, "human", "human"))).toBeUndefined();
  expect(firstTurnOf(played(together, 4, "human", "human"))).toBeUndefined();
  expect(beginner(played(together, 4, "human", "human"))).toBeUndefined();
});

test("the first turn comes after what all decided at the same time", () => {
  expect(firstTurnOf(played(both, 1, "human", "human"))).toBeUndefined();
  expect(firstTurnOf(played(both, 2, "human", "human"))).toEqual({ seat: 0, position: 2 });
  expect(beginner(played(both, 2, "human", "human"))).toBe("Anna");
  expect(beginner(played(both, 3, "human", "human"))).toBeUndefined();
});

test("whoever plays alone is not said to begin", () => {
  expect(beginner(played(inTurn, 0, "human"))).toBeUndefined();
});
