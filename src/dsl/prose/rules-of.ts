// From the checked game to its rules in words.

import type * as ir from "../ir/ir.ts";
import * as action from "./action.ts";
import { createSentences, markVoidSentences } from "./authored/sentences.ts";
import { canonical } from "./canonical.ts";
import { type Described, type Tellings, tellingsOf } from "./described.ts";
import { type Draft, documentOf } from "./document.ts";
import * as exception from "./exception.ts";
import type { PresentedHandler } from "./handlers.ts";
import {
  type Bending,
  type Group,
  type Index,
  indexOf,
  type Unit,
  type Worths,
} from "./index-of.ts";
import { emphasis, unmarked } from "./mark.ts";
import { meaningOf } from "./meaning.ts";
import * as pieces from "./pieces.ts";
import { entryText } from "./print.ts";
import * as procedure from "./procedure.ts";
import * as ranking from "./ranking.ts";
import { type Entry, findRule, type Rule } from "./rule.ts";
import * as setup from "./setup.ts";
import * as things from "./things.ts";
import * as value from "./value.ts";
import * as worth from "./worth.ts";

/** Kinds of rules whose generated text is a sentence or a table that a rulebook could print. */
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

/** Rules that have been told: the same game is told only once. */
const told = new WeakMap<ir.Game, readonly Rule[]>();

/** Every named rule of a game, in order of declaration; the game itself first, the ranking last. */
export function rulesOf(game: ir.Game): readonly Rule[] {
  const rules = told.get(game) ?? allRules(game);
  told.set(game, rules);
  return rules;
}

function allRules(game: ir.Game): Rule[] {
  const index = indexOf(game);
  const t = tellingsOf(index);
  const { span } = game.flow;
  const whole: Unit = {
    path: "game",
    kind: "game",
    span: { file: span.file, start: 0, end: 0 },
    of: game,
  };
  const last: Unit = { path: "ranking", kind: "ranking", span, of: game.ranking };
  const rules = [whole, ...index.units, last].map((unit) => ruleOf(index, unit, describe(t, unit)));
  const byPath = new Map(rules.map((rule) => [rule.path, rule]));
  const sentences = Map.groupBy(
    createSentences(t, byPath),
    ({ about }) => about && (findRule(byPath, about)?.path ?? about),
  );
  return rules.map((rule) => {
    const own = rule.path === "game" ? (sentences.get(undefined) ?? []) : [];
    return { ...rule, sentences: [...own, ...(sentences.get(rule.path) ?? [])] };
  });
}

/**
 * The same for a game with active variants: sentences that the game without them has are marked as
 * void where a variant changes what they tell.
 */
export function rulesWithVariants(game: ir.Game, base: ir.Game): readonly Rule[] {
  return markVoidSentences(rulesOf(game), rulesOf(base));
}

function ruleOf(index: Index, unit: Unit, described: Described): Omit<Rule, "sentences"> {
  const { path, kind, span } = unit;
  const { title } = described;
  const entries = described.entries.map(withoutMarks);
  const meaning = canonical(index, path, meaningOf(index, unit, entries));
  return {
    path,
    kind,
    span,
    title: { de: unmarked(title.de), en: unmarked(title.en) },
    text: {
      de: documentOf(withEntries(described.de, entries, "de"), path),
      en: documentOf(withEntries(described.en, entries, "en"), path),
    },
    isReadable: readableKinds.has(kind),
    fingerprint: meaning.text,
    refs: meaning.refs,
    entries,
  };
}

/** Entries are compared and shown in tables: there they are words alone. */
function withoutMarks({ label, value, parts, ...entry }: Entry): Entry {
  const bare = ({ de, en }: ir.LocalizedText) => ({ de: unmarked(de), en: unmarked(en) });
  const plain = { ...entry, label: bare(label), value: bare(value) };
  return parts === undefined ? plain : { ...plain, parts: parts.map(withoutMarks) };
}

/** What is listed stands below the last line. */
function withEntries(
  lines: readonly Draft[],
  entries: readonly Entry[],
  language: "de" | "en",
): Draft[] {
  const last = lines.at(-1);
  if (last === undefined || entries.length === 0) return [...lines];
  const listed = entries.map((entry) => ({ text: markedEntry(entry, language), lines: [] }));
  return [...lines.slice(0, -1), { text: last.text, lines: listed }];
}

/** `Colour: red`; what only has a name is listed by it. */
function markedEntry(entry: Entry, language: "de" | "en"): string {
  const text = entryText(entry, language);
  const label = entry.label[language];
  return text === label ? text : `${emphasis(label)}${text.slice(label.length)}`;
}

/** What a unit is about fits its kind: `indexOf` has put them together. */
function describe(t: Tellings, { kind, of }: Unit): Described {
  switch (kind) {
    case "game":
      return setup.gameRule(of as ir.Game);
    case "option":
      return setup.optionRule(t, of as ir.SetupOption);
    case "rival":
      return setup.rivalRule(t, of as ir.Rival);
    case "enum":
      return pieces.enumRule(t, of as ir.Enum);
    case "family":
      return pieces.familyRule(t, of as ir.Family);
    case "piece":
      return pieces.pieceRule(t, of as Group);
    case "shape":
      return pieces.shapeRule(t, of as ir.Shape);
    case "board":
      return pieces.boardRule(t, of as ir.Board);
    case "counter":
      return things.counterRule(t, of as ir.Counter);
    case "mark":
      return things.markRule(t, of as ir.Mark);
    case "zone":
      return things.zoneRule(t, of as ir.Zone);
    case "grid":
      return things.gridRule(t, of as ir.Grid);
    case "track":
      return things.trackRule(t, of as ir.Track);
    case "die":
      return things.dieRule(t, of as ir.Die);
    case "reason":
      return things.reasonRule(t, of as ir.Reason);
    case "requirement":
      return action.requirementRule(t, of as ir.Requirement);
    case "cost":
      return action.costRule(t, of as ir.Cost);
    default:
      return describeRule(t, kind, of);
  }
}

type RuleOnly = Exclude<
  Unit["kind"],
  | "game"
  | "option"
  | "rival"
  | "enum"
  | "family"
  | "piece"
  | "shape"
  | "board"
  | "counter"
  | "mark"
  | "zone"
  | "grid"
  | "track"
  | "die"
  | "reason"
  | "requirement"
  | "cost"
>;

function describeRule(t: Tellings, kind: RuleOnly, of: object): Described {
  switch (kind) {
    case "table":
      return value.tableRule(t, of as ir.Table);
    case "value":
      return value.formulaRule(t, of as ir.Value);
    case "define":
      return value.formulaRule(t, of as ir.Define);
    case "exception":
      return exception.bendingRule(t, of as Bending);
    case "need":
      return action.needRule(t, of as ir.Need);
    case "action":
      return action.actionRule(t, of as ir.OptionSchema);
    case "procedure":
      return procedure.procedureRule(t, of as ir.Procedure);
    case "event":
      return procedure.eventRule(t, of as ir.Procedure);
    case "handler":
      return procedure.handlerRule(t, of as PresentedHandler);
    case "flow":
      return procedure.flowRule(t, of as ir.Procedure);
    case "ranking":
      return ranking.rankingRule(t, of as ir.Game["ranking"]);
    case "rating":
      return setup.ratingRule(t, of as ir.Rating);
    case "worth":
      return worth.worthRule(t, of as Worths);
    case "counting":
      return worth.countingRule(t, of as ir.WorthTiming);
    default:
      return kind satisfies never;
  }
}
