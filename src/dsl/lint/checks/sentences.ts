// Warns about authored sentences: those that tell nothing, what a variant leaves untold, rules without
// a sentence, numbers of rule values that are written by hand, and long texts.

import { rulePath } from "../../check/declarations/sentences.ts";
import { coverChanges, isPathWithin } from "../../diff/coverage.ts";
import { changesIn, type RuleChange } from "../../diff/rule-diff.ts";
import { spelledNumber } from "../../inflection/numerals.ts";
import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { visitExpression } from "../../ir/visit.ts";
import { countWords, splitSentences } from "../../prose/authored/sentence-length.ts";
import { renderPlainText } from "../../prose/document.ts";
import { findRule, type RuleOutline, type RuleSentence } from "../../prose/rule.ts";
import { authoredSentences, outlinesOf } from "../../prose/rules-of.ts";
import { findNearest } from "../../source/nearest.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { VariantDecl } from "../../variants/catalogue.ts";
import { findEditTarget } from "../../variants/conflicts.ts";
import { keyOf, type LintContext } from "../lint-context.ts";

type Outlines = ReadonlyMap<string, RuleOutline>;

/** The most words of a sentence, and the most sentences of a `tells`. */
const most = { words: 25, sentences: 3 } as const;

// Paths ----------------------------------------------------------------------------

/** Paths of `tells`, `for` and `keep tells` that lead to no rule. */
export function checkSentencePaths(linted: LintContext): void {
  const paths = [
    ...ownTells(linted).flatMap(({ about, covered }) => [about ?? [], covered].flat()),
    ...chosenVariants(linted).flatMap(({ changes }) => changes.keeps),
  ];
  if (paths.length === 0) return;
  const games = [linted.game, ...(linted.before === undefined ? [] : [linted.before])];
  const rules = games.map(outlinesByPath);
  for (const path of paths) {
    const text = rulePath(path);
    const last = path.names.at(-1);
    if (last === undefined || rules.some((one) => isRule(one, text))) continue;
    const nearest = findNearest(
      last.text,
      rules.flatMap((one) => partsOf(one, text)),
    );
    linted.warn("tells-nothing", last.span, { path: text, because: "no-rule", nearest });
  }
}

function isRule(rules: Outlines, path: string): boolean {
  return findRule(rules, path) !== undefined || partsIn(rules, path).length > 0;
}

/** The names of the parts that the owner of a part has. */
function partsOf(rules: Outlines, path: string): readonly string[] {
  const at = path.lastIndexOf(".");
  if (at < 0) return [];
  const owner = path.slice(0, at);
  return [...partsIn(rules, owner), ...(rules.get(owner)?.refs ?? [])];
}

function partsIn(rules: Outlines, owner: string): string[] {
  const start = `${owner}.`;
  return [...rules.keys()].flatMap((one) => (one.startsWith(start) ? one.slice(start.length) : []));
}

// Variants -------------------------------------------------------------------------

/** Rules that the own sentences of a variant cover and that it leaves as they are. */
export function checkUnchangedSentences(linted: LintContext): void {
  const { game, before } = linted;
  const [variant] = chosenVariants(linted);
  const own = variant?.changes.tells.filter(({ about }) => about === undefined) ?? [];
  if (before === undefined || own.length === 0) return;
  const rules = [outlinesByPath(game), outlinesByPath(before)];
  const changes = changesIn(outlinesOf(before), outlinesOf(game));
  for (const path of own.flatMap(({ covered }) => covered)) {
    const text = rulePath(path);
    const resolved = resolvedPath(rules, text);
    const isChanged = changes.some((change) => isPathWithin(change.path, resolved));
    if (!isChanged && rules.some((one) => isRule(one, text)))
      linted.warn("tells-nothing", path.span, {
        path: text,
        because: "unchanged",
        nearest: undefined,
      });
  }
}

/** Rules that a variant with sentences of its own changes, and that none of them covers. */
export function checkUntoldChanges(linted: LintContext): void {
  const { game, before } = linted;
  const [variant] = chosenVariants(linted);
  if (before === undefined || variant === undefined) return;
  const all = game.sentences.filter((one) => one.variant === variant.id);
  if (all.every(({ about }) => about !== undefined)) return;
  const rules = [outlinesByPath(game), outlinesByPath(before)];
  const sentences = all.map(({ covered }) => ({
    covered: covered.map((path) => resolvedPath(rules, path)),
  }));
  const changes = changesIn(outlinesOf(before), outlinesOf(game));
  const covering = coverChanges(changes, sentences);
  for (const change of changes) {
    if (covering.has(change)) continue;
    const facts = { variant: variant.id, rule: change.path };
    const edit = editOf(variant, change);
    const place = edit === undefined ? (change.b ?? change.a)?.span : undefined;
    linted.warn("variant-untold", edit ?? variant.changes.name.span, facts, place, "shows-here");
  }
}

/** Where a variant changes a rule, unless that follows from another change. */
function editOf({ changes }: VariantDecl, { path }: RuleChange): Span | undefined {
  const targets = changes.edits.map(findEditTarget);
  return targets.find((one) => isPathWithin(path, one.path) || isPathWithin(one.path, path))?.span;
}

// Rules without a sentence ---------------------------------------------------------

/** In a game with sentences, rules that players see, with neither a readable text nor a sentence. */
export function checkMissingSentences(linted: LintContext): void {
  if (linted.all("tells").length === 0) return;
  const { game } = linted;
  const rules = outlinesByPath(game);
  const covered = game.sentences
    .flatMap((one) => one.covered)
    .map((path) => resolvedPath([rules], path));
  for (const rule of rules.values()) {
    if (rule.isReadable || !isShown(linted, rule)) continue;
    if (!covered.some((path) => isPathWithin(rule.path, path)))
      linted.warn("sentence-missing", rule.span, { rule: rule.path });
  }
}

/** Whether players see a rule. A procedure that one rule alone does is read in that rule. */
function isShown({ game }: LintContext, { kind, span, path }: RuleOutline): boolean {
  switch (kind) {
    case "action":
    case "requirement":
    case "cost":
    case "handler":
      return true;
    case "procedure": {
      const procedure = game.procedures.find((one) => keyOf(one.span) === keyOf(span));
      const callers = outlinesOf(game).filter(({ refs }) => refs.includes(path));
      return procedure?.words !== undefined && callers.length !== 1;
    }
    default:
      return false;
  }
}

// Texts ----------------------------------------------------------------------------

/** Digits and words that are the number of the rule value that a sentence is about. */
export function checkWrittenNumbers(linted: LintContext): void {
  for (const [tells, { about, holes, text }] of ownTexts(linted, linted.game.sentences)) {
    const value = linted.game.values.find(({ id }) => id === about);
    if (value === undefined || value.type.kind === "yesno") continue;
    if (holes.some((hole) => mentions(hole.value, value))) continue;
    const number = evaluateConstant(value.body, linted.constants);
    if (number === undefined) continue;
    for (const language of ["de", "en"] as const) {
      const span = tells.text?.[language]?.span;
      if (span !== undefined && numbersIn(text[language], language).includes(number))
        linted.warn("number-outside-hole", span, { number, value: value.id });
    }
  }
}

/** Numbers with a word that is nothing else: `one` may be a pronoun. */
const SPELLED = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The whole numbers that are written out of placeholders, as digits or as words. */
function numbersIn(text: string, language: "de" | "en"): number[] {
  const written = text.replace(/\{\d+\}/g, "{}");
  const digits = written.matchAll(/(?<![\p{L}\d]|\d[.,])\d+(?![\p{L}\d]|[.,]\d)/gu);
  const words = new Set(written.toLowerCase().match(/\p{L}+/gu));
  const spelled = SPELLED.filter((n) => words.has(spelledNumber(n, language)));
  return [...[...digits].map(Number), ...spelled];
}

function mentions(expr: ir.Expr, value: ir.Value): boolean {
  let found = false;
  visitExpression(expr, {
    expression: (part) => {
      found ||= part.kind === "value" && part.value === value;
    },
  });
  return found;
}

/** Sentences with too many words, and texts of too many sentences. */
export function checkSentenceLengths(linted: LintContext): void {
  if (ownTells(linted).length === 0) return;
  for (const [tells, { text }] of ownTexts(linted, authoredSentences(linted.game))) {
    for (const language of ["de", "en"] as const) {
      const span = tells.text?.[language]?.span;
      if (span === undefined) continue;
      const sentences = splitSentences(renderPlainText(text[language]));
      const words = Math.max(...sentences.map(countWords));
      if (sentences.length > most.sentences) warnLong(linted, span, "sentences", sentences.length);
      if (words > most.words) warnLong(linted, span, "words", words);
    }
  }
}

function warnLong(linted: LintContext, span: Span, of: keyof typeof most, count: number): void {
  linted.warn("sentence-too-long", span, { of, count, most: most[of] });
}

// The sentences of the checked game --------------------------------------------------

/** The sentences that the game itself has, or under variants those of the variants alone. */
function ownTells(linted: LintContext): readonly ast.Tells[] {
  if (linted.rules.chosen.length === 0) return linted.all("tells");
  return chosenVariants(linted).flatMap(({ changes }) => changes.tells);
}

/** The same with what they have been checked to. */
function ownTexts<S extends Pick<RuleSentence, "span">>(
  linted: LintContext,
  sentences: readonly S[],
): (readonly [ast.Tells, S])[] {
  const byPlace = new Map(sentences.map((one) => [keyOf(one.span), one]));
  return ownTells(linted).flatMap((tells) => {
    const sentence = byPlace.get(keyOf(tells.span));
    return sentence === undefined ? [] : [[tells, sentence] as const];
  });
}

function chosenVariants({ rules: { chosen, variants } }: LintContext): readonly VariantDecl[] {
  return variants.filter(({ id }) => chosen.includes(id));
}

function outlinesByPath(game: ir.Game): Outlines {
  return new Map(outlinesOf(game).map((rule) => [rule.path, rule]));
}

/** The path of the rule that a path leads to, in the first game that has it. */
function resolvedPath(rules: readonly Outlines[], path: string): string {
  return rules.flatMap((one) => findRule(one, path) ?? [])[0]?.path ?? path;
}
