// Rules that play differently are never told the same. Each mutant of each game is taken as a
// variant of it: there is a difference (T1), the exact reading is another one in both languages (T2),
// no authored sentence stands about what has changed (T3), and a fingerprint differs (T4). What
// changes no rule changes none of these. Between variants, differences are the same both ways (T5).

import { describe, expect, test } from "vitest";
import {
  type CheckedGame,
  type Difference,
  differences,
  differencesIn,
  IncrementalCompiler,
  isSameProgram,
  type Rule,
  type RulesFile,
  rulesOf,
  ruleText,
  type TextLanguage,
} from "../../src/dsl/index.ts";
import { markVoidSentences } from "../../src/dsl/prose/authored/sentences.ts";
import { findRule, type RuleSentence } from "../../src/dsl/prose/rule.ts";
import { applyMutant, type Mutant } from "../../src/mutate/mutant.ts";
import { createMutants } from "../../src/mutate/mutants-of.ts";
import { withRenamedLocals } from "../support/renamed-locals.ts";
import { checkedOf, rulesOf as sourcesOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { variantsOf } from "../support/variants-of.ts";

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
const longer = ["burgundy-cards", "white-castle"];

/** Every so many mutants are examined. */
const games = [
  ...shipped.map((name) => ({ name, step: repetitions({ short: 40, long: 1 }) })),
  ...longer.map((name) => ({ name, step: repetitions({ short: 900, long: 5 }) })),
];

describe.each(games)("$name", ({ name, step }) => {
  const sources = sourcesOf(name);
  const project = new IncrementalCompiler();
  const original = checkedOf(name);
  const mutants = createMutants(sources, { variants: [], rules: [] }).filter(
    (_, index) => index % step === 0,
  );

  test(`T1 to T4: ${mutants.length} mutants are told as other rules`, () => {
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

describe.each(["burgundy", "burgundy-dice"])("%s", (name) => {
  const sources = sourcesOf(name);
  const project = new IncrementalCompiler();
  const all = [undefined, ...variantsOf(sources).map(({ id }) => id)];
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
  const every = repetitions({ short: 24, long: 1 });
  const examined = pairs.filter((_, index) => index % every === 0);

  test(`T1, T5: ${examined.length} of ${pairs.length} pairs of variants differ the same both ways`, () => {
    const games = new Map(
      all.map((id) => [id, checked(project, sources, id === undefined ? [] : [id])]),
    );
    const faults = examined.flatMap(([one, other]) => {
      const [a, b] = [games.get(one), games.get(other)];
      if (a === undefined || b === undefined) return [];
      const [there, back] = [changesOf(differences(a, b)), changesOf(differences(b, a))];
      const reversed = back.map(([change, path]) => `${opposite[change]} ${path}`).toSorted();
      const isUntold = there.length === 0 && !isSameProgram(a, b);
      return [
        ...(isUntold ? [`${one} and ${other} are told as the same`] : []),
        ...(there
          .map((words) => words.join(" "))
          .toSorted()
          .join() === reversed.join()
          ? []
          : [`${one} and ${other} differ otherwise than ${other} and ${one}`]),
      ];
    });

    expect(faults).toEqual([]);
  });
});

const opposite = { added: "removed", removed: "added", changed: "changed" } as const;

function changesOf(all: readonly Difference[]) {
  return all.map(({ change, path }) => [change, path] as const);
}

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
    ...staleSentences(before, after).map((path) => `T3: the sentence about ${path} stands`),
    ...(prints(before) === prints(after) ? ["T4: the same fingerprints"] : []),
  ].map((fault) => `${mutant.id} [${mutant.before} → ${mutant.edit.text}] ${fault}`);
}

/** Sentences that stand as they were, though a rule that they cover means something else now. */
function staleSentences(before: readonly Rule[], after: readonly Rule[]): string[] {
  const [old, now] = [before, after].map((rules) => new Map(rules.map((one) => [one.path, one])));
  const all = markVoidSentences(after, before).flatMap(({ sentences }) => sentences);
  const known = new Set(before.flatMap(({ sentences }) => sentences).map(wordsOf));
  return all.flatMap((sentence) => {
    if (sentence.isVoid === true || !known.has(wordsOf(sentence))) return [];
    const changed = sentence.covered.filter((path) => {
      const [a, b] = [old, now].map((rules) => rules && findRule(rules, path)?.fingerprint);
      return a === undefined || a !== b;
    });
    return changed.map((path) => `${sentence.about ?? ""} (${path})`);
  });
}

/** What a sentence says, with its placeholders filled. */
function wordsOf({ about, text }: RuleSentence): string {
  return JSON.stringify([about, text]);
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

function checked(
  project: IncrementalCompiler,
  sources: readonly RulesFile[],
  variants: readonly string[] = [],
): CheckedGame {
  const { game, diagnostics } = project.check(sources, variants);
  if (game === undefined) throw new Error(diagnostics.map(({ code }) => code).join(", "));
  return game;
}
