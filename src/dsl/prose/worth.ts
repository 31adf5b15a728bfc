// Lasting points in words: `Liegt die Auster in deinem Riff, ist sie 2 Punkte wert.`

import type * as ir from "../ir/ir.ts";
import * as amountDe from "./amount.de.ts";
import * as amountEn from "./amount.en.ts";
import { type Described, says, type Tellings, words } from "./described.ts";
import * as english from "./english.ts";
import { atEvent } from "./event.ts";
import * as german from "./german.ts";
import type { Worths } from "./index-of.ts";
import { kindNouns } from "./names.ts";
import * as placeDe from "./place.de.ts";
import * as placeEn from "./place.en.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { titleOfKinds, yours } from "./value.ts";

export function worthRule(t: Tellings, { list }: Worths): Described {
  const pieces = list.flatMap((one) => one.pieces);
  const owner = titleOfKinds(t, pieces);
  return {
    title: words(`${owner.de}: Wert`, `${owner.en}: worth`),
    de: list.map((one) => stmtDe.leaf(worthDe(t, one))),
    en: list.map((one) => stmtEn.leaf(worthEn(t, one))),
    parts: [list.map(({ zone, amount, reason }) => [zone, amount, reason])],
    entries: [],
  };
}

function worthDe(t: Tellings, { pieces, zone, amount, reason }: ir.Worth): string {
  const kinds = kindNouns(t.index, pieces).map(({ de }) => german.phrase(de, "each").nom);
  const where = placeDe.placeIn(t.de, "inside", yours(zone));
  const points = amountDe.amountOf(t.de, amount, t.index.game.points, ` („${reason.words.de}“)`);
  return `${german.listed(kinds)} ${where} bringt dir, solange es so liegt, ${points}`;
}

function worthEn(t: Tellings, { pieces, zone, amount, reason }: ir.Worth): string {
  const kinds = kindNouns(t.index, pieces).map((noun) => english.phrase(noun, "each").text);
  const where = placeEn.placeIn(t.en, "inside", yours(zone));
  const points = amountEn.amountOf(t.en, amount, t.index.game.points, ` (“${reason.words.en}”)`);
  return `${english.listed(kinds)} ${where} brings you, as long as it lies there, ${points}`;
}

export function countingRule(t: Tellings, counting: ir.Counting): Described {
  const title = { de: "Wann bleibende Punkte zählen", en: "When lasting points are booked" };
  switch (counting.how) {
    case "always":
      return {
        title,
        ...says(
          "Bleibende Punkte werden laufend gewertet: sobald sich etwas ändert.",
          "Lasting points are booked at all times: as soon as something changes.",
        ),
        parts: ["always"],
        entries: [],
      };
    case "event": {
      const { event } = counting;
      const { de, en } = atEvent(t, event);
      return {
        title,
        ...says(`Bleibende Punkte werden ${de} gewertet.`, `Lasting points are booked ${en}.`),
        parts: [event],
        entries: [],
      };
    }
    default:
      return counting satisfies never;
  }
}
