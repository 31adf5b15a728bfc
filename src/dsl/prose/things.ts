// What a game has, in words: counters, marks, zones, grids, tracks, reasons, options, the game.

import type * as ir from "../ir/ir.ts";
import { constantId } from "./canonical.ts";
import { type Described, says, type Tellings, words } from "./described.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import { namedNoun, quoted } from "./lexicon.ts";
import { elementNoun, isContent, nounOfRule, onGridNoun, shapeName } from "./names.ts";
import { kindOfValue, typeWords } from "./type.ts";

export function counterRule(t: Tellings, counter: ir.Counter): Described {
  const { noun, family, perPlayer, starts, max } = counter;
  const many = german.phrase(noun.de, "none", "many").acc;
  const each = perFamily(t, family);
  const de = perPlayer
    ? `Jeder Spieler hat ${each.de}${many}.`
    : `Gezählt werden ${each.de}${many}.`;
  const en = perPlayer
    ? `Each player has ${noun.en.many}${each.en}.`
    : `There is a count of ${noun.en.many}${each.en}.`;
  const start = {
    de: starts === undefined ? "0" : exprDe.value(t.de, starts).nom,
    en: starts === undefined ? "0" : exprEn.value(t.en, starts).text,
  };
  const most = {
    de: max === undefined ? "" : ` Mehr als ${max} sind es nie.`,
    en: max === undefined ? "" : ` There are never more than ${max}.`,
  };
  return {
    title: words(german.phrase(noun.de, "none", "many").nom, noun.en.many),
    ...says(
      `${de} Am Anfang: ${start.de}.${most.de}`,
      `${en} At the start: ${start.en}.${most.en}`,
    ),
    parts: [noun, perPlayer, family, starts, max],
    entries: [],
  };
}

/** `für jede Farbe `, `for each colour`. */
function perFamily(t: Tellings, family: ir.Type | undefined): ir.Words {
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
  const whose = mark.perPlayer
    ? { de: "Jeder Spieler merkt sich", en: "Each player keeps in mind" }
    : { de: "Gemerkt wird", en: "Kept in mind" };
  const starts = mark.starts && {
    de: ` Am Anfang: ${exprDe.value(t.de, mark.starts).nom}.`,
    en: ` At the start: ${exprEn.value(t.en, mark.starts).text}.`,
  };
  return {
    title: words(german.phrase(noun.de, "the").nom, noun.en.one),
    ...says(
      `${whose.de}: ${german.phrase(noun.de, "none").nom} (${type.de})${mark.hidden ? ", nur für ihn sichtbar" : ""}.${starts?.de ?? ""}`,
      `${whose.en}: ${noun.en.one} (${type.en})${mark.hidden ? ", which only they see" : ""}.${starts?.en ?? ""}`,
    ),
    parts: [mark.perPlayer, mark.hidden, mark.type, mark.starts, mark.words],
    entries: [],
  };
}

export function zoneRule(t: Tellings, zone: ir.Zone): Described {
  const { noun, perPlayer, family } = zone;
  const things = elementNoun(t.index, zone);
  const each = perFamily(t, family);
  const holds = zoneHolds(zone, things);
  const one = { de: german.phrase(noun.de, "a").acc, en: english.phrase(noun, "a").text };
  const there = perPlayer
    ? { de: `Jeder Spieler hat ${each.de}${one.de}`, en: `Each player has ${one.en}${each.en}` }
    : {
        de: each.de === "" ? `Es gibt ${one.de}` : `${german.capital(each.de)}gibt es ${one.de}`,
        en: `There is ${one.en}${each.en}`,
      };
  const hidden = zone.hidden
    ? { de: " Gezogen wird daraus zufällig.", en: " Things are drawn from it at random." }
    : { de: "", en: "" };
  return {
    title: words(noun.de.one, noun.en.one),
    ...says(
      isContent(zone)
        ? `${contentOf(zone).de}${hidden.de}`
        : `${there.de}. ${holds.de}${hidden.de}`,
      isContent(zone)
        ? `${contentOf(zone).en}${hidden.en}`
        : `${there.en}. ${holds.en}${hidden.en}`,
    ),
    parts: [
      noun,
      perPlayer,
      family,
      zone.hidden,
      zone.element,
      zone.layout,
      zone.capacity,
      partedBy(zone),
    ],
    entries: [],
  };
}

/** What is called by what lies in it: how many of that there may be. */
function contentOf({ noun, perPlayer, layout, capacity }: ir.Zone): ir.Words {
  const some =
    layout === "counts"
      ? ["beliebig viele", "any number of"]
      : [`bis zu ${capacity}`, `up to ${capacity}`];
  const de = `${some[0]} ${german.phrase(noun.de, "none", "many").acc}`;
  const en = `${some[1]} ${noun.en.many}`;
  return perPlayer
    ? { de: `Jeder Spieler kann ${de} haben.`, en: `Each player can have ${en}.` }
    : { de: `Es kann ${de} geben.`, en: `There can be ${en}.` };
}

/** Whether each of a family of zones takes its own kinds. */
function partedBy(zone: ir.Zone): boolean {
  return new Set(zone.elements.map(({ from, to }) => `${from}-${to}`)).size > 1;
}

function zoneHolds(zone: ir.Zone, things: ir.NounWords): ir.Words {
  const many = german.phrase(things.de, "none", "many").nom;
  const own = partedBy(zone)
    ? {
        de: ", in jedem nur solche, die dazu gehören",
        en: ", in each only those that belong to it",
      }
    : { de: "", en: "" };
  switch (zone.layout) {
    case "places":
      return {
        de: `Darin ist Platz für ${zone.capacity} ${zone.capacity === 1 ? german.phrase(things.de, "none").acc : many}${own.de}.`,
        en: `It has room for ${zone.capacity} ${zone.capacity === 1 ? things.en.one : things.en.many}${own.en}.`,
      };
    case "row":
      return {
        de: `Darin liegen bis zu ${zone.capacity} ${many} in einer Reihe${own.de}.`,
        en: `Up to ${zone.capacity} ${things.en.many} lie in it in a row${own.en}.`,
      };
    case "counts":
      return {
        de: `Darin liegen beliebig viele ${many}${own.de}.`,
        en: `Any number of ${things.en.many} lie in it${own.en}.`,
      };
    default:
      return zone.layout satisfies never;
  }
}

export function gridRule(t: Tellings, grid: ir.Grid): Described {
  const { noun, perPlayer, shape, by } = grid;
  const things = onGridNoun(t.index, grid);
  const plan = by && nounOfRule(by);
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
    en: plan === undefined ? "" : `; which board it is depends on ${plan.en.one}`,
  };
  return {
    title: words(noun.de.one, noun.en.one),
    ...says(
      `${whose.de} ${german.phrase(noun.de, "a").acc}${ofShape.de} mit ${shape.cells.length} Feldern${board.de}. Auf jedes Feld passt 1 ${german.phrase(things.de, "none").nom}.`,
      `${whose.en} ${english.phrase(noun, "a").text}${ofShape.en} with ${shape.cells.length} spaces${board.en}. Each space has room for 1 ${things.en.one}.`,
    ),
    parts: [noun, perPlayer, shape, by, grid.element],
    entries: [],
  };
}

export function trackRule(_: Tellings, { noun, from, to }: ir.Track): Described {
  return {
    title: words(noun.de.one, noun.en.one),
    ...says(
      `Auf ${german.phrase(noun.de, "the").dat} (${from} bis ${to}) steht für jeden Spieler ein Spielstein. Wer weiter vorn steht, ist vor den anderen; auf demselben Feld, wer oben liegt. Am Anfang liegt der Startspieler oben.`,
      `Each player has a marker on ${english.phrase(noun, "the").text} (${from} to ${to}). Whoever is further on comes first; on the same space, whoever lies on top. The start player begins on top.`,
    ),
    parts: [noun, from, to],
    entries: [],
  };
}

export function reasonRule(t: Tellings, { words: said }: ir.Reason): Described {
  const points = t.index.game.points;
  return {
    title: words(said.de, said.en),
    ...says(
      `Unter „${said.de}“ werden ${points.de.many} verbucht.`,
      `“${said.en}” is what ${points.en.many} are booked under.`,
    ),
    parts: [said],
    entries: [],
  };
}

export function optionRule(_: Tellings, { id, noun: own, choices }: ir.Option): Described {
  const noun = own ?? namedNoun(id);
  const entries = choices.map((choice) => ({
    key: choice.id,
    about: [],
    label: words(quoted(choice.id), english.wordsOf(choice.id)),
    value: choice.words,
    id: choice.id,
  }));
  return {
    title: words(german.phrase(noun.de, "the").nom, english.phrase(noun, "the").text),
    ...says(
      "Vor dem Spiel wird eins davon vereinbart; ohne Absprache gilt das erste:",
      "Before the game one of these is agreed on; failing that, it is the first:",
    ),
    parts: [id, own],
    entries,
  };
}

export function gameRule(game: ir.Game): Described {
  const { min, max } = game.players;
  const players = min === max ? String(min) : `${min}–${max}`;
  const [de, en] = [game.points.de.many, game.points.en.many];
  return {
    title: game.title,
    ...says(
      `Ein Spiel für ${players} Personen. Gezählt werden ${de}.`,
      `A game for ${players} players. What counts are ${en}.`,
    ),
    parts: [game.title, game.players, game.points, game.credits],
    entries: [],
  };
}

export function constantWords(
  t: Tellings,
  type: ir.Type,
  value: number,
): ir.Words & { id: string } {
  return {
    de: exprDe.constantPhrase(t.de, type, value).nom,
    en: exprEn.constantPhrase(t.en, type, value).text,
    id: constantId(t.index.game, type, value),
  };
}
