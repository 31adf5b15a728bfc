// Examples that practice asks as questions can be made exercises, in every game that has lessons.

import { expect, test } from "vitest";
import { exerciseOf, isQuestion } from "../../src/components/lesson/exercise/exercise.ts";
import { listSite } from "../../src/files/site-manifest.ts";
import { gameOf } from "../support/rules-of.ts";

const taught = listSite("rules").games.filter(({ lessons }) => lessons.length > 0);

/** Where moves score seldom, because points come at the end, there are fewer; elsewhere more than ten. */
const fewest: Readonly<Record<string, number>> = { "white-castle": 2 };

test.each(taught.map(({ name }) => name))("questions of %s", (name) => {
  const game = gameOf(name);
  const questions = game.meta.examples.filter(({ id }) => isQuestion(game, id));

  expect(questions.length).toBeGreaterThanOrEqual(fewest[name] ?? 11);
  for (const { id } of questions) expect(() => exerciseOf(game, name, id)).not.toThrow();
});
