// Random code trees do the same in every executor. `TREES_SEED` is the first seed, `TREES` the number of
// trees; a failure prints the seed and the JavaScript of its tree.

import { expect, test } from "vitest";
import { calledRoutines } from "../../../src/dsl/codegen/code/effects.ts";
import { verifyRoutine } from "../../../src/dsl/codegen/code/verify.ts";
import { printProgram } from "../../../src/dsl/codegen/js/print.ts";
import { seededRandom } from "../../../src/play/random.ts";
import { repetitions } from "../../support/soak.ts";
import { EXECUTORS, outcomeOf } from "./executors.ts";
import { addressOf, randomRoutine, randomState } from "./random-trees.ts";

const first = Number(process.env.TREES_SEED ?? 1);
const trees = Number(process.env.TREES ?? repetitions({ short: 300, long: 100_000 }));

const ARGUMENTS = [
  [0, 1],
  [-7, 2 ** 31 - 1],
  [19, -(2 ** 31)],
] as const;

test("random trees do the same as interpreted, as JavaScript and as WebAssembly", () => {
  const found = new Set<string>();
  for (let seed = first; seed < first + trees; seed++) {
    const random = seededRandom(seed);
    const entry = randomRoutine(random);
    const all = calledRoutines([entry]);
    expect(all.flatMap(verifyRoutine), `seed ${seed}`).toEqual([]);
    const runs = Object.entries(EXECUTORS).map(
      ([name, executor]) => [name, executor(entry, addressOf)] as const,
    );
    const state = randomState(random);
    for (const args of ARGUMENTS) {
      const [[, reference], ...others] = runs.map(
        ([name, run]) => [name, JSON.stringify(outcomeOf(run, state, args))] as const,
      ) as [[string, string], ...[string, string][]];
      found.add(reference.slice(0, 40));
      for (const [name, outcome] of others) {
        if (outcome === reference) continue;
        const { text } = printProgram([entry], addressOf);
        expect(outcome, `seed ${seed}, (${args}), ${name}\n${text}`).toBe(reference);
      }
    }
  }
  // Most trees do something of their own.
  expect(found.size).toBeGreaterThan(trees / 4);
});
