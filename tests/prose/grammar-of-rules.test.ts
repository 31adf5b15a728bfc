// The words of all rules agree: in the games of the project and in random games, by checkers that
// share no code with the realizers. And nothing unresolved is left in a sentence.

import { expect, test } from "vitest";
import { checkGame, renderPlainText, rulesOf } from "../../src/dsl/index.ts";
import type * as ir from "../../src/dsl/ir/ir.ts";
import { GERMAN } from "../../src/dsl/prose/de/realizer.ts";
import type { Draft } from "../../src/dsl/prose/document.ts";
import { ENGLISH } from "../../src/dsl/prose/en/realizer.ts";
import { indexOf } from "../../src/dsl/prose/index-of.ts";
import { aggregate } from "../../src/dsl/prose/plan/aggregation.ts";
import { realizePlans } from "../../src/dsl/prose/realizer.ts";
import { describeRule } from "../../src/dsl/prose/rules/describe.ts";
import { renderWords, type Word } from "../../src/dsl/prose/word.ts";
import { randomGame } from "../random-programs/generator/program.ts";
import { checkedOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { faultsInGerman } from "./grammar-de.ts";
import { faultsInEnglish } from "./grammar-en.ts";

const games = [
  "burgundy",
  "burgundy-dice",
  "classics/pig",
  "classics/tic-tac-toe",
  "classics/connect-four",
  "classics/hex",
  "classics/yavalath",
  "classics/breakthrough",
  "burgundy-cards",
  "white-castle",
];

const programs = repetitions({ short: 120, long: 10_000 });

test.each(games)("the words of %s agree in both languages", (name) => {
  const sentences = sentencesOf(checkedOf(name));
  expect(faultsIn(sentences)).toEqual([]);
  expect(
    sentences.map(({ words }) => renderWords(words)).filter((text) => TWICE.test(text)),
  ).toEqual([]);
});

test.each(games)("%s shows no names of its source", (name) => {
  const shown = rulesOf(checkedOf(name)).flatMap(({ title, text, told }) => [
    title.de,
    title.en,
    ...[...text.de, ...text.en, ...told.de, ...told.en].map((block) => renderPlainText(block.text)),
  ]);

  expect(shown.filter((one) => /‚|‘/.test(one))).toEqual([]);
});

test(`the words of ${programs} random games agree in both languages`, { timeout: 0 }, () => {
  const faults = new Set<string>();
  let [told, sentences] = [0, 0];
  for (let seed = 1; seed <= programs; seed++) {
    const text = randomGame(seed);
    const { game } = checkGame([{ path: "random.regel", text }]);
    if (game === undefined) continue;
    told++;
    const all = sentencesOf(game);
    sentences += all.length;
    for (const fault of faultsIn(all)) faults.add(`${seed}: ${fault}`);
  }

  expect([...faults].slice(0, 20)).toEqual([]);
  expect(told).toBeGreaterThan(programs * 0.9);
  expect(sentences).toBeGreaterThan(programs * 50);
});

interface Told {
  readonly language: "de" | "en";
  readonly words: readonly Word[];
}

function sentencesOf(game: ir.Game): Told[] {
  const index = indexOf(game);
  return index.units.flatMap((unit) => {
    const { plans } = describeRule(index, unit);
    return [plans, aggregate(plans)].flatMap((list) => [
      ...flat(realizePlans(GERMAN, list)).map((words): Told => ({ language: "de", words })),
      ...flat(realizePlans(ENGLISH, list)).map((words): Told => ({ language: "en", words })),
    ]);
  });
}

function flat(drafts: readonly Draft[]): (readonly Word[])[] {
  return drafts.flatMap(({ words, lines }) => [words, ...flat(lines)]);
}

function faultsIn(sentences: readonly Told[]): string[] {
  return sentences.flatMap(({ language, words }) => {
    const text = renderWords(words);
    const faults = language === "de" ? faultsInGerman(words) : faultsInEnglish(words);
    return [...faults, ...unresolved(text)].map((fault) => `${fault} in “${text}”`);
  });
}

/** What no sentence has. */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [/[{}\uE000-\uF8FF]|undefined|\[object/, "unresolved"],
  [/ {2}|^ | $/, "a space too many"],
  [/ [,.;:!?](?: |$)|[,;:][,.;:]/, "a sign that stands apart"],
];

/** What random games say of things that are the same: `er er ist`. */
const TWICE = /(?<!\p{L})(\p{Ll}{2,}) \1(?!\p{L})/u;

function unresolved(text: string): string[] {
  return NEVER.flatMap(([never, what]) => (never.test(text) ? [what] : []));
}
