// Rules that are tried out in many games: what differs, which lines were used, what never happens.

import { expect, test } from "vitest";
import { IncrementalCompiler, loadGame, loadInstrumented } from "../../src/dsl/index.ts";
import type { SimulationPlan } from "../../src/play/simulation/simulate.ts";
import { simulateGame } from "../../src/play/simulation/simulate.ts";
import { unusedIn } from "../../src/playground/coverage.ts";
import { findVariantNames, sourcesWith } from "../../src/playground/project.ts";
import { createEmptyGame } from "../../src/playground/templates.ts";
import { SimulationService } from "../../src/worker/playground/simulation-service.ts";
import { compilerOf, rulesOf } from "../support/rules-of.ts";

const base = rulesOf("burgundy");
const path = "rules/burgundy/variants/mine.regel";
const games = 12;
const plan: SimulationPlan = { bots: ["random", "random"], options: {}, seed: 4 };

test("rules are compared with those that they go on from", async () => {
  const { figures, parting } = await tried("change watchtowerPoints from 4 to 9");
  const watchtowers = figures.reasons.find(({ id }) => id === "watchtowers");

  expect(figures.games).toBe(games);
  expect(watchtowers?.b).toBeGreaterThan(watchtowers?.a ?? 0);
  expect(parting?.record).toMatch(/^regelwerk-record 1\ngame burgundy\n/);
  expect(parting?.move).toBeGreaterThan(0);
});

test("the same rules part in no game", async () => {
  const { figures, parting } = await tried("");
  expect(figures.scores.every(({ isSame }) => isSame)).toBe(true);
  expect(parting).toBeUndefined();
});

test("each line of the author's tells how often it was used", async () => {
  const { coverage } = await tried(`change watchtowerPoints from 4 to 5
  add when phaseEnds {
    if your score >= 0 { gain 1 workers }
    if your score < 0 {
      gain 2 workers
    }
  }
  change phasePoints from 10, 8, 6, 4, 2 to 9, 8, 6, 4, 2`);
  const lines = coverage.files.flatMap(({ lines: all }) => all);

  expect(lines.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 10]);
  expect(unusedIn(coverage)).toEqual([{ path, line: 7, unused: "gain 2 workers" }]);
  // Two players at the end of each of five phases.
  expect(lines.find(({ line }) => line === 5)?.count).toBe(games * 2 * 5);
});

test("what bots only think of is not counted", async () => {
  const { files } = (
    await tried(
      `change watchtowerPoints from 4 to 5
  add when phaseEnds { gain 1 workers }`,
      { ...plan, bots: ["greedy", "greedy"] },
      1,
    )
  ).coverage;
  expect(files[0]?.lines.find(({ line }) => line === 4)?.count).toBe(10);
});

test("a game of one's own is tried by itself", async () => {
  const project = createEmptyGame("en");
  const order = { language: "en" as const, base: undefined, sources: project.files };
  const own = project.files.map((file) => file.path);
  const tables = { variants: [], seats: ["one", "two"], plan, games };
  const answer = await new SimulationService(new IncrementalCompiler()).run(
    { ...order, own, ...tables },
    () => {},
  );
  if (answer.kind !== "tried") throw new Error(answer.kind);

  expect(answer.figures.scores.map(({ a, b }) => a === b)).toEqual([true, true]);
  expect(answer.figures.wins.reduce((sum, { a }) => sum + a, 0)).toBeCloseTo(1);
  expect(unusedIn(answer.coverage)).toEqual([]);
});

test("rules with errors, and those that go round in circles, are answered", async () => {
  expect(await run("change watchtowerPoints from 4 to x")).toEqual({ kind: "faults" });
  const circles = await run(
    "add when phaseEnds { repeat until your score < 0 { gain 1 workers } }",
  );
  expect(circles).toMatchObject({
    kind: "problem",
    text: { en: expect.stringMatching(/circles/) },
  });
});

test("counting changes nothing in a game, and no program counts that was not asked", () => {
  const counting = compilerOf("burgundy").compileInstrumented(base, [], {
    files: new Set(base.map((file) => file.path)),
    changed: new Map(),
  });
  const { compiled } = compilerOf("burgundy").compile(base);
  if (counting === undefined || compiled === undefined) throw new Error("does not compile");
  const counts = counting.places.map(() => 0);
  const [one, other] = [loadInstrumented(counting.compiled, counts), loadGame(compiled)];

  for (let index = 0; index < 5; index++) {
    expect(simulateGame(one, plan, index)).toEqual(simulateGame(other, plan, index));
  }
  expect(compiled.js).not.toMatch(/\bC\[/);
});

async function tried(change: string, by = plan, count = games) {
  const answer = await run(change, by, count);
  if (answer.kind !== "tried") throw new Error(JSON.stringify(answer));
  return answer;
}

function run(change: string, by = plan, count = games) {
  const text = `variant mine of burgundy {\n  de "Meine" en "Mine"\n  ${change}\n}\n`;
  const own = [{ path, text }];
  const order = {
    language: "en" as const,
    base,
    sources: sourcesWith(base, own),
    own: [path],
    variants: findVariantNames(own),
    seats: ["one", "two"],
    plan: by,
    games: count,
  };
  return new SimulationService(compilerOf("burgundy")).run(order, () => {});
}
