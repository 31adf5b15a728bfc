// The authored sentences of the shipped games: read, short, proved, and each change of a variant told.

import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lockedSentences, stateOf } from "../../src/cli/sentences/lock.ts";
import { differencesIn } from "../../src/dsl/diff/rule-diff.ts";
import {
  type Rule,
  type RuleSentence,
  renderPlainText,
  rulesOf as rulesIn,
  rulesWithVariants,
} from "../../src/dsl/index.ts";
import { checkedOf, compilerOf, rulesOf } from "../support/rules-of.ts";
import { variantsOf } from "../support/variants-of.ts";

const classics = globSync("rules/classics/*.regel").map((path) => path.slice(6, -6));
const games = ["burgundy", "burgundy-dice", ...classics.sort()];
const languages = ["de", "en"] as const;

describe.each(games)("%s", (name) => {
  const sources = rulesOf(name);
  const base = checkedOf(name, []);
  const all = lockedSentences(compilerOf(name), { path: name, name, sources });

  test("has sentences, and all have been read beside their rules", () => {
    const lock = lockOf(name);

    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((one) => stateOf(one, lock) !== "read").map(({ path }) => path)).toEqual([]);
  });

  test("its sentences are at most three of at most 25 words, whole and cleanly set", () => {
    const texts = all.flatMap(({ path, sentence }) =>
      languages.map((language) => ({ path, text: renderPlainText(sentence.text[language]) })),
    );
    expect(
      texts.flatMap(({ path, text }) => faultsOf(text).map((fault) => `${path}: ${fault}`)),
    ).toEqual([]);
  });

  test("whatever they tell are rules that an example proves", () => {
    const proved = new Set(base.examples.flatMap(({ proves }) => proves));
    const known = new Set(rulesIn(base).map(({ path }) => path));
    const told = rulesIn(base).flatMap(({ sentences }) => sentences);

    expect(told.flatMap(({ covered }) => covered).filter((path) => !known.has(path))).toEqual([]);
    expect(told.filter((one) => !isProved(one, proved)).map(({ about }) => about)).toEqual([]);
  });
});

const variants = games.flatMap((name) =>
  variantsOf(rulesOf(name)).map(({ id, base }) => ({ name, id, base: base?.text })),
);

describe.each(variants)("$name with $id", ({ name, id, base }) => {
  const before = checkedOf(name, base === undefined || !isVariant(name, base) ? [] : [base]);
  const after = checkedOf(name, [id]);
  const changed = differencesIn(rulesIn(before), rulesIn(after));
  const own = after.sentences.filter(({ about, variant }) => about === undefined && variant === id);
  const told = new Set(own.flatMap(({ covered }) => covered));

  test("each rule that it changes is told by its own sentences", () => {
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(3);
    expect(changed.map(({ path }) => path).filter((path) => !told.has(path))).toEqual([]);
  });

  test("its own sentences tell nothing that it leaves as it is", () => {
    const paths = new Set(changed.map(({ path }) => path));

    expect([...told].filter((path) => !paths.has(path))).toEqual([]);
  });

  test("a sentence that is void has a sentence of the variant in its place", () => {
    const rules = rulesWithVariants(after, before);
    const isReplaced = ({ path, sentences }: Rule) =>
      told.has(path) || sentences.every(({ isVoid }) => isVoid !== true);

    expect(rules.filter((rule) => !isReplaced(rule)).map(({ path }) => path)).toEqual([]);
  });
});

function isVariant(name: string, id: string): boolean {
  return checkedOf(name, []).variants.some((one) => one.id === id);
}

function lockOf(name: string): ReadonlyMap<string, { text: string; meaning: string }> {
  const folder = `rules/${name}/told.lock`;
  const path = existsSync(folder) ? folder : `rules/${name}.told.lock`;
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return new Map(
    lines.flatMap((line) => {
      const [sentence, text, meaning] = line.split(" ");
      if (sentence === undefined || text === undefined || meaning === undefined) return [];
      return sentence === "#" ? [] : [[sentence, { text, meaning }] as const];
    }),
  );
}

/** What is wrong with a text: too long, broken off, doubled, or not filled in. */
function faultsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const words = (one: string) => one.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return [
    ...(sentences.length > 3 ? [`${sentences.length} sentences: ${text}`] : []),
    ...sentences.filter((one) => words(one) > 25).map((one) => `${words(one)} words: ${one}`),
    ...(/[.!?]$/.test(text) ? [] : [`no full stop: ${text}`]),
    ...(/^[\p{Lu}\d„“]/u.test(text) ? [] : [`no capital: ${text}`]),
    ...(/ {2}|\s[.,;:]|[{}‚‘]|(?<!\p{L})(\p{L}+) \1(?!\p{L})/u.test(text)
      ? [`badly set: ${text}`]
      : []),
    ...(/voraussetzung|gegeben|requirement|given:/i.test(text) ? [`not for players: ${text}`] : []),
  ];
}

/** Whether an example proves the rule of a sentence, or one that it tells along, by a part of its path. */
function isProved({ covered }: RuleSentence, proved: ReadonlySet<string>): boolean {
  return covered.some((path) => path.split(".").some((part) => proved.has(part)));
}
