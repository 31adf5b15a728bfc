// From the checked game to its rules in words.

import type * as ir from "../ir/ir.ts";
import { groupBy } from "../source/group-by.ts";
import { createSentences, markVoidSentences } from "./authored/sentences.ts";
import { GERMAN } from "./de/realizer.ts";
import { createDocument, type Inline, type ProseBlock } from "./document.ts";
import { ENGLISH } from "./en/realizer.ts";
import { findFirstStep } from "./exact-reading.ts";
import { ruleFingerprint } from "./fingerprint.ts";
import { type Index, type IndexedRule, indexOf } from "./index-of.ts";
import { meaningOf } from "./meaning.ts";
import { aggregate, isUnchanged } from "./plan/aggregation.ts";
import { isReadable } from "./plan/bar.ts";
import type { SentencePlan } from "./plan/plan.ts";
import { entryText } from "./print.ts";
import { renderTitle } from "./realize.ts";
import { realizePlans } from "./realizer.ts";
import { type Entry, findRule, type Rule, type RuleOutline, type RuleSentence } from "./rule.ts";
import { describeRule } from "./rules/describe.ts";
import type { RuleDraft } from "./rules/rule-draft.ts";

/** A rule before its text is rendered. */
interface PlannedRule {
  readonly outline: RuleOutline;
  readonly draft: RuleDraft;
  readonly aggregated: readonly SentencePlan[];
}

interface PlannedGame {
  readonly rules: readonly PlannedRule[];
  readonly sentences: readonly RuleSentence[];
}

/** Planned rules by their games, so that each game is planned once. */
const planned = new WeakMap<ir.Game, PlannedGame>();

/** Rules by their games, so that each game is rendered once. */
const rendered = new WeakMap<ir.Game, readonly Rule[]>();

/** Kinds of rules whose generated text is always a sentence or a table that a rulebook could print. */
const readableKinds: ReadonlySet<Rule["kind"]> = new Set([
  "value",
  "exception",
  "worth",
  "counting",
  "table",
  "ranking",
  "rating",
  "option",
  "rival",
]);

/** Kinds of rules that players read where their generated sentences pass the bar. */
const barKinds: ReadonlySet<Rule["kind"]> = new Set([
  "action",
  "cost",
  "need",
  "requirement",
  "procedure",
  "handler",
]);

/** Every named rule of a game, in order of declaration; the game itself first, the ranking last. */
export function rulesOf(game: ir.Game): readonly Rule[] {
  const rules = rendered.get(game) ?? allRules(game);
  rendered.set(game, rules);
  return rules;
}

/** The same rules without their texts, which takes a part of the time. */
export function outlinesOf(game: ir.Game): readonly RuleOutline[] {
  return plannedGame(game).rules.map(({ outline }) => outline);
}

/** All authored sentences of a game and of its active variants, in the order of their declarations. */
export function authoredSentences(game: ir.Game): readonly RuleSentence[] {
  return plannedGame(game).sentences;
}

function allRules(game: ir.Game): Rule[] {
  const { rules, sentences } = plannedGame(game);
  const byPath = new Map(rules.map(({ outline }) => [outline.path, outline]));
  const byRule = groupBy(
    sentences,
    ({ about }) => about && (findRule(byPath, about)?.path ?? about),
  );
  return rules.map((rule) => {
    const { path } = rule.outline;
    const own = path === "game" ? (byRule.get(undefined) ?? []) : [];
    return { ...withTexts(rule), sentences: [...own, ...(byRule.get(path) ?? [])] };
  });
}

function plannedGame(game: ir.Game): PlannedGame {
  const known = planned.get(game) ?? planGame(game);
  planned.set(game, known);
  return known;
}

function planGame(game: ir.Game): PlannedGame {
  const index = indexOf(game);
  const { span } = game.flow;
  const whole: IndexedRule = {
    path: "game",
    kind: "game",
    span: { file: span.file, start: 0, end: 0 },
    of: game,
  };
  const last: IndexedRule = { path: "ranking", kind: "ranking", span, of: game.ranking };
  const rules = [whole, ...index.units, last].map((unit) => planRule(index, unit));
  const byPath = new Map(rules.map(({ outline }) => [outline.path, outline]));
  return { rules, sentences: createSentences(index, byPath) };
}

/**
 * The same for a game with active variants: sentences that the game without them has are marked as
 * void where a variant changes what they tell.
 */
export function rulesWithVariants(game: ir.Game, base: ir.Game): readonly Rule[] {
  return markVoidSentences(rulesOf(game), rulesOf(base));
}

function planRule(index: Index, unit: IndexedRule): PlannedRule {
  const { path, kind, span } = unit;
  const draft = describeRule(index, unit);
  const aggregated = aggregate(draft.plans, draft.deed);
  const canBeRead = readableKinds.has(kind) || (barKinds.has(kind) && isReadable(aggregated));
  const { text, refs } = ruleFingerprint(index, path, meaningOf(index, unit, draft.entries));
  const outline = { path, kind, span, isReadable: canBeRead, fingerprint: text, refs };
  return { outline, draft, aggregated };
}

function withTexts({ outline, draft, aggregated }: PlannedRule): Omit<Rule, "sentences"> {
  const { title, plans, entries } = draft;
  // Most plans that are told are those of the text.
  const realized = new Map<SentencePlan, Text>();
  const blocksOf = (plan: SentencePlan): Text => {
    const known = realized.get(plan) ?? render(plan, outline.path);
    realized.set(plan, known);
    return known;
  };
  const textOf = (list: readonly SentencePlan[]): Text => ({
    de: withEntries(
      list.flatMap((plan) => blocksOf(plan).de),
      entries,
      "de",
    ),
    en: withEntries(
      list.flatMap((plan) => blocksOf(plan).en),
      entries,
      "en",
    ),
  });
  const text = textOf(plans);
  return {
    ...outline,
    title: renderTitle(title),
    text,
    firstStep: findFirstStep(outline.kind, plans),
    told: outline.isReadable && !isUnchanged(plans, aggregated) ? textOf(aggregated) : text,
    entries,
  };
}

type Text = Rule["text"];

function render(plan: SentencePlan, path: string): Text {
  return {
    de: createDocument(realizePlans(GERMAN, [plan]), path),
    en: createDocument(realizePlans(ENGLISH, [plan]), path),
  };
}

/** What is listed stands below the last line. */
function withEntries(
  blocks: readonly ProseBlock[],
  entries: readonly Entry[],
  language: "de" | "en",
): readonly ProseBlock[] {
  const last = blocks.at(-1);
  if (last === undefined || entries.length === 0) return blocks;
  const items = entries.map((entry): ProseBlock => {
    return { kind: "paragraph", text: entryInlines(entry, language) };
  });
  return [...blocks.slice(0, -1), { kind: "list", text: last.text, items }];
}

/** `Colour: red`, with the label in bold; what only has a name is listed by it. */
function entryInlines(entry: Entry, language: "de" | "en"): Inline[] {
  const label = entry.label[language];
  if (entry.isName) return [{ kind: "text", text: label }];
  const rest = entryText(entry, language).slice(label.length);
  return [
    { kind: "emphasis", text: label },
    { kind: "text", text: rest },
  ];
}
