// The final scoring step by step: each source of points once, and the sums of all of them.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFinalSteps, pointsAfter } from "../../../src/components/play/log/final-steps.ts";
import { loadSession } from "../../../src/play/session/load-session.ts";
import { gameOf } from "../../support/rules-of.ts";

function finished() {
  const game = gameOf("burgundy");
  const loaded = loadSession(game, readFileSync("tests/records/burgundy-2.txt", "utf8"));
  if (loaded.kind === "problem") throw new Error(loaded.problem.text.en);
  const { opening, past, state } = loaded.session;
  const entries = [...opening, ...past.flatMap((move) => move.entries)];
  return { game, entries, scores: game.scores(state) };
}

test("each step adds its points, up to the final scores", () => {
  const { game, entries, scores } = finished();
  const steps = listFinalSteps(game.meta, entries, scores.length, "en");
  expect(steps.length).toBeGreaterThan(0);
  for (const [index, { points }] of steps.entries()) {
    const before = pointsAfter(scores, steps, index);
    const after = pointsAfter(scores, steps, index + 1);
    expect(after).toEqual(before.map((sum, seat) => sum + (points[seat] ?? 0)));
    expect(points.some((amount) => amount !== 0)).toBe(true);
  }
  expect(pointsAfter(scores, steps, steps.length)).toEqual(scores);
  expect(pointsAfter(scores, steps, 0)).not.toEqual(scores);
});

test("the sources have their names in both languages", () => {
  const { game, entries, scores } = finished();
  const [de, en] = (["de", "en"] as const).map((language) =>
    listFinalSteps(game.meta, entries, scores.length, language).map(({ title }) => title),
  );
  expect(new Set(de).size).toBe(de?.length);
  expect(de).not.toEqual(en);
});
