// `tells`: the authored sentences of rules, with their placeholders filled, and what keeps them true.

import type * as ir from "../../ir/ir.ts";
import { contracted } from "../de/endings.ts";
import { realizePhrase as phraseDe } from "../de/phrase.ts";
import { type Inline, joinInlines } from "../document.ts";
import { realizePhrase as phraseEn } from "../en/phrase.ts";
import { meaningIn, withoutNumbers } from "../fingerprint.ts";
import type { Index } from "../index-of.ts";
import { markedText, parseMarkup } from "../mark.ts";
import { createContext } from "../plan/context.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { findRule, type Rule, type RuleSentence } from "../rule.ts";
import type { Case } from "../word.ts";
import { planPlaceholder } from "./placeholder.ts";

type RulesByPath = ReadonlyMap<string, Pick<Rule, "path" | "kind" | "fingerprint" | "refs">>;

/** Returns all sentences of a game and of its active variants, in the order of their declarations. */
export function createSentences(index: Index, rules: RulesByPath): RuleSentence[] {
  const { game } = index;
  return game.sentences.map((authored): RuleSentence => {
    const { about, covered, variant, span, holes } = authored;
    const t = createContext(index, holes);
    const phrases = holes.map((hole) => planPlaceholder(t, hole));
    return {
      about,
      covered,
      variant,
      text: {
        de: inlines(fill(authored.text.de, phrases, (of, i) => wordsDe(of, caseOf(holes[i])))),
        en: inlines(fill(authored.text.en, phrases, (of) => markedText(phraseEn(of)))),
      },
      template: authored.text,
      meaning: covered.map((path) => meaningWithout(index, path, rules, authored)),
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
  index: Index,
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
  const meaning = meaningIn(covered);
  return isGiven ? withoutNumbers(meaning) : meaning;
}

/** The value or table that an expression asks for. */
function declarationOf(expr: ir.Expr): object | undefined {
  switch (expr.kind) {
    case "value":
      return expr.value;
    case "table":
      return expr.table;
    default:
      return undefined;
  }
}

/** The case that the article of a placeholder says. */
function caseOf(hole: ir.Placeholder | undefined): Case {
  return hole?.article?.case ?? "nom";
}

function wordsDe(of: NounPhrase, inCase: Case): string {
  return contracted(markedText(phraseDe(of, inCase)));
}

/** Only what is filled in is worded here: `zu dem Haus, das …` stays as its author wrote it. */
function fill(
  text: string,
  phrases: readonly NounPhrase[],
  realize: (of: NounPhrase, index: number) => string,
): string {
  return text.replace(/\{(\d+)\}/g, (_, index: string) => {
    const of = phrases[Number(index)];
    return of === undefined ? "" : realize(of, Number(index));
  });
}

function inlines(text: string): Inline[] {
  return joinInlines(parseMarkup(text));
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
