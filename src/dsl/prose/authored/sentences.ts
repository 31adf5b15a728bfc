// `tells`: the authored sentences of rules, with their placeholders filled, and what keeps them true.

import type * as ir from "../../ir/ir.ts";
import { amountOf as amountDe, timesOf as timesDe } from "../amount.de.ts";
import { amountOf as amountEn, timesOf as timesEn } from "../amount.en.ts";
import { bentNote, plainNumber } from "../bent.ts";
import { withoutNumbers } from "../canonical.ts";
import type { Tellings } from "../described.ts";
import { type Inline, joinInlines } from "../document.ts";
import { value as valueDe } from "../expr.de.ts";
import { value as valueEn } from "../expr.en.ts";
import { contracted } from "../german.ts";
import { cut } from "../mark.ts";
import { nounOfCounter } from "../names.ts";
import { findRule, type Rule, type RuleSentence } from "../rule.ts";

type RulesByPath = ReadonlyMap<string, Pick<Rule, "path" | "fingerprint" | "refs">>;

/** Returns all sentences of a game and of its active variants, in the order of their declarations. */
export function createSentences(t: Tellings, rules: RulesByPath): RuleSentence[] {
  const { game } = t.index;
  return game.sentences.map((authored): RuleSentence => {
    const { about, covered, variant, span } = authored;
    return {
      about,
      covered,
      variant,
      text: {
        de: inlines(fill(authored.text.de, (i) => germanHole(t, authored.holes[i]))),
        en: inlines(fill(authored.text.en, (i) => englishHole(t, authored.holes[i]))),
      },
      template: authored.text,
      meaning: covered.map((path) => meaningWithout(t, path, rules, authored)),
      isVouchedFor: variant !== undefined || (about !== undefined && game.kept.includes(about)),
      span,
    };
  });
}

/**
 * The fingerprint of a rule that a sentence covers; without its numbers if a placeholder gives them:
 * the sentence changes with them.
 */
function meaningWithout(
  { index }: Tellings,
  path: string,
  rules: RulesByPath,
  { holes }: ir.AuthoredSentence,
): string {
  const covered = findRule(rules, path);
  if (covered === undefined) return "";
  const isGiven = holes.some(({ value }) => {
    const rule = declarationOf(value);
    return rule !== undefined && index.paths.get(rule) === covered.path;
  });
  return isGiven ? withoutNumbers(covered.fingerprint) : covered.fingerprint;
}

/** The rule value, definition or table that an expression asks for. */
function declarationOf(expr: ir.Expr): object | undefined {
  switch (expr.kind) {
    case "value":
      return expr.value;
    case "define":
      return expr.define;
    case "table":
      return expr.table;
    default:
      return undefined;
  }
}

function fill(text: string, hole: (index: number) => string): string {
  return text.replace(/\{(\d+)\}/g, (_, index: string) => hole(Number(index)));
}

function germanHole({ de }: Tellings, hole: ir.Placeholder | undefined): string {
  if (hole === undefined) return "";
  const { value, counter } = hole;
  if (counter === undefined && plainNumber(value) !== undefined)
    return `${timesDe(de, value)}${bentNote(de.index, value, { mit: "mit", many: "mit Ausnahmen" }, "de")}`;
  if (counter === undefined) return valueDe(de, value).nom;
  return contracted(amountDe(de, value, nounOfCounter(de, counter.counter, counter.index)));
}

function englishHole({ en }: Tellings, hole: ir.Placeholder | undefined): string {
  if (hole === undefined) return "";
  const { value, counter } = hole;
  if (counter === undefined && plainNumber(value) !== undefined)
    return `${timesEn(en, value)}${bentNote(en.index, value, { mit: "with", many: "with exceptions" }, "en")}`;
  if (counter === undefined) return valueEn(en, value).text;
  return amountEn(en, value, nounOfCounter(en, counter.counter, counter.index));
}

function inlines(text: string): Inline[] {
  return joinInlines(cut(text));
}

/**
 * Returns the rules of a game with variants, with sentences marked that do not hold there: those
 * of the game without variants that cover a rule that means something else now.
 */
export function markVoidSentences(rules: readonly Rule[], base: readonly Rule[]): Rule[] {
  const known = new Map(
    base.flatMap(({ sentences }) => sentences.map((one) => [keyOf(one), one] as const)),
  );
  return rules.map((rule) => ({
    ...rule,
    sentences: rule.sentences.map((sentence) => {
      const before = known.get(keyOf(sentence));
      return { ...sentence, isVoid: !sentence.isVouchedFor && !meansSame(sentence, before) };
    }),
  }));
}

function meansSame(sentence: RuleSentence, before: RuleSentence | undefined): boolean {
  return (
    before !== undefined &&
    before.meaning.length === sentence.meaning.length &&
    before.meaning.every((meaning, i) => meaning === sentence.meaning[i])
  );
}

/** Two sentences are one if they are about the same rule in the same words. */
function keyOf({ about, template }: RuleSentence): string {
  return `${about ?? ""} ${template.de} ${template.en}`;
}
