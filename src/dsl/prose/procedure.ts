// Procedures, events and the flow in words.

import type * as ir from "../ir/ir.ts";
import { givenDe, givenEn } from "./action.ts";
import type { Described, Tellings } from "./described.ts";
import type { Draft } from "./document.ts";
import * as english from "./english.ts";
import { atEvent } from "./event.ts";
import { titleOfKinds } from "./exception.ts";
import * as german from "./german.ts";
import { handlersOf, type PresentedHandler } from "./handlers.ts";
import { hasHole } from "./holes.ts";
import type { Unit } from "./index-of.ts";
import { reference } from "./mark.ts";
import { kindNouns, type Worded } from "./names.ts";
import * as placeDe from "./place.de.ts";
import * as placeEn from "./place.en.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { withLocal } from "./telling.ts";
import { filledTitle } from "./value.ts";

export function procedureRule(t: Tellings, procedure: ir.Procedure): Described {
  const { params, body } = procedure;
  const isEmpty = body.length === 0;
  return {
    title: filledTitle(t, procedure, params),
    de: [
      ...givenDe(t, unnamed(procedure)),
      ...(isEmpty ? [stmtDe.leaf("Es geschieht nichts")] : stmtDe.statements(t.de, body)),
    ],
    en: [
      ...givenEn(t, unnamed(procedure)),
      ...(isEmpty ? [stmtEn.leaf("Nothing happens")] : stmtEn.statements(t.en, body)),
    ],
    entries: [],
  };
}

/** Parameters that the heading does not name. */
function unnamed({ params, ...procedure }: ir.Procedure): readonly ir.Local[] {
  const { words } = procedure as Worded;
  return params.filter(({ name }) => words === undefined || !hasHole(words.de, "de", name));
}

/** What is done at it stands with what does it. */
export function eventRule(t: Tellings, event: ir.Procedure): Described {
  const { de, en } = actorsAt(t, event);
  return {
    title: filledTitle(t, event, event.params),
    de: [...givenDe(t, unnamed(event)), stmtDe.leaf(de)],
    en: [...givenEn(t, unnamed(event)), stmtEn.leaf(en)],
    entries: [],
  };
}

/** Who does something at an event, in their order: what it is about, what lies there, the game. */
function actorsAt(t: Tellings, event: ir.Procedure): ir.LocalizedText {
  const handlers = handlersOf(event, t.index.groups).flatMap(({ span }) => {
    const isIt = (unit: Unit) => unit.kind === "handler" && unit.span === span;
    return t.index.units.find(isIt) ?? [];
  });
  const { counting } = t.index.game;
  if (handlers.length === 0 && counting?.how === "event" && counting.event === event) {
    const path = t.index.paths.get(counting);
    return {
      de: `Dann werden ${reference(path, "bleibende Punkte")} gewertet`,
      en: `Then ${reference(path, "lasting points")} are booked`,
    };
  }
  if (handlers.length === 0)
    return {
      de: "Dann geschieht nichts, solange keine andere Regel etwas dazu sagt",
      en: "Nothing happens then, unless another rule says so",
    };
  const named = (how: PresentedHandler["how"]) => {
    const told = handlers.filter(({ of }) => (of as PresentedHandler).how === how);
    const names = told.map(({ path, of }) => {
      const { de, en } = ownerOf(t, of as PresentedHandler);
      return { de: reference(path, de), en: reference(path, en) };
    });
    return { de: names.map(({ de }) => de), en: names.map(({ en }) => en) };
  };
  const [subject, present, game] = [named("subject"), named("present"), named("game")];
  const de = [
    ...(subject.de.length > 0 ? [`worum es geht: ${german.listed(subject.de, "oder")}`] : []),
    ...(present.de.length > 0 ? [`was ausliegt: ${german.listed(present.de)}`] : []),
    ...(game.de.length > 0 ? [`was das Spiel selbst sagt: ${german.listed(game.de)}`] : []),
  ];
  const en = [
    ...(subject.en.length > 0 ? [`what it is about: ${english.listed(subject.en, "or")}`] : []),
    ...(present.en.length > 0 ? [`what lies there: ${english.listed(present.en)}`] : []),
    ...(game.en.length > 0 ? [`what the game itself says: ${english.listed(game.en)}`] : []),
  ];
  return {
    de: `Was dann geschieht, hängt davon ab, ${de.join("; danach davon, ")}`,
    en: `What happens then depends on ${en.join("; after that on ")}`,
  };
}

function ownerOf(t: Tellings, { how, rules }: PresentedHandler): ir.LocalizedText {
  if (how === "game") return t.index.game.title;
  return titleOfKinds(
    t,
    rules.flatMap((rule) => rule.pieces),
  );
}

export function handlerRule(t: Tellings, handler: PresentedHandler): Described {
  const { event, rules } = handler;
  const owner = ownerOf(t, handler);
  const name = filledTitle(t, event, event.params);
  return {
    title: {
      de: `${owner.de}: ${german.small(name.de)}`,
      en: `${owner.en}: ${name.en.toLowerCase()}`,
    },
    de: rules.flatMap(({ pieces: kinds, body }) => handlerDe(t, handler, kinds, body)),
    en: rules.flatMap(({ pieces: kinds, body }) => handlerEn(t, handler, kinds, body)),
    entries: [],
  };
}

type Body = readonly ir.Stmt[];

function handlerDe(
  t: Tellings,
  handler: PresentedHandler,
  kinds: readonly number[],
  body: Body,
): Draft[] {
  const { event, how, where } = handler;
  const at = atEvent(t, event).de;
  const nouns = kindNouns(t.index, kinds);
  switch (how) {
    case "game":
      return stmtDe.branch(t.de, at, body);
    case "subject": {
      const [subject] = event.params;
      const told = subjectTold(t, subject, nouns);
      return stmtDe.branch(told.de, atEvent(t, event, nouns).de, body);
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

function handlerEn(
  t: Tellings,
  handler: PresentedHandler,
  kinds: readonly number[],
  body: Body,
): Draft[] {
  const { event, how, where } = handler;
  const at = atEvent(t, event).en;
  const nouns = kindNouns(t.index, kinds);
  switch (how) {
    case "game":
      return stmtEn.branch(t.en, at, body);
    case "subject": {
      const [subject] = event.params;
      const told = subjectTold(t, subject, nouns);
      return stmtEn.branch(told.en, atEvent(t, event, nouns).en, body);
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
  nouns: readonly ir.LocalizedNoun[],
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
