// Rules that play differently are never told the same. Over the mutants of all games, each of which
// is a small variant: T1 finds a difference, T2 reads otherwise in both languages, T4 has another
// fingerprint. What changes no rule changes none of these.

import { describe, expect, test } from "vitest";
import {
  type CheckedGame,
  differences,
  differencesIn,
  IncrementalCompiler,
  isSameProgram,
  type Rule,
  type RulesFile,
  ruleText,
  rulesOf,
  type TextLanguage,
} from "../../src/dsl/index.ts";
import { applyMutant, type Mutant } from "../../src/mutate/mutant.ts";
import { createMutants } from "../../src/mutate/mutants-of.ts";
import { withRenamedLocals } from "../support/renamed-locals.ts";
import { rulesOf as sourcesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

const shipped = [
  "burgundy",
  "burgundy-dice",
  "classics/breakthrough",
  "classics/connect-four",
  "classics/hex",
  "classics/pig",
  "classics/tic-tac-toe",
  "classics/yavalath",
];
const sketches = ["sketches/burgundy-cards", "sketches/white-castle"];

/** Every so many mutants are examined. */
const games = [
  ...shipped.map((name) => ({ name, step: repetitions({ short: 10, long: 1 }) })),
  ...sketches.map((name) => ({ name, step: repetitions({ short: 200, long: 5 }) })),
];

describe.each(games)("$name", ({ name, step }) => {
  const sources = sourcesOf(name);
  const project = new IncrementalCompiler();
  const original = checked(project, sources);
  const mutants = createMutants(sources, { variants: [], rules: [] }).filter(
    (_, index) => index % step === 0,
  );

  test(`T1, T2, T4: ${mutants.length} mutants are told as other rules`, () => {
    const faults = mutants.flatMap((mutant) => {
      const { game } = project.check(applyMutant(sources, mutant));
      return game === undefined ? [] : faultsOf(mutant, original, game);
    });

    expect(faults).toEqual([]);
  });

  test("T4: other names of locals are the same program, and nothing is told", () => {
    const renamed = checked(project, withRenamedLocals(sources));

    expect(differences(original, renamed).map(({ path }) => path)).toEqual([]);
    expect(isSameProgram(original, renamed)).toBe(true);
  });

  test("T4: other layout and no comments are the same program, and nothing is told", () => {
    const plain = checked(project, sources.map(onePerLine));

    expect(differences(original, plain).map(({ path }) => path)).toEqual([]);
    expect(isSameProgram(original, plain)).toBe(true);
  });
});

/** What a mutant that plays differently would be told falsely. */
function faultsOf(mutant: Mutant, original: CheckedGame, game: CheckedGame): string[] {
  if (isSameProgram(original, game)) return [];
  const [before, after] = [rulesOf(original), rulesOf(game)];
  const found = differencesIn(before, after);
  const names = namesOf(mutant, original);
  const isNamed = found.some(({ path, a, b }) =>
    isAbout([path, ...(a?.refs ?? []), ...(b?.refs ?? [])], names),
  );
  const isRead = (language: TextLanguage) => reading(before, language) !== reading(after, language);
  return [
    ...(isNamed ? [] : ["T1: no difference in its rule"]),
    ...(["de", "en"] as const).flatMap((language) =>
      isRead(language) ? [] : [`T2: reads the same (${language})`],
    ),
    ...(prints(before) === prints(after) ? ["T4: the same fingerprints"] : []),
  ].map((fault) => `${mutant.id} [${mutant.before} → ${mutant.edit.text}] ${fault}`);
}

/** The declaration in which the mutant is, and the part of it. */
function namesOf({ rule }: Mutant, { id }: CheckedGame): ReadonlySet<string> {
  return new Set(rule.split(".").map((name) => (name === id ? "game" : name)));
}

/** Whether a difference is in what has one of the names, or in what refers to it. */
function isAbout(paths: readonly string[], names: ReadonlySet<string>): boolean {
  return paths.some((path) => path.split(".").some((name) => names.has(name)));
}

/** All rules in words, with all that they list. */
function reading(rules: readonly Rule[], language: TextLanguage): string {
  return rules.map((rule) => `${rule.path}: ${ruleText(rule, language)}`).join("\n");
}

function prints(rules: readonly Rule[]): string {
  return rules.map(({ path, kind, fingerprint }) => `${path} ${kind} ${fingerprint}`).join("\n");
}

/** A word a line and no comments; `//` inside a string begins none. */
function onePerLine({ path, text }: RulesFile): RulesFile {
  const words = text.replace(
    /("(?:[^"\\\n]|\\.)*")|\/\/.*$|[ \t]+/gm,
    (_, string: string | undefined) => string ?? "\n",
  );
  return { path, text: words };
}

function checked(project: IncrementalCompiler, sources: readonly RulesFile[]): CheckedGame {
  const { game, diagnostics } = project.check(sources);
  if (game === undefined) throw new Error(diagnostics.map(({ code }) => code).join(", "));
  return game;
}
