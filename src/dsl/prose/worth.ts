// Lasting points in words: `Liegt die Auster in deinem Riff, ist sie 2 Punkte wert.`

import type * as ir from "../ir/ir.ts";
import * as amountDe from "./amount.de.ts";
import * as amountEn from "./amount.en.ts";
import { type Described, says, type Tellings, words } from "./described.ts";
import * as english from "./english.ts";
import { atEvent } from "./event.ts";
import { titleOfKinds, yours } from "./exception.ts";
import * as german from "./german.ts";
import type { Worths } from "./index-of.ts";
import { reference } from "./mark.ts";
import { kindNouns } from "./names.ts";
import * as placeDe from "./place.de.ts";
import * as placeEn from "./place.en.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";

export function worthRule(t: Tellings, { list }: Worths): Described {
  const pieces = list.flatMap((one) => one.pieces);
  const owner = titleOfKinds(t, pieces);
  return {
    title: words(`${owner.de}: Wert`, `${owner.en}: worth`),
    de: list.map((one) => stmtDe.leaf(worthDe(t, one))),
    en: list.map((one) => stmtEn.leaf(worthEn(t, one))),
    entries: [],
  };
}

function worthDe(t: Tellings, worth: ir.Worth): string {
  const { pieces, zone, amount } = worth;
  const determiner = isSingle(t, pieces) ? "the" : "each";
  const kinds = kindNouns(t.index, pieces).map(({ de }) => german.phrase(de, determiner).nom);
  const where = placeDe.placeIn(t.de, "inside", yours(zone));
  const points = amountDe.amountOf(t.de, amount, t.index.game.points, noteOf(t, worth).de);
  return `${german.listed(kinds)} ${where} ${countsDe(t)} ${points}`;
}

/** Whether there is only one of all these kinds together. */
function isSingle({ index: { game } }: Tellings, pieces: readonly number[]): boolean {
  const counts = game.supplies.filter(
    ({ zone, element }) => zone.element.kind === "piece" && pieces.includes(element),
  );
  return pieces.length === 1 && counts.reduce((sum, { count }) => sum + count, 0) === 1;
}

/** What the points are booked under, where that is not the piece itself. */
function noteOf(t: Tellings, { pieces, reason }: ir.Worth): ir.LocalizedText {
  const { de, en } = titleOfKinds(t, pieces);
  const isSame = de === german.capital(reason.words.de) || en === english.capital(reason.words.en);
  if (isSame) return { de: "", en: "" };
  const path = t.index.paths.get(reason);
  return {
    de: ` („${reference(path, reason.words.de)}“)`,
    en: ` (“${reference(path, reason.words.en)}”)`,
  };
}

/** What lasting points do: they are brought at an event, or count all the time. */
function countsDe(t: Tellings): string {
  const { counting } = t.index.game;
  return counting?.how === "event"
    ? `bringt dir ${atEvent(t, counting.event).de}`
    : "zählt jederzeit";
}

function worthEn(t: Tellings, worth: ir.Worth): string {
  const { pieces, zone, amount } = worth;
  const determiner = isSingle(t, pieces) ? "the" : "each";
  const kinds = kindNouns(t.index, pieces).map((noun) => english.phrase(noun, determiner).text);
  const where = placeEn.placeIn(t.en, "inside", yours(zone));
  const points = amountEn.amountOf(t.en, amount, t.index.game.points, noteOf(t, worth).en);
  const { counting } = t.index.game;
  const what = `${english.listed(kinds)} ${where}`;
  return counting?.how === "event"
    ? `${atEvent(t, counting.event).en}, ${what} brings you ${points}`
    : `at all times, ${what} is worth ${points}`;
}

export function countingRule(t: Tellings, counting: ir.WorthTiming): Described {
  const title = { de: "Wann bleibende Punkte zählen", en: "When lasting points are booked" };
  switch (counting.how) {
    case "always":
      return {
        title,
        ...says(
          "Bleibende Punkte werden laufend gewertet: sobald sich etwas ändert.",
          "Lasting points are booked at all times: as soon as something changes.",
        ),
        entries: [],
      };
    case "event": {
      const { event } = counting;
      const { de, en } = atEvent(t, event);
      return {
        title,
        ...says(`Bleibende Punkte werden ${de} gewertet.`, `Lasting points are booked ${en}.`),
        entries: [],
      };
    }
    default:
      return counting satisfies never;
  }
}
