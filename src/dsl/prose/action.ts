// Actions and what they require, in words.

import type * as ir from "../ir/ir.ts";
import * as binderDe from "./binder.de.ts";
import * as binderEn from "./binder.en.ts";
import * as conditionDe from "./condition.de.ts";
import * as conditionEn from "./condition.en.ts";
import { type Described, type Tellings, words } from "./described.ts";
import type { Draft } from "./document.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { namedNoun, quoted } from "./lexicon.ts";
import { reference } from "./mark.ts";
import { familyNoun, fieldNoun, localName, nounOfCounter, typeNoun } from "./names.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { fieldOf, withLocal } from "./telling.ts";

export function needRule(t: Tellings, need: ir.Need): Described {
  const { text, holes, cases } = need;
  const why = text && filled(t, text, holes);
  const whys = cases.map((one) => ({ when: one.when, ...filled(t, one.text, one.holes) }));
  return {
    title: needTitle(t, need),
    de: [
      conditionLineDe(t, need),
      ...whys.map(({ when, de }) =>
        stmtDe.leaf(`Sonst heißt es, wenn ${conditionDe.clause(t.de, when).sub}: „${de}“`),
      ),
      ...(why === undefined ? [] : [stmtDe.leaf(`Sonst heißt es: „${why.de}“`)]),
    ],
    en: [
      conditionLineEn(t, need),
      ...whys.map(({ when, en }) =>
        stmtEn.leaf(`Otherwise, if ${conditionEn.clause(t.en, when)}, you are told: “${en}”`),
      ),
      ...(why === undefined ? [] : [stmtEn.leaf(`Otherwise you are told: “${why.en}”`)]),
    ],
    entries: [],
  };
}

/** Called by the action that it belongs to, if that is one. */
function needTitle(t: Tellings, need: ir.Need): ir.LocalizedText {
  const names = t.index.game.moves
    .filter(({ head }) =>
      head.some((step) => step.kind === "need" && step.need.index === need.index),
    )
    .map(({ name }) => name);
  const [name] = names;
  if (name === undefined || names.some(({ en }) => en !== name.en))
    return words(quoted(oneLine(need.id)), english.splitIdentifier(oneLine(need.id)));
  return { de: `Voraussetzung für „${name.de}“`, en: `Requirement for “${name.en}”` };
}

function oneLine(id: string): string {
  return id.replace(/\s+/g, " ");
}

function conditionLineDe(t: Tellings, need: ir.Need): Draft {
  const name = reference(pathOfNeed(t, need), "Voraussetzung");
  return stmtDe.leaf(`${name}: ${conditionDe.mainClause(t.de, need.condition)}`);
}

function conditionLineEn(t: Tellings, need: ir.Need): Draft {
  const name = reference(pathOfNeed(t, need), "Requirement");
  return stmtEn.leaf(`${name}: ${conditionEn.clause(t.en, need.condition)}`);
}

/** A requirement is told where it stands and, once for all actions that share it, by itself. */
function pathOfNeed({ index }: Tellings, need: ir.Need): string | undefined {
  return index.paths.get(index.needs[need.index] ?? need);
}

/** The text with its holes filled by what stands in them. */
function filled(t: Tellings, text: ir.LocalizedText, holes: ir.Need["holes"]): ir.LocalizedText {
  const fill = (said: string, say: (hole: ir.Need["holes"][number]) => string) =>
    said.replace(/\{(\d+)\}/g, (whole, at: string) => {
      const hole = holes[Number(at)];
      return hole === undefined ? whole : say(hole);
    });
  return {
    de: fill(text.de, (hole) => holeDe(t, hole)),
    en: fill(text.en, (hole) => holeEn(t, hole)),
  };
}

/** What stands in a hole is different each time: only what sort of thing it is. */
function holeDe(t: Tellings, { value, counter, form, names }: ir.Placeholder): string {
  const things = counter && nounOfCounter(t, counter.counter, counter.index).de.many;
  if (form === "short") return `[vorhandene und fehlende ${things}]`;
  if (things !== undefined) return `[Anzahl] ${things}`;
  if (form === "noun" && names !== undefined) return nounOfNamed(t, names).de.one;
  if (value.kind === "zoneSize") return `[Inhalt: ${value.zone.zone.noun.de.one}]`;
  return `[${sortOf(t, value).de.one}]`;
}

function holeEn(t: Tellings, { value, counter, form, names }: ir.Placeholder): string {
  const things = counter && nounOfCounter(t, counter.counter, counter.index).en.many;
  if (form === "short") return `[${things} there and missing]`;
  if (things !== undefined) return `[number] ${things}`;
  if (form === "noun" && names !== undefined) return nounOfNamed(t, names).en.one;
  if (value.kind === "zoneSize") return `[contents: ${value.zone.zone.noun.en.one}]`;
  return `[${sortOf(t, value).en.one}]`;
}

function nounOfNamed(t: Tellings, names: NonNullable<ir.Placeholder["names"]>): ir.LocalizedNoun {
  if ("parent" in names) return familyNoun(t.index, names);
  return names.noun ?? namedNoun(names.id);
}

function sortOf(t: Tellings, value: ir.Expr): ir.LocalizedNoun {
  const field = fieldOf(value);
  if (field !== undefined) return fieldNoun(field.of.type, field.field);
  const type = value.type.kind === "orNone" ? value.type.of : value.type;
  if (value.kind === "local" && type.kind !== "number") return localName(t.index, value.local).noun;
  return typeNoun(t.index, type);
}

// Actions ------------------------------------------------------------------------

export function actionRule(t: Tellings, move: ir.OptionSchema): Described {
  const { name, params, head, body } = move;
  const steps = withoutAliases(t, head);
  const free = t.index.game.moves.find(({ id, free }) => id === move.id && free);
  const { before, costs, after } = partedBy(free, steps.head);
  const paid = body.slice(0, body.length - (free?.body.length ?? body.length));
  const isEmpty = head.length + body.length === 0;
  return {
    title: words(name.de, name.en),
    de: [
      ...givenDe(t, params),
      ...headDe(steps.t, before),
      ...costsOf(stmtDe.block, "Kosten", [
        ...headDe(steps.t, costs),
        ...stmtDe.statements(steps.t.de, paid),
      ]),
      ...headDe(steps.t, after),
      ...stmtDe.statements(steps.t.de, body.slice(paid.length)),
      ...(isEmpty ? [stmtDe.leaf("Es geschieht nichts")] : []),
    ],
    en: [
      ...givenEn(t, params),
      ...headEn(steps.t, before),
      ...costsOf(stmtEn.block, "Costs", [
        ...headEn(steps.t, costs),
        ...stmtEn.statements(steps.t.en, paid),
      ]),
      ...headEn(steps.t, after),
      ...stmtEn.statements(steps.t.en, body.slice(paid.length)),
      ...(isEmpty ? [stmtEn.leaf("Nothing happens")] : []),
    ],
    entries: [],
  };
}

function costsOf(
  block: (head: string, below: readonly Draft[]) => Draft[],
  head: string,
  lines: readonly Draft[],
): Draft[] {
  return lines.length === 0 ? [] : block(head, lines);
}

/** What an action asks for as its costs: all that it does not where it is free. */
function partedBy(free: ir.OptionSchema | undefined, head: readonly ir.HeadStep[]) {
  if (free === undefined) return { before: head, costs: [], after: [] };
  const kept = new Set(free.head.map(nameOfStep));
  const isCost = (step: ir.HeadStep) => !kept.has(nameOfStep(step));
  const first = head.findIndex(isCost);
  return {
    before: head.slice(0, first < 0 ? undefined : first),
    costs: head.filter(isCost),
    after: first < 0 ? [] : head.slice(first).filter((step) => !isCost(step)),
  };
}

function nameOfStep(step: ir.HeadStep): string {
  return step.kind === "need" ? `needs ${step.need.index}` : `${step.kind} ${step.local.name}`;
}

/** Names for what has words of its own are told by those words: `the colour of the fish`. */
function withoutAliases(t: Tellings, head: readonly ir.HeadStep[]) {
  let { de, en } = t;
  const rest = head.filter((step) => {
    if (step.kind !== "let" || !isAlias(step.value)) return true;
    de = withLocal(de, step.local, exprDe.value(de, step.value));
    en = withLocal(en, step.local, exprEn.value(en, step.value));
    return false;
  });
  return { t: { ...t, de, en }, head: rest };
}

function isAlias({ kind, type }: ir.Expr): boolean {
  return (
    kind === "pieceField" ||
    kind === "spaceField" ||
    kind === "table" ||
    (kind === "binary" && type.kind === "number")
  );
}

/** Requirements that actions share, as declared. */
export function requirementRule(t: Tellings, { id, params, head }: ir.Requirement): Described {
  const steps = withoutAliases(t, head);
  return {
    title: words(quoted(id), english.splitIdentifier(id)),
    de: [...givenDe(t, params), ...headDe(steps.t, steps.head)],
    en: [...givenEn(t, params), ...headEn(steps.t, steps.head)],
    entries: [],
  };
}

/** What actions may cost, as declared. */
export function costRule(t: Tellings, { id, params, head, body }: ir.Cost): Described {
  const steps = withoutAliases(t, head);
  return {
    title: words(`Kosten ${quoted(id)}`, `costs: ${english.splitIdentifier(id)}`),
    de: [
      ...givenDe(t, params),
      ...headDe(steps.t, steps.head),
      ...stmtDe.statements(steps.t.de, body),
    ],
    en: [
      ...givenEn(t, params),
      ...headEn(steps.t, steps.head),
      ...stmtEn.statements(steps.t.en, body),
    ],
    entries: [],
  };
}

export function givenDe(t: Tellings, params: readonly ir.Local[]): Draft[] {
  const list = params.map((local) => exprDe.localPhrase(t.de, local).nom);
  return list.length === 0 ? [] : [stmtDe.leaf(`Gegeben: ${german.listed(list)}`)];
}

export function givenEn(t: Tellings, params: readonly ir.Local[]): Draft[] {
  const list = params.map((local) => exprEn.localPhrase(t.en, local).text);
  return list.length === 0 ? [] : [stmtEn.leaf(`Given: ${english.listed(list)}`)];
}

function headDe(t: Tellings, head: readonly ir.HeadStep[]): Draft[] {
  return head.map((step) => {
    switch (step.kind) {
      case "pick": {
        const binder = binderOf(step);
        const what = binderDe.binderPhrase(t.de, binder, "a");
        const name = exprDe.localPhrase(t.de, step.local);
        const bare = binderDe.binderPhrase(t.de, binder, "the", "one", true);
        const called = bare.nom === name.nom ? "" : ` (${name.nom})`;
        return stmtDe.leaf(`du wählst ${what.acc}${called}`);
      }
      case "let": {
        const name = exprDe.localPhrase(t.de, step.local);
        return stmtDe.leaf(`dabei ist ${name.nom}: ${exprDe.value(t.de, step.value).nom}`);
      }
      case "need":
        return conditionLineDe(t, step.need);
      default:
        return step satisfies never;
    }
  });
}

function headEn(t: Tellings, head: readonly ir.HeadStep[]): Draft[] {
  return head.map((step) => {
    switch (step.kind) {
      case "pick": {
        const binder = binderOf(step);
        const what = binderEn.binderPhrase(t.en, binder, "a");
        const name = exprEn.localPhrase(t.en, step.local);
        const bare = binderEn.binderPhrase(t.en, binder, "the", "one", true);
        const called = bare.text === name.text ? "" : ` (${name.text})`;
        return stmtEn.leaf(`you choose ${what.text}${called}`);
      }
      case "let": {
        const name = exprEn.localPhrase(t.en, step.local);
        return stmtEn.leaf(`here ${name.text} is: ${exprEn.value(t.en, step.value).text}`);
      }
      case "need":
        return conditionLineEn(t, step.need);
      default:
        return step satisfies never;
    }
  });
}

function binderOf({ local, domain }: Extract<ir.HeadStep, { kind: "pick" }>): ir.Binder {
  return { local, through: undefined, domain, where: undefined };
}
