// Estates chosen in secret: until all have chosen, a player learns nothing of what others took, be
// it from the table, the log, the score or a move that a bot thinks of.

import { expect, test } from "vitest";
import { createBot } from "../../src/play/bots/index.ts";
import { seededRandom } from "../../src/play/random.ts";
import { loadSession } from "../../src/play/session/load-session.ts";
import { startSession } from "../../src/play/session/session.ts";
import { gameOf } from "../support/rules-of.ts";

const game = gameOf("burgundy");
const [anna, benno] = [0, 1];

/** A game in which Anna has chosen, her first option or her last one. */
function afterAnna(which: "first" | "last") {
  const seats = ["Anna", "Benno"].map((name) => ({ name, kind: "human" }));
  const session = startSession(game, { seats, options: { setUp: "secret" }, seed: 3 });
  while (game.decision(session.state)?.player === anna) {
    session.play(game.options(session.state).at(which === "first" ? 0 : -1) as number);
  }
  return session;
}

test("all that Benno may know is the same, whatever Anna has chosen", () => {
  const [one, other] = [afterAnna("first"), afterAnna("last")];

  expect(game.view(one.state, anna)).not.toEqual(game.view(other.state, anna));
  expect(game.view(one.state, benno)).toEqual(game.view(other.state, benno));
  expect(game.scores(one.state, benno)).toEqual(game.scores(other.state, benno));
  expect(game.covered(one.state, benno)).toEqual(game.covered(other.state, benno));
  expect(game.options(one.state)).toEqual(game.options(other.state));
});

test("the log shows Anna's choice to Anna alone until all have chosen", () => {
  const session = afterAnna("first");
  const players = (seat: number) => session.pastOf(seat).map(({ player }) => player);

  expect(players(anna)).toEqual([anna, anna]);
  expect(players(benno)).toEqual([]);
  while (game.decision(session.state)?.atOnce !== undefined) {
    session.play(game.options(session.state)[0] as number);
  }
  expect(players(benno)).toEqual([anna, anna, benno, benno]);
});

test("bots choose, and a game saved in the middle is played on", () => {
  const saved = afterAnna("last").save();
  const loaded = loadSession(game, saved);
  if (loaded.kind === "problem") expect.fail(loaded.problem.text.en);
  const { session } = loaded;
  const bot = createBot("greedy", seededRandom(1));
  for (let move = 0; move < 6; move++) session.play(bot(game, session.state));

  expect(game.decision(session.state)?.atOnce).toBeUndefined();
  expect(session.save()).toContain("option setUp secret");
});
