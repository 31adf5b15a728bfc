// Kinds of pieces in words: families, pieces, enums, and the boards they lie on.

import type * as ir from "../ir/ir.ts";
import { canonical } from "./canonical.ts";
import { type Described, says, type Tellings, words } from "./described.ts";
import * as english from "./english.ts";
import * as exprDe from "./expr.de.ts";
import * as exprEn from "./expr.en.ts";
import * as german from "./german.ts";
import type { Group } from "./index-of.ts";
import { namedNoun, quoted } from "./lexicon.ts";
import { familyNoun, fieldNoun, groupNoun, nounOfField } from "./names.ts";
import * as placeDe from "./place.de.ts";
import * as placeEn from "./place.en.ts";
import type { Entry } from "./rule.ts";
import { constantWords } from "./things.ts";
import { typeWords } from "./type.ts";

export function enumRule(_: Tellings, { id, noun: own, members }: ir.Enum): Described {
  const noun = own ?? namedNoun(id);
  return {
    title: words(german.phrase(noun.de, "none").nom, noun.en.one),
    ...says("Es gibt:", "There are:"),
    entries: members.map((member) => ({
      key: member.id,
      about: [],
      label: { de: german.phrase(member.noun.de, "none").nom, en: member.noun.en.one },
      value: { de: german.phrase(member.noun.de, "none").nom, en: member.noun.en.one },
      isName: true,
      id: member.id,
    })),
  };
}

export function familyRule(t: Tellings, family: ir.Family): Described {
  const noun = familyNoun(t.index, family);
  const parent = family.parent && familyNoun(t.index, family.parent);
  const what = {
    de: parent === undefined ? "sind eine Art von Spielmaterial" : `gehören zu${toThe(parent)}`,
    en: parent === undefined ? "are a sort of pieces" : `belong to the ${parent.en.many}`,
  };
  const end = family.fields.size > 0 ? ":" : ".";
  return {
    title: words(noun.de.many, noun.en.many),
    ...says(
      `${german.capital(german.phrase(noun.de, "the", "many").nom)} ${what.de}${end}`,
      `${english.capital(noun.en.many)} ${what.en}${end}`,
    ),
    entries: [...family.fields].map(([field, type]) => {
      const name = fieldNoun({ kind: "piece", family }, field);
      const value = typeWords(t, type);
      const label = words(german.phrase(name.de, "none").nom, name.en.one);
      return { key: field, about: [], label, value, id: value.en };
    }),
  };
}

export function pieceRule(t: Tellings, group: Group): Described {
  const [first] = group.pieces;
  const noun = groupNoun(t.index, group);
  const family = first && widerNoun(t, first.family, noun);
  const isOne = group.pieces.length === 1;
  const belongs = {
    de: family === undefined ? "ein Teil des Spielmaterials" : `gehört zu${toThe(family)}`,
    en: family === undefined ? "a piece" : `belongs to the ${family.en.many}`,
  };
  const entries = isOne ? oneKind(t, first) : group.pieces.map((piece) => kindEntry(t, piece));
  const end = entries.length > 0 ? ":" : ".";
  const title = isOne ? words(noun.de.one, noun.en.one) : words(noun.de.many, noun.en.many);
  return {
    title,
    ...says(
      isOne ? `${german.capital(belongs.de)}${end}` : "Es gibt davon:",
      isOne ? `${english.capital(belongs.en)}${end}` : "There are:",
    ),
    entries,
  };
}

/** ` den Fischen`; a name has no article: ` ‚fish‘`. */
function toThe({ de }: ir.LocalizedNoun): string {
  return de.article === "" && german.isName(de)
    ? ` ${de.many}`
    : ` den ${german.phrase(de, "none", "many").dat}`;
}

/** The nearest family that is not called the same. */
function widerNoun(
  t: Tellings,
  family: ir.Family | undefined,
  noun: ir.LocalizedNoun,
): ir.LocalizedNoun | undefined {
  if (family === undefined) return undefined;
  const own = familyNoun(t.index, family);
  return own.en.one === noun.en.one ? widerNoun(t, family.parent, noun) : own;
}

/** The fields and copies of a single kind, one entry each. */
function oneKind(t: Tellings, piece: ir.Piece | undefined): Entry[] {
  if (piece === undefined) return [];
  return [...fieldEntries(t, piece), ...supplyEntries(t, piece)];
}

function fieldEntries(t: Tellings, piece: ir.Piece): Entry[] {
  return [...piece.fields].map(([field, value]) => {
    const type = fieldType(piece.family, field);
    const said = type === undefined ? NOTHING : constantWords(t, type, value);
    const name = fieldNoun({ kind: "piece", family: piece.family }, field);
    return {
      key: field,
      about: type?.kind === "enum" ? [`${type.enum.id}.${said.id}`] : [],
      label: words(german.phrase(name.de, "none").nom, name.en.one),
      value: { de: said.de, en: said.en },
      id: said.id,
    };
  });
}

const NOTHING = { de: "", en: "", id: "" };

function fieldType(family: ir.Family, field: string): ir.Type | undefined {
  return family.fields.get(field) ?? (family.parent && fieldType(family.parent, field));
}

/** How many of a kind lie where at the start. */
function supplyEntries(t: Tellings, piece: ir.Piece): Entry[] {
  const { supplies } = t.index.game;
  const own = supplies.filter(
    ({ zone, element, count }) =>
      zone.element.kind === "piece" && element === piece.index && count > 0,
  );
  return own.map((supply) => {
    const ref = zoneOf(supply);
    const key = `${supply.zone.id}[${supply.index}]`;
    return {
      key,
      about: [supply.zone.id],
      label: words(
        `am Anfang ${placeDe.placeIn(t.de, "inside", ref)}`,
        `at the start ${placeEn.placeIn(t.en, "inside", ref)}`,
      ),
      ...countWords(t, supply),
    };
  });
}

function countWords(t: Tellings, { count, formula }: ir.Supply): Pick<Entry, "value" | "id"> {
  if (formula === undefined)
    return { value: words(String(count), String(count)), id: String(count) };
  return {
    value: words(exprDe.value(t.de, formula).nom, exprEn.value(t.en, formula).text),
    id: canonical(t.index, "", [formula]).text,
  };
}

function zoneOf({ zone, index }: ir.Supply): ir.ZoneRef {
  const { family } = zone;
  if (family === undefined) return { kind: "zone", zone, owner: undefined, index: undefined };
  const from = family.kind === "number" ? family.from : 0;
  const member: ir.Expr = { kind: "const", value: index + from, type: family };
  return { kind: "zone", zone, owner: undefined, index: member };
}

/** All about one of several kinds in one entry. */
function kindEntry(t: Tellings, piece: ir.Piece): Entry {
  const parts = oneKind(t, piece);
  const list = (language: "de" | "en") => parts.map((part) => partText(part, language)).join("; ");
  return {
    key: piece.id,
    about: parts.flatMap(({ about }) => about),
    label: words(piece.noun.de.one, piece.noun.en.one),
    value: { de: list("de"), en: list("en") },
    id: parts.map(({ key, id }) => `${key}=${id}`).join(" "),
    parts,
  };
}

/** `Farbe Rot`, `2 am Anfang im Beutel`. */
function partText({ label, value }: Entry, language: "de" | "en"): string {
  const name = label[language];
  if (/^(?:Am|At) /.test(name)) return `${value[language]} ${small(name)}`;
  return `${language === "de" ? name : small(name)} ${value[language]}`;
}

function small(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** `derselben Farbe`, `desselben Tiers` */
function ofTheSame(noun: ir.LocalizedNoun["de"]): string {
  return german.phrase(noun, "the").gen.replace(/^(der|des) /, "$1selben ");
}

export function shapeRule(t: Tellings, shape: ir.Shape): Described {
  const rows = new Set(shape.cells.map(({ row }) => row)).size;
  const kind =
    shape.layout === "hexes" ? ["sechseckigen", "hexagonal"] : ["quadratischen", "square"];
  const regions = shape.regionsBy && nounOfField(shape, shape.regionsBy);
  const count = shape.cells.length;
  return {
    title:
      shape.noun === undefined
        ? words(quoted(shape.id), english.splitIdentifier(shape.id))
        : words(shape.noun.de.one, shape.noun.en.one),
    ...says(
      `Ein Muster aus ${count} ${kind[0]} Feldern in ${rows} ${rows === 1 ? "Reihe" : "Reihen"}.${regions ? ` Felder ${ofTheSame(regions.de)}, die sich berühren, bilden ein Gebiet.` : ""}`,
      `A pattern of ${count} ${kind[1]} spaces in ${rows} ${rows === 1 ? "row" : "rows"}.${regions ? ` Touching spaces of the same ${regions.en.one} form a region.` : ""}`,
    ),
    entries: shape.fields.map(({ id, type }) => {
      const name = nounOfField(shape, id);
      const value = typeWords(t, type);
      return { key: id, about: [], label: words(name.de.one, name.en.one), value, id: value.en };
    }),
  };
}

export function boardRule(t: Tellings, board: ir.Board): Described {
  const { shape } = board;
  const kind = typeWords(t, { kind: "board", shape });
  return {
    title: board.words,
    ...says(`${german.capital(kind.de)}:`, `${english.capital(kind.en)}:`),
    entries: shape.cells.map((cell, i) => {
      const fields = shape.fields.map(({ id, type }) =>
        constantWords(t, type, board.fields.get(id)?.[i] ?? 0),
      );
      // What is not printed on a space is not told of it.
      const printed = fields.filter(({ id }) => id !== "none");
      const list = (language: "de" | "en") => printed.map((field) => field[language]).join(" ");
      return {
        key: cell.name,
        about: [],
        label: { de: cell.name, en: cell.name },
        value: { de: list("de") || "Feld", en: list("en") || "space" },
        id: fields.map(({ id }) => id).join(" "),
      };
    }),
  };
}
