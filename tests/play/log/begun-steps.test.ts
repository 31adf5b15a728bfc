// The start of a phase or round is told with the move after which it begins.

import { expect, test } from "vitest";
import { seededRandom } from "../../../src/play/random.ts";
import { renderBegunSteps } from "../../../src/play/session/begun-steps-text.ts";
import { startSession } from "../../../src/play/session/session.ts";
import { gameOf } from "../../support/rules-of.ts";

const rounds = (letters: string, title: string, verb: string) =>
  [...letters].map((letter) => `${title} ${letter} ${verb}.`);

test("each round after the first begins once, with the last move of the one before", () => {
  const { de, en } = sentencesOf("burgundy-cards", 2);

  expect(de).toEqual(rounds("BCDE", "Durchgang", "beginnt"));
  expect(en).toEqual(rounds("BCDE", "Round", "begins"));
});

test("what begins together is one sentence", () => {
  const { de, en } = sentencesOf("burgundy", 2);

  expect(de).toHaveLength(24);
  expect(de.slice(3, 6)).toEqual([
    "Runde 5 beginnt.",
    "Durchgang B, Runde 1 beginnt.",
    "Runde 2 beginnt.",
  ]);
  expect(en[4]).toBe("Phase B, round 1 begins.");
});

test("a game without steps tells of none", () => {
  expect(sentencesOf("classics/connect-four", 2).de).toEqual([]);
});

/** What begins in a random match, in both languages. */
function sentencesOf(name: string, players: number): { de: string[]; en: string[] } {
  const game = gameOf(name);
  const seats = Array.from({ length: players }, () => ({ kind: "human" as const, name: "" }));
  const session = startSession(game, { seats, options: {}, seed: 11 });
  const random = seededRandom(11);
  for (let options = game.options(session.state); options.length > 0; ) {
    session.play(options[random.below(options.length)] ?? expect.fail());
    options = game.options(session.state);
  }
  const told = session.past.flatMap(({ begun }) => renderBegunSteps(game, begun) ?? []);
  return { de: told.map(({ de }) => de), en: told.map(({ en }) => en) };
}
