// What a game has, in words: counters, marks, zones, grids, tracks, reasons.

import type * as ir from "../ir/ir.ts";
import { constantId } from "./canonical.ts";
import { type Described, says, type Tellings, words } from "./described.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { elementNoun, isContent, nounOfRule, onGridNoun, optionNoun, shapeName } from "./names.ts";
import { isFlat as isFlatDe } from "./place.de.ts";
import { isFlat as isFlatEn } from "./place.en.ts";
import { statementOf as statementDe } from "./said.de.ts";
import { statementOf as statementEn } from "./said.en.ts";
import { asClause } from "./statement.de.ts";
import { asMain } from "./statement.en.ts";
import * as stmtDe from "./stmt.de.ts";
import * as stmtEn from "./stmt.en.ts";
import { kindOfValue, typeWords } from "./type.ts";

export function counterRule(t: Tellings, counter: ir.Counter): Described {
  const { noun, members, family, perPlayer, starts, max, beyond } = counter;
  const many = german.phrase(noun.de, "none", "many").acc;
  // What is counted under the nouns of its members names them all.
  const each = perFamily(t, members === undefined ? family : undefined);
  const de = perPlayer
    ? `Jeder Spieler hat${before(each.de)} ${many}`
    : `Gezählt werden${before(each.de)} ${many}`;
  const en = perPlayer
    ? `Each player has ${noun.en.many}${each.en}`
    : `There is a count of ${noun.en.many}${each.en}`;
  const start = {
    de: starts === undefined ? "0" : exprDe.value({ ...t.de, who: "they" }, starts).nom,
    en: starts === undefined ? "0" : exprEn.value({ ...t.en, who: "they" }, starts).text,
  };
  const most = {
    de: max === undefined ? "" : ` Obergrenze: ${exprDe.value(t.de, max).nom}.`,
    en: max === undefined ? "" : ` At most: ${exprEn.value(t.en, max).text}.`,
  };
  return {
    title: words(german.phrase(noun.de, "none", "many").nom, noun.en.many),
    ...withBeyond(
      t,
      beyond,
      says(
        `${de}. Am Anfang: ${start.de}.${most.de}`,
        `${en}. At the start: ${start.en}.${most.en}`,
      ),
    ),
    entries: [],
  };
}

/** What happens beyond the limit, below what is said of the counter. */
function withBeyond(
  t: Tellings,
  beyond: ir.Beyond | undefined,
  said: Pick<Described, "de" | "en">,
): Pick<Described, "de" | "en"> {
  if (beyond === undefined) return said;
  const de = "was darüber hinausgeht, führt hierzu, bis es passt oder der Rest verfällt";
  const en = "what goes beyond leads to this, until it fits or the rest is lost";
  return {
    de: [...said.de, ...stmtDe.block(de, stmtDe.statements(t.de, beyond.block))],
    en: [...said.en, ...stmtEn.block(en, stmtEn.statements(t.en, beyond.block))],
  };
}

/** `für jede Farbe `, `for each colour`. */
function perFamily(t: Tellings, family: ir.Type | undefined): ir.LocalizedText {
  if (family === undefined) return { de: "", en: "" };
  if (family.kind === "number")
    return {
      de: `für jede Zahl von ${family.from} bis ${family.to} `,
      en: ` for each number from ${family.from} to ${family.to}`,
    };
  const noun = kindOfValue(t, family);
  return { de: `für ${german.phrase(noun.de, "each").acc} `, en: ` for each ${noun.en.one}` };
}

export function markRule(t: Tellings, mark: ir.Mark): Described {
  const noun = nounOfRule(mark);
  const type = typeWords(t, mark.type);
  const each = perFamily(t, mark.family);
  const whose = mark.perPlayer
    ? { de: " für jeden Spieler", en: " for each player" }
    : { de: "", en: "" };
  const starts = mark.starts && {
    de: ` Am Anfang: ${exprDe.value(t.de, mark.starts).nom}.`,
    en: ` At the start: ${exprEn.value(t.en, mark.starts).text}.`,
  };
  const hidden = mark.hidden
    ? { de: "; nur er selbst weiß es", en: "; only they know it" }
    : { de: "", en: "" };
  const whether = { de: whetherDe(t, mark), en: whetherEn(t, mark) };
  const what = {
    de: whether.de ?? `: ${german.phrase(noun.de, "the").nom} (${type.de})`,
    en:
      whether.en ??
      ` ${mark.words === undefined && mark.type.kind === "yesno" ? exprEn.quotedName(mark.id) : english.phrase(noun, "the").text} (${type.en})`,
  };
  return {
    title: words(mark.words?.de ?? german.phrase(noun.de, "the").nom, noun.en.one),
    ...says(
      `Festgehalten wird${whose.de}${before(each.de)}${what.de}${hidden.de}.${starts?.de ?? ""}`,
      `Kept in mind${whose.en}${each.en}:${what.en}${hidden.en}.${starts?.en ?? ""}`,
    ),
    entries: [],
  };
}

/** `, ob der Zug zu Ende ist`: a yes or no that is worded as a sentence. */
function whetherDe({ de }: Tellings, mark: ir.Mark): string | undefined {
  const own = statementDe({ ...de, who: "they" }, yesOf(mark));
  return own && `, ob ${asClause(own)}`;
}

function whetherEn({ en }: Tellings, mark: ir.Mark): string | undefined {
  const own = statementEn({ ...en, who: "they" }, yesOf(mark));
  return own && ` whether ${asMain(own)}`;
}

function yesOf(mark: ir.Mark): ir.Expr {
  return { kind: "mark", mark: { mark, owner: undefined, index: undefined }, type: mark.type };
}

/** ` für jede Farbe` behind other words. */
function before(each: string): string {
  return each === "" ? "" : ` ${each.trimEnd()}`;
}

/** A thing as a heading: `Kleines Becken`. */
function nounTitle(noun: ir.LocalizedNoun): ir.LocalizedText {
  return words(german.phrase(noun.de, "none").nom, noun.en.one);
}

/** Who sees what is hidden; a bag is known by what comes out of it. */
function hiddenAs({ hidden, perPlayer, layout, noun }: ir.Zone): ir.LocalizedText {
  if (!hidden) return { de: "", en: "" };
  if (perPlayer)
    return { de: " Nur er selbst sieht hinein.", en: " Nobody else sees what lies there." };
  return layout === "counts"
    ? {
        de: ` Gezogen wird ${isFlatDe(noun) ? "davon" : "daraus"} zufällig.`,
        en: " Things are drawn from it at random.",
      }
    : { de: " Niemand sieht hinein.", en: " Nobody sees what lies there." };
}

export function zoneRule(t: Tellings, zone: ir.Zone): Described {
  const { noun, perPlayer, family } = zone;
  const things = elementNoun(t.index, zone);
  const each = perFamily(t, family);
  const holds = zoneHolds(t, zone, things);
  const one = { de: german.phrase(noun.de, "a").acc, en: english.phrase(noun, "a").text };
  const there = perPlayer
    ? { de: `Jeder Spieler hat ${each.de}${one.de}`, en: `Each player has ${one.en}${each.en}` }
    : {
        de: each.de === "" ? `Es gibt ${one.de}` : `${german.capital(each.de)}gibt es ${one.de}`,
        en: `There is ${one.en}${each.en}`,
      };
  const hidden = hiddenAs(zone);
  return {
    title: nounTitle(noun),
    ...says(
      isContent(zone)
        ? `${contentOf(t, zone).de}${hidden.de}`
        : `${there.de}. ${holds.de}${hidden.de}`,
      isContent(zone)
        ? `${contentOf(t, zone).en}${hidden.en}`
        : `${there.en}. ${holds.en}${hidden.en}`,
    ),
    entries: [],
  };
}

/** What is called by what lies in it: how many of that there may be. */
function contentOf(t: Tellings, zone: ir.Zone): ir.LocalizedText {
  const { noun, perPlayer, layout } = zone;
  const room = roomOf(t, zone);
  const some =
    layout === "counts"
      ? ["beliebig viele", "any number of"]
      : isForOne(zone)
        ? ["höchstens 1", "at most 1"]
        : [`bis zu ${room.de}`, `up to ${room.en}`];
  const number = isForOne(zone) ? "one" : "many";
  const de = `${some[0]} ${german.phrase(noun.de, "none", number).acc}`;
  const en = `${some[1]} ${noun.en[number]}`;
  return perPlayer
    ? { de: `Jeder Spieler kann ${de} haben.`, en: `Each player can have ${en}.` }
    : { de: `Es kann ${de} geben.`, en: `There can be ${en}.` };
}

/** Whether it never holds more than one thing. */
function isForOne({ layout, capacity }: ir.Zone): boolean {
  return layout !== "counts" && capacity === 1;
}

/** Whether each of a family of zones takes its own kinds. */
function partedBy(zone: ir.Zone): boolean {
  return new Set(zone.elements.map(({ from, to }) => `${from}-${to}`)).size > 1;
}

/** How many things find room, where it depends on the players as a formula in brackets. */
function roomOf(t: Tellings, { capacity, limit }: ir.Zone): ir.LocalizedText {
  if (limit === undefined) return { de: String(capacity), en: String(capacity) };
  return {
    de: `${capacity} (${exprDe.value(t.de, limit).nom})`,
    en: `${capacity} (${exprEn.value(t.en, limit).text})`,
  };
}

function zoneHolds(t: Tellings, zone: ir.Zone, things: ir.LocalizedNoun): ir.LocalizedText {
  const room = roomOf(t, zone);
  const many = german.phrase(things.de, "none", "many").nom;
  const own = partedBy(zone)
    ? {
        de: ", in jedem nur solche, die dazu gehören",
        en: ", in each only those that belong to it",
      }
    : { de: "", en: "" };
  const there = isFlatDe(zone.noun) ? "Darauf" : "Darin";
  const within = isFlatEn(zone.noun) ? "on it" : "in it";
  if (isForOne(zone))
    return {
      de: `${there} ist Platz für ${room.de} ${german.phrase(things.de, "none").acc}${own.de}.`,
      en: `It has room for ${room.en} ${things.en.one}${own.en}.`,
    };
  switch (zone.layout) {
    case "places":
      return {
        de: `${there} ist Platz für ${room.de} ${many}${own.de}.`,
        en: `It has room for ${room.en} ${things.en.many}${own.en}.`,
      };
    case "row":
      return {
        de: `${there} liegen bis zu ${room.de} ${many} in einer Reihe${own.de}.`,
        en: `Up to ${room.en} ${things.en.many} lie ${within} in a row${own.en}.`,
      };
    case "counts":
      return {
        de: `${there} liegen beliebig viele ${many}${own.de}.`,
        en: `Any number of ${things.en.many} lie ${within}${own.en}.`,
      };
    default:
      return zone.layout satisfies never;
  }
}

export function gridRule(t: Tellings, grid: ir.Grid): Described {
  const { noun, perPlayer, shape, by } = grid;
  const things = onGridNoun(t.index, grid);
  const plan = by && ("choices" in by ? optionNoun(t.index, by) : nounOfRule(by));
  const whose = perPlayer
    ? { de: "Jeder Spieler hat", en: "Each player has" }
    : { de: "Es gibt", en: "There is" };
  const form = shapeName(shape);
  const ofShape =
    shape.noun?.en.one === noun.en.one
      ? { de: "", en: "" }
      : { de: ` der Form ${form.de}`, en: ` of the shape ${form.en}` };
  const board = {
    de:
      plan === undefined ? "" : `; welcher Plan es ist, sagt ${german.phrase(plan.de, "the").nom}`,
    en:
      plan === undefined
        ? ""
        : `; which board it is depends on ${english.phrase(plan, "the").text}`,
  };
  return {
    title: nounTitle(noun),
    ...says(
      `${whose.de} ${german.phrase(noun.de, "a").acc}${ofShape.de} mit ${shape.cells.length} Feldern${board.de}. Auf jedes Feld passt 1 ${german.phrase(things.de, "none").nom}.`,
      `${whose.en} ${english.phrase(noun, "a").text}${ofShape.en} with ${shape.cells.length} spaces${board.en}. Each space has room for 1 ${things.en.one}.`,
    ),
    entries: [],
  };
}

export function dieRule(t: Tellings, { noun, type, faces }: ir.Die): Described {
  const said = faces.map((face) => constantWords(t, type, face));
  return {
    title: nounTitle(noun),
    ...says(
      `Ein Würfel mit ${faces.length} Seiten: ${said.map(({ de }) => de).join(", ")}.`,
      `A die with ${faces.length} faces: ${said.map(({ en }) => en).join(", ")}.`,
    ),
    entries: [],
  };
}

export function trackRule(_: Tellings, { noun, from, to }: ir.Track): Described {
  return {
    title: nounTitle(noun),
    ...says(
      `Auf ${german.phrase(noun.de, "the").dat} (${from} bis ${to}) steht für jeden Spieler ein Spielstein. Wer weiter vorn steht, ist vor den anderen; auf demselben Feld, wer oben liegt. Am Anfang liegt der Startspieler oben.`,
      `Each player has a marker on ${english.phrase(noun, "the").text} (${from} to ${to}). Whoever is further on comes first; on the same space, whoever lies on top. The start player begins on top.`,
    ),
    entries: [],
  };
}

export function reasonRule(t: Tellings, { words: said }: ir.Reason): Described {
  const points = t.index.game.points;
  return {
    title: words(said.de, said.en),
    ...says(
      `Unter „${said.de}“ werden ${points.de.many} verbucht.`,
      `${english.capital(points.en.many)} are booked under “${said.en}”.`,
    ),
    entries: [],
  };
}

export function constantWords(
  t: Tellings,
  type: ir.Type,
  value: number,
): ir.LocalizedText & { id: string } {
  return {
    de: exprDe.constantPhrase(t.de, type, value).nom,
    en: exprEn.constantPhrase(t.en, type, value).text,
    id: constantId(t.index.game, type, value),
  };
}
