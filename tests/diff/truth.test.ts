// Rules that play differently are never called the same: every mutant of every game has a
// difference, and the difference names the rule in which the mutant is.

import { describe, expect, test } from "vitest";
import {
  type Compiled,
  changesBetween,
  type Difference,
  differences,
  IncrementalCompiler,
  type RulesFile,
} from "../../src/dsl/index.ts";
import type * as ir from "../../src/dsl/ir/ir.ts";
import { applyMutant, type Mutant } from "../../src/mutate/mutant.ts";
import { isSameProgram } from "../../src/mutate/mutant-runner.ts";
import { createMutants } from "../../src/mutate/mutants-of.ts";
import { sampleOf } from "../../src/mutate/sample.ts";
import { completed } from "../support/check-rules.ts";
import { rulesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

const games = [
  "burgundy",
  "burgundy-dice",
  "classics/breakthrough",
  "classics/connect-four",
  "classics/hex",
  "classics/pig",
  "classics/tic-tac-toe",
  "classics/yavalath",
  "sketches/burgundy-cards",
  "sketches/white-castle",
];

const seed = 20_261_123;

describe.each(games)("%s", (name) => {
  const sources = rulesOf(name);
  const project = new IncrementalCompiler();
  const original = compiledFrom(project, sources);
  const all = createMutants(sources, { variants: [], rules: [] });
  const size = repetitions({ short: 4, long: all.length });

  test(`no mutant is told as the same (${size} of ${all.length}, seed ${seed})`, () => {
    const silent = sampleOf(all, size, seed).flatMap((mutant) => {
      const { game, compiled } = project.compile(applyMutant(sources, mutant));
      if (game === undefined || compiled === undefined) return [];
      if (isSameProgram(original.compiled, compiled)) return [];
      const found = differences(original.game, game);
      const names = namesOf(mutant, original.game);
      if (found.some((difference) => isAbout(difference, names))) return [];
      return [`${mutant.id}: ${found.map(({ path }) => path)}`];
    });

    expect(silent).toEqual([]);
  });
});

/** The declaration in which the mutant is, and the part of it. */
function namesOf({ rule }: Mutant, { id }: ir.Game): ReadonlySet<string> {
  return new Set(rule.split(".").map((name) => (name === id ? "game" : name)));
}

/** Whether a difference is in what has one of the names, or in what refers to it. */
function isAbout({ path, a, b }: Difference, names: ReadonlySet<string>): boolean {
  const paths = [path, ...(a?.refs ?? []), ...(b?.refs ?? [])];
  return paths.some((one) => one.split(".").some((name) => names.has(name)));
}

function compiledFrom(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
): { readonly game: ir.Game; readonly compiled: Compiled } {
  const { game, compiled } = project.compile(sources);
  if (game === undefined || compiled === undefined) throw new Error("The game has errors.");
  return { game, compiled };
}

test.each([
  ["a cost", "extend toll { gain 1 shells }", ["toll", "buy"]],
  ["a requirement", "change rich.enough to your pearls > 1", ["enough"]],
])("a variant that changes nothing but %s is told", (_, edit, paths) => {
  const text = `
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
player counter shells { de "die Muschel, die Muscheln" en "shell, shells" }
cost toll { pay 1 pearls }
requirement rich { needs enough: your pearls > 0 else de "Zu arm." en "Too poor." }
action buy { de "kaufen" en "buy" needs rich costs toll gain 1 shells }
flow { each player { choose buy } }
variant other of reef { de "Anders" en "Different" ${edit} }
`;
  const sources = [{ path: "rules.regel", text }, completed(text)];
  const { groups } = changesBetween(new IncrementalCompiler(), sources, [], ["other"]);

  expect(groups.map(({ differences: all }) => all.map(({ path }) => path))).toEqual([paths]);
});
