// Kinds of pieces: families, pieces, enums, and the boards they lie on.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { ruleFingerprint } from "../fingerprint.ts";
import type { Group } from "../index-of.ts";
import { namedNoun, quoted } from "../lexicon/common-nouns.ts";
import { splitIdentifier } from "../lexicon/identifier.ts";
import { familyNoun, fieldNoun, groupNoun, nounOfField } from "../lexicon/nouns.ts";
import type { PlanContext } from "../plan/context.ts";
import { planValue } from "../plan/expr.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { planPlace } from "../plan/place.ts";
import type { Slots } from "../plan/plan.ts";
import { number, thing } from "../plan/referring-expressions.ts";
import { capitalized, renderPhrase, renderStock } from "../realize.ts";
import type { Entry } from "../rule.ts";
import { renderConstant } from "./components.ts";
import { phraseTitle, type RuleDraft, stock } from "./rule-draft.ts";
import { planType } from "./type.ts";

export function describeEnum(_: PlanContext, { id, noun, members }: ir.Enum): RuleDraft {
  return {
    title: phraseTitle(thing(noun ?? namedNoun(id), "none")),
    plans: [stock("thereAre")],
    entries: members.map((member) => {
      const label = renderPhrase(thing(member.noun, "none"));
      return { key: member.id, about: [], label, value: label, isName: true, id: member.id };
    }),
  };
}

export function describeFamily(t: PlanContext, family: ir.Family): RuleDraft {
  const noun = familyNoun(t.index, family);
  const parent = family.parent && familyNoun(t.index, family.parent);
  const slots = {
    things: thing(noun, "the", "many"),
    parent: parent && thing(parent, "the", "many"),
    end: family.fields.size > 0 ? { de: ":", en: ":" } : { de: ".", en: "." },
  };
  return {
    title: phraseTitle(thing(noun, "none", "many")),
    plans: [stock(parent === undefined ? "family" : "subfamily", slots)],
    entries: [...family.fields].map(([field, type]) =>
      typeEntry(t, field, fieldNoun({ kind: "piece", family }, field), type),
    ),
  };
}

function typeEntry(t: PlanContext, key: string, noun: ir.LocalizedNoun, type: ir.Type): Entry {
  const value = renderPhrase(planType(t, type));
  return { key, about: [], label: labelOf(noun), value, id: value.en };
}

function labelOf(noun: ir.LocalizedNoun): ir.LocalizedText {
  return capitalized(renderPhrase(thing(noun, "none")));
}

export function describePiece(t: PlanContext, group: Group): RuleDraft {
  const [first] = group.pieces;
  const noun = groupNoun(t.index, group);
  const family = first && widerNoun(t, first.family, noun);
  const isOne = group.pieces.length === 1;
  const entries = isOne ? oneKind(t, first) : group.pieces.map((piece) => kindEntry(t, piece));
  const end = entries.length > 0 ? { de: ":", en: ":" } : { de: ".", en: "." };
  const belongs =
    family === undefined
      ? stock("piece", { end })
      : stock("pieceOf", { family: thing(family, "the", "many"), end });
  return {
    title: phraseTitle(thing(noun, "none", isOne ? "one" : "many")),
    plans: [isOne ? belongs : stock("thereAreOfIt")],
    entries,
  };
}

/** The nearest family that is not called the same. */
function widerNoun(
  t: PlanContext,
  family: ir.Family | undefined,
  noun: ir.LocalizedNoun,
): ir.LocalizedNoun | undefined {
  if (family === undefined) return undefined;
  const own = familyNoun(t.index, family);
  return own.en.one === noun.en.one ? widerNoun(t, family.parent, noun) : own;
}

/** The fields and copies of a single kind, one entry each. */
function oneKind(t: PlanContext, piece: ir.Piece | undefined): Entry[] {
  if (piece === undefined) return [];
  return [...fieldEntries(t, piece), ...supplyEntries(t, piece)];
}

function fieldEntries(t: PlanContext, piece: ir.Piece): Entry[] {
  return [...piece.fields].map(([field, value]) => {
    const type = fieldType(piece.family, field);
    const { de, en, id } = type === undefined ? NOTHING : renderConstant(t, type, value);
    const about = type?.kind === "enum" ? [`${type.enum.id}.${id}`] : [];
    const label = labelOf(fieldNoun({ kind: "piece", family: piece.family }, field));
    return { key: field, about, label, value: { de, en }, id };
  });
}

const NOTHING = { de: "", en: "", id: "" };

function fieldType(family: ir.Family, field: string): ir.Type | undefined {
  return family.fields.get(field) ?? (family.parent && fieldType(family.parent, field));
}

/** How many of a kind lie where at the start. */
function supplyEntries(t: PlanContext, piece: ir.Piece): Entry[] {
  const { supplies } = t.index.game;
  const own = supplies.filter(
    ({ zone, element, count }) =>
      zone.element.kind === "piece" && element === piece.index && count > 0,
  );
  return own.map((supply) => {
    const place = planPlace(t, "inside", zoneOf(supply));
    return {
      key: `${supply.zone.id}[${supply.index}]`,
      about: [supply.zone.id],
      label: capitalized(renderStock("atStart", { place })),
      ...countOf(t, supply),
    };
  });
}

function countOf(t: PlanContext, { count, formula }: ir.Supply): Pick<Entry, "value" | "id"> {
  if (formula === undefined) return { value: renderPhrase(number(count)), id: String(count) };
  return {
    value: renderPhrase(planValue(t, settled(formula))),
    id: ruleFingerprint(t.index, "", [formula]).text,
  };
}

/** What is left of a formula where a kind settles its condition: `if n is 1 then …` of the second. */
function settled(formula: ir.Expr): ir.Expr {
  if (formula.kind !== "if") return formula;
  const holds = evaluateConstant(formula.condition);
  return holds === undefined ? formula : settled(holds === 0 ? formula.else : formula.then);
}

function zoneOf({ zone, index }: ir.Supply): ir.ZoneRef {
  const { family } = zone;
  if (family === undefined) return { kind: "zone", zone, owner: undefined, index: undefined };
  const from = family.kind === "number" ? family.from : 0;
  const member: ir.Expr = { kind: "const", value: index + from, type: family };
  return { kind: "zone", zone, owner: undefined, index: member };
}

/** All about one of several kinds in one entry. */
function kindEntry(t: PlanContext, piece: ir.Piece): Entry {
  const parts = oneKind(t, piece);
  const list = (language: "de" | "en") => parts.map((part) => partText(part, language)).join("; ");
  return {
    key: piece.id,
    about: parts.flatMap(({ about }) => about),
    label: capitalized({ de: piece.noun.de.one, en: piece.noun.en.one }),
    value: { de: list("de"), en: list("en") },
    id: parts.map(({ key, id }) => `${key}=${id}`).join(" "),
    parts,
  };
}

/** `Colour red`, `2 at the start in the bag`. */
function partText({ label, value }: Entry, language: "de" | "en"): string {
  const name = label[language];
  if (/^(?:Am|At) /.test(name)) return `${value[language]} ${small(name)}`;
  return `${language === "de" ? name : small(name)} ${value[language]}`;
}

function small(text: string): string {
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

export function describeShape(t: PlanContext, shape: ir.Shape): RuleDraft {
  const rows = new Set(shape.cells.map(({ row }) => row)).size;
  const regions = shape.regionsBy && nounOfField(shape, shape.regionsBy);
  const slots: Slots = {
    spaces: number(shape.cells.length),
    rows: {
      kind: "amount",
      noun: namedNoun("row"),
      count: { kind: "number", of: number(rows), isOne: rows === 1 },
    },
    field: regions ? { ...thing(regions, "the"), adjective: "same" } : undefined,
  };
  return {
    title:
      shape.noun === undefined
        ? { kind: "text", text: { de: quoted(shape.id), en: splitIdentifier(shape.id) } }
        : phraseTitle(thing(shape.noun, "none")),
    plans: [
      stock(shape.layout === "hexes" ? "hexShape" : "squareShape", slots),
      ...(shape.fromBelow ? [stock("namedFromBelow")] : []),
    ],
    entries: shape.fields.map(({ id, type }) => typeEntry(t, id, nounOfField(shape, id), type)),
  };
}

export function describeBoard(t: PlanContext, board: ir.Board): RuleDraft {
  const { shape } = board;
  const empty = renderPhrase(thing(namedNoun("space"), "none"));
  const kind: NounPhrase = planType(t, { kind: "board", shape });
  return {
    title: { kind: "name", text: board.words },
    plans: [stock("board", { kind })],
    entries: shape.cells.map((cell, i) => {
      const fields = shape.fields.map(({ id, type }) =>
        renderConstant(t, type, board.fields.get(id)?.[i] ?? 0),
      );
      // What is not printed on a space is not told of it.
      const printed = fields.filter(({ id }) => id !== "none");
      const list = (language: "de" | "en") => printed.map((field) => field[language]).join(" ");
      return {
        key: cell.name,
        about: [],
        label: { de: cell.name, en: cell.name },
        value: { de: list("de") || empty.de, en: list("en") || empty.en },
        id: fields.map(({ id }) => id).join(" "),
      };
    }),
  };
}
