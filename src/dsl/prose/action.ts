// Actions, requirements, procedures, events, the flow and the ranking in words.

import type * as ir from "../ir/ir.ts";
import * as binderDe from "./binder.de.ts";
import * as binderEn from "./binder.en.ts";
import * as conditionDe from "./condition.de.ts";
import * as conditionEn from "./condition.en.ts";
import { type Described, says, type Tellings, words } from "./described.ts";
import type { Draft } from "./document.ts";
import * as english from "./english.ts";
import { atEvent } from "./event.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import type { Handler } from "./handlers.ts";
import { quoted } from "./lexicon.ts";
import { kindNouns, nounOfCounter, type Worded } from "./names.ts";
import * as placeDe from "./place.de.ts";
import * as placeEn from "./place.en.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { withLocal } from "./telling.ts";
import { filledTitle, titleOfKinds } from "./value.ts";

export function needRule(t: Tellings, need: ir.Need): Described {
  const { text, holes } = need;
  const why = text && filled(t, text, holes);
  return {
    title: needTitle(t, need),
    de: [
      conditionLineDe(t, need.condition),
      ...(why === undefined ? [] : [stmtDe.leaf(`Sonst heißt es: „${why.de}“`)]),
    ],
    en: [
      conditionLineEn(t, need.condition),
      ...(why === undefined ? [] : [stmtEn.leaf(`Otherwise you are told: “${why.en}”`)]),
    ],
    parts: [need.condition, text, holes],
    entries: [],
  };
}

/** Called by the action that it belongs to, if that is one. */
function needTitle(t: Tellings, need: ir.Need): ir.Words {
  const names = t.index.game.moves
    .filter(({ head }) => head.some((step) => step.kind === "need" && step.need === need))
    .map(({ name }) => name);
  const [name] = names;
  if (name === undefined || names.some(({ en }) => en !== name.en))
    return words(quoted(oneLine(need.id)), english.wordsOf(oneLine(need.id)));
  return { de: `Voraussetzung für „${name.de}“`, en: `Requirement for “${name.en}”` };
}

function oneLine(id: string): string {
  return id.replace(/\s+/g, " ");
}

function conditionLineDe(t: Tellings, condition: ir.Expr): Draft {
  return stmtDe.leaf(`Voraussetzung: ${conditionDe.mainClause(t.de, condition)}`);
}

function conditionLineEn(t: Tellings, condition: ir.Expr): Draft {
  return stmtEn.leaf(`Requirement: ${conditionEn.clause(t.en, condition)}`);
}

/** The text with its holes filled by what stands in them. */
function filled(t: Tellings, text: ir.Words, holes: ir.Need["holes"]): ir.Words {
  const fill = (said: string, say: (hole: ir.Need["holes"][number]) => string) =>
    said.replace(/\{(\d+)\}/g, (whole, at: string) => {
      const hole = holes[Number(at)];
      return hole === undefined ? whole : `[${say(hole)}]`;
    });
  return {
    de: fill(text.de, ({ value, counter }) => holeDe(t, value, counter)),
    en: fill(text.en, ({ value, counter }) => holeEn(t, value, counter)),
  };
}

function holeDe(t: Tellings, value: ir.Expr, counter: ir.Hole["counter"]): string {
  const { nom } = exprDe.value(t.de, value);
  return counter === undefined || value.kind === "counter"
    ? nom
    : `${nom}: ${nounOfCounter(t, counter.counter, counter.index).de.many}`;
}

function holeEn(t: Tellings, value: ir.Expr, counter: ir.Hole["counter"]): string {
  const { text } = exprEn.value(t.en, value);
  return counter === undefined || value.kind === "counter"
    ? text
    : `${text}: ${nounOfCounter(t, counter.counter, counter.index).en.many}`;
}

// Actions ------------------------------------------------------------------------

export function actionRule(t: Tellings, move: ir.Move): Described {
  const { name, says: spoken, params, head, body } = move;
  const doesDe = stmtDe.statements(t.de, body);
  const doesEn = stmtEn.statements(t.en, body);
  return {
    title: words(name.de, name.en),
    de: [
      ...givenDe(t, params),
      ...headDe(t, head),
      ...doesDe,
      ...(head.length + body.length === 0 ? [stmtDe.leaf("Es geschieht nichts")] : []),
    ],
    en: [
      ...givenEn(t, params),
      ...headEn(t, head),
      ...doesEn,
      ...(head.length + body.length === 0 ? [stmtEn.leaf("Nothing happens")] : []),
    ],
    parts: [name, spoken, params, head, body],
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
        const binder: ir.Binder = {
          local: step.local,
          through: undefined,
          domain: step.domain,
          where: undefined,
        };
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
        return conditionLineDe(t, step.need.condition);
      default:
        return step satisfies never;
    }
  });
}

function headEn(t: Tellings, head: readonly ir.HeadStep[]): Draft[] {
  return head.map((step) => {
    switch (step.kind) {
      case "pick": {
        const binder: ir.Binder = {
          local: step.local,
          through: undefined,
          domain: step.domain,
          where: undefined,
        };
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
        return conditionLineEn(t, step.need.condition);
      default:
        return step satisfies never;
    }
  });
}

// Procedures and events ----------------------------------------------------------

export function procedureRule(t: Tellings, procedure: ir.Procedure): Described {
  const { params, body } = procedure;
  const isEmpty = body.length === 0;
  return {
    title: filledTitle(t, procedure, params),
    de: [
      ...givenDe(t, params),
      ...(isEmpty ? [stmtDe.leaf("Es geschieht nichts")] : stmtDe.statements(t.de, body)),
    ],
    en: [
      ...givenEn(t, params),
      ...(isEmpty ? [stmtEn.leaf("Nothing happens")] : stmtEn.statements(t.en, body)),
    ],
    parts: [(procedure as Worded).words, params, body],
    entries: [],
  };
}

/** What is done at it stands with what does it. */
export function eventRule(t: Tellings, event: ir.Procedure): Described {
  return {
    title: filledTitle(t, event, event.params),
    de: [
      ...givenDe(t, event.params),
      stmtDe.leaf(
        "Ein Ereignis: Zuerst wirkt das, worum es geht, dann alles, was ausliegt, dann das Spiel selbst",
      ),
    ],
    en: [
      ...givenEn(t, event.params),
      stmtEn.leaf(
        "An event: first what it is about takes effect, then all that lies somewhere, then the game itself",
      ),
    ],
    parts: [(event as Worded).words, event.params],
    entries: [],
  };
}

export function handlerRule(t: Tellings, handler: Handler): Described {
  const { event, how, where, rules } = handler;
  const pieces = rules.flatMap((rule) => rule.pieces);
  const owner = how === "game" ? t.index.game.title : titleOfKinds(t, pieces);
  const name = filledTitle(t, event, event.params);
  return {
    title: {
      de: `${owner.de}: ${german.small(name.de)}`,
      en: `${owner.en}: ${name.en.toLowerCase()}`,
    },
    de: rules.flatMap(({ pieces: kinds, body }) => handlerDe(t, handler, kinds, body)),
    en: rules.flatMap(({ pieces: kinds, body }) => handlerEn(t, handler, kinds, body)),
    parts: [event, how, where, rules.map(({ body }) => body)],
    entries: [],
  };
}

type Body = readonly ir.Stmt[];

function handlerDe(t: Tellings, handler: Handler, kinds: readonly number[], body: Body): Draft[] {
  const { event, how, where } = handler;
  const at = atEvent(t, event).de;
  const nouns = kindNouns(t.index, kinds);
  switch (how) {
    case "game":
      return stmtDe.block(at, stmtDe.statements(t.de, body));
    case "subject": {
      const [subject] = event.params;
      const told = subjectTold(t, subject, nouns);
      return stmtDe.block(atEvent(t, event, nouns).de, stmtDe.statements(told.de, body));
    }
    case "present": {
      const what = german.listed(nouns.map(({ de }) => german.phrase(de, "each").acc));
      const place = where === undefined ? "" : ` ${placeDe.placeIn(t.de, "inside", where)}`;
      return stmtDe.block(`${at} für ${what}${place}`, stmtDe.statements(t.de, body));
    }
    default:
      return how satisfies never;
  }
}

function handlerEn(t: Tellings, handler: Handler, kinds: readonly number[], body: Body): Draft[] {
  const { event, how, where } = handler;
  const at = atEvent(t, event).en;
  const nouns = kindNouns(t.index, kinds);
  switch (how) {
    case "game":
      return stmtEn.block(at, stmtEn.statements(t.en, body));
    case "subject": {
      const [subject] = event.params;
      const told = subjectTold(t, subject, nouns);
      return stmtEn.block(atEvent(t, event, nouns).en, stmtEn.statements(told.en, body));
    }
    case "present": {
      const what = english.listed(nouns.map((noun) => english.phrase(noun, "each").text));
      const place = where === undefined ? "" : ` ${placeEn.placeIn(t.en, "inside", where)}`;
      return stmtEn.block(`${at}, for ${what}${place}`, stmtEn.statements(t.en, body));
    }
    default:
      return how satisfies never;
  }
}

/** The piece that an event is about, by its own noun. */
function subjectTold(
  t: Tellings,
  subject: ir.Local | undefined,
  nouns: readonly ir.NounWords[],
): Tellings {
  const [noun, second] = nouns;
  if (subject === undefined || noun === undefined || second !== undefined) return t;
  return {
    ...t,
    de: withLocal(t.de, subject, german.phrase(noun.de, "this")),
    en: withLocal(t.en, subject, english.phrase(noun, "this")),
  };
}

export function flowRule(t: Tellings, flow: ir.Procedure): Described {
  return { ...procedureRule(t, flow), title: { de: "Spielablauf", en: "Course of the game" } };
}

export function rankingRule(t: Tellings, ranking: ir.Game["ranking"]): Described {
  const de = ranking.map(({ best, value }) =>
    stmtDe.leaf(
      `${best === "most" ? "Am meisten" : "Am wenigsten"}: ${exprDe.value(t.de, value).nom}`,
    ),
  );
  const en = ranking.map(({ best, value }) =>
    stmtEn.leaf(`${best === "most" ? "Most" : "Fewest"}: ${exprEn.value(t.en, value).text}`),
  );
  const heads = says(
    "Wer gewinnt, entscheidet sich so; bei Gleichstand zählt die nächste Zeile:",
    "Who wins is decided like this; ties are broken by the next line:",
  );
  return {
    title: { de: "Wer gewinnt", en: "Who wins" },
    de: heads.de.map((line) => ({ ...line, lines: de })),
    en: heads.en.map((line) => ({ ...line, lines: en })),
    parts: [ranking],
    entries: [],
  };
}
