// How much work it is to put all rules of Burgundy into words, in both languages: counted in calls of
// functions, so that it is the same on every machine. `node bench/prose.ts` measures the time.

import { expect, test } from "vitest";
import { checkGame, rulesOf } from "../../src/dsl/index.ts";
import { countCalls } from "../support/counted-calls.ts";
import { rulesOf as sourcesOf } from "../support/rules-of.ts";

const maxCalls = 700_000;

test(`the rules of burgundy are put into words with at most ${maxCalls} calls`, () => {
  const { game } = checkGame(sourcesOf("burgundy"));
  if (game === undefined) throw new Error("no game");
  const calls = countCalls(() => rulesOf(game));

  expect(calls).toBeGreaterThan(maxCalls / 2);
  expect(calls).toBeLessThan(maxCalls);
});
