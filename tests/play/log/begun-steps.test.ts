// The start of a phase or round is told with the move after which it begins, the first with the match.

import { expect, test } from "vitest";
import { seededRandom } from "../../../src/play/random.ts";
import { renderBegunSteps } from "../../../src/play/session/begun-steps-text.ts";
import { startSession } from "../../../src/play/session/session.ts";
import { gameOf } from "../../support/rules-of.ts";

const rounds = (letters: string, title: string, verb: string) =>
  [...letters].map((letter) => `${title} ${letter} ${verb}.`);

test("each round begins once: the first with the match, others with the last move of the one before", () => {
  const { de, en, atFirst } = sentencesOf("burgundy-cards", 2);

  expect(de).toEqual(rounds("ABCDE", "Durchgang", "beginnt"));
  expect(en).toEqual(rounds("ABCDE", "Round", "begins"));
  expect(atFirst).toEqual({ de: "Durchgang A beginnt.", en: "Round A begins." });
});

test("what begins together is one sentence", () => {
  const { de, en } = sentencesOf("burgundy", 2);

  expect(de).toHaveLength(25);
  expect(de[0]).toBe("Durchgang A, Runde 1 beginnt.");
  expect(de.slice(4, 7)).toEqual([
    "Runde 5 beginnt.",
    "Durchgang B, Runde 1 beginnt.",
    "Runde 2 beginnt.",
  ]);
  expect(en[5]).toBe("Phase B, round 1 begins.");
});

test("a game without steps tells of none", () => {
  expect(sentencesOf("classics/connect-four", 2).de).toEqual([]);
});

/** What begins in a random match, in both languages, and what of it with the match itself. */
function sentencesOf(name: string, players: number) {
  const game = gameOf(name);
  const seats = Array.from({ length: players }, () => ({ kind: "human" as const, name: "" }));
  const session = startSession(game, { seats, options: {}, seed: 11 });
  const random = seededRandom(11);
  for (let options = game.options(session.state); options.length > 0; ) {
    session.play(options[random.below(options.length)] ?? expect.fail());
    options = game.options(session.state);
  }
  const atFirst = renderBegunSteps(game, session.begun);
  const later = session.past.map(({ begun }) => renderBegunSteps(game, begun));
  const told = [atFirst, ...later].filter((sentence) => sentence !== undefined);
  return { de: told.map(({ de }) => de), en: told.map(({ en }) => en), atFirst };
}
