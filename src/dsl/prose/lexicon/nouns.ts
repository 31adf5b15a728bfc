// What things are called: nouns for families, elements, locals and marks that have none themselves.

import type * as ir from "../../ir/ir.ts";
import type { GroupedTypeKind } from "../../ir/kinds.ts";
import { declaredFamilyNoun, isNamedByContents } from "../../ir/nouns.ts";
import { solidType } from "../../ir/types.ts";
import { nounFrom } from "../de/endings.ts";
import { isKinds } from "../fingerprint.ts";
import { familyOf, type Group, type Index } from "../index-of.ts";
import { commonNoun, describedNoun, namedNoun, quoted } from "./common-nouns.ts";
import { splitIdentifier } from "./identifier.ts";
import { linked } from "./linked-noun.ts";
import { sharedNoun } from "./shared-noun.ts";

const SPACE = namedNoun("space");
const PLAYER = namedNoun("player");
const BOARD = namedNoun("board");
const NUMBER = namedNoun("number");
const LINE = namedNoun("line");
const CONDITION: ir.LocalizedNoun = {
  de: { article: "die", one: "Bedingung", many: "Bedingungen" },
  en: { one: "condition", many: "conditions" },
};
/** Those who play, where they are counted. */
export const PARTICIPANT: ir.LocalizedNoun = {
  de: { article: "die", one: "Person", many: "Personen" },
  en: { one: "player", many: "players" },
};
export const MARKER: ir.LocalizedNoun = {
  de: { article: "der", one: "Spielstein", many: "Spielsteine" },
  en: { one: "marker", many: "markers" },
};

/** The author's phrase, where declarations have one. */
export interface Worded {
  readonly id: string;
  readonly words?: ir.LocalizedText | undefined;
}

/** What a rule is called in both languages, as an author says it or by its name. */
export function nounOfRule(rule: Worded): ir.LocalizedNoun {
  if (rule.words === undefined) return namedNoun(rule.id);
  const { de, en } = rule.words;
  return { de: nounFrom(de), en: { one: en, many: en } };
}

/** The noun of something declared, which leads to its rule. */
function withLink({ paths }: Index, declared: object, noun: ir.LocalizedNoun): ir.LocalizedNoun {
  return linked(paths.get(declared), noun);
}

/** What an option is called. */
export function optionNoun(index: Index, option: ir.SetupOption): ir.LocalizedNoun {
  return withLink(index, option, option.noun ?? namedNoun(option.id));
}

/** Whether a member of a family of counters is named outright and has a noun of its own. */
export function isCalled({ members }: ir.Counter, index: ir.Expr): boolean {
  return members !== undefined && index.kind === "const";
}

/** What a counter counts; in a family under the nouns of its members, what that member is. */
export function nounOfCounter(
  { index: all }: { readonly index: Index },
  { noun, members, family }: ir.Counter,
  index: ir.Expr | undefined,
): ir.LocalizedNoun {
  if (members === undefined || family === undefined || index === undefined) return noun;
  return (index.kind === "const" ? members[index.value] : undefined) ?? typeNoun(all, family);
}

/** The parameters of a table, by which its words may call them. */
export function tableParams({ params, names }: ir.Table): readonly ir.Local[] {
  return params.map((type, i) => ({ name: names[i] ?? "", type }));
}

/** What one of a family is called. */
export function familyNoun({ game }: Index, family: ir.Family): ir.LocalizedNoun {
  const kinds = family.members.flatMap((index) => game.pieces[index] ?? []);
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined) return nounOfPiece(only);
  return declaredFamilyNoun(game, family) ?? commonNoun(family.id) ?? namedNoun(family.id);
}

/** The noun of what a placeholder names without a value. */
export function nounOfNamed(
  { index }: { readonly index: Index },
  names: NonNullable<ir.Placeholder["names"]>,
): ir.LocalizedNoun {
  return "parent" in names ? familyNoun(index, names) : (names.noun ?? namedNoun(names.id));
}

/** What a kind is called; one without words by its name. */
function nounOfPiece({ id, noun }: ir.Piece): ir.LocalizedNoun {
  return noun.de.one === "" ? namedNoun(id) : noun;
}

/** What kinds are called together. */
export function groupNoun(index: Index, group: Group): ir.LocalizedNoun {
  const [first] = group.pieces;
  if (group.pieces.length === 1 && first !== undefined) return nounOfPiece(first);
  const family = familyOf(group.pieces);
  if (family !== undefined) return familyNoun(index, family);
  return sharedNoun(group.pieces.map(({ noun }) => noun)) ?? namedNoun(group.id);
}

/** What some kinds are called, together if they have a name together, else each. */
export function kindNouns(index: Index, members: readonly number[]): readonly ir.LocalizedNoun[] {
  const { game, groups } = index;
  const kinds = members.flatMap((member) => game.pieces[member] ?? []);
  const each = () => kinds.map((kind) => withLink(index, kind, nounOfPiece(kind)));
  if (kinds.length === 1) return each();
  const family = familyOf(kinds);
  if (family !== undefined) return [withLink(index, family, familyNoun(index, family))];
  const group = groups.find((one) => one.pieces.includes(kinds[0] as ir.Piece)); // Never empty.
  if (group?.pieces.length === kinds.length)
    return [withLink(index, group, groupNoun(index, group))];
  return each();
}

/** What one value of a type is called. */
export function typeNoun(index: Index, type: ir.Type): ir.LocalizedNoun {
  switch (type.kind) {
    case "number":
      return NUMBER;
    case "yesno":
      return namedNoun("choice");
    case "player":
      return PLAYER;
    case "enum":
      return enumNoun(type.enum);
    case "piece":
      return familyNoun(index, type.family);
    case "space":
      return SPACE;
    case "board":
      return type.shape.noun ?? BOARD;
    case "set":
      return namedNoun("set");
    case "line":
      return LINE;
    case "orNone":
      return typeNoun(index, type.of);
    default:
      return type satisfies never;
  }
}

/** A shape as sentences name it. */
export function shapeName({ id, noun }: ir.Shape): ir.LocalizedText {
  if (noun === undefined) return { de: quoted(id), en: `‘${splitIdentifier(id)}’` };
  return { de: `„${noun.de.one}“`, en: `“${noun.en.one}”` };
}

/** What a field of pieces or spaces is called: by its author, like its type, or by its name. */
export function fieldNoun(of: ir.Type, field: string): ir.LocalizedNoun {
  if (of.kind === "space") return nounOfField(of.grid.shape, field);
  const found = of.kind === "piece" ? fieldOf(of.family, field) : undefined;
  return found?.noun ?? (found && namesake(found.type, field)) ?? namedNoun(field);
}

/** What a field of a shape is called. */
export function nounOfField({ fields }: ir.Shape, name: string): ir.LocalizedNoun {
  const field = fields.find(({ id }) => id === name);
  return field?.noun ?? (field && namesake(field.type, name)) ?? namedNoun(name);
}

function fieldOf(
  { fields, nouns, parent }: ir.Family,
  field: string,
): Pick<ir.ShapeField, "type" | "noun"> | undefined {
  const type = fields.get(field);
  if (type !== undefined) return { type, noun: nouns.get(field) };
  return parent && fieldOf(parent, field);
}

/** The author's noun for an enum, where something of that type has its name: `bonus: Bonus`. */
function namesake(whole: ir.Type, name: string): ir.LocalizedNoun | undefined {
  const type = solidType(whole);
  if (type.kind !== "enum" || type.enum.noun === undefined) return undefined;
  const known = [splitIdentifier(type.enum.id), type.enum.noun.en.one].map((word) =>
    word.toLowerCase(),
  );
  return known.includes(splitIdentifier(name).toLowerCase()) ? type.enum.noun : undefined;
}

/** What the author calls an enum; `good` for `red good`, `blue good` …; else its name. */
function enumNoun({ id, noun, members }: ir.Enum): ir.LocalizedNoun {
  const shared = members.length > 1 ? sharedNoun(members.map((member) => member.noun)) : undefined;
  return noun ?? shared ?? namedNoun(id);
}

/** Whether a zone is called by what lies in it: `your pearls`. */
export const isContent = isNamedByContents;

/** What one of the things in a zone is called. */
export function elementNoun(index: Index, zone: ir.Zone): ir.LocalizedNoun {
  if (isContent(zone)) return zone.noun;
  if (zone.die !== undefined) return zone.die.noun;
  return zone.element.kind === "player" ? MARKER : typeNoun(index, zone.element);
}

/** What lies on a grid is called. */
export function onGridNoun(index: Index, grid: ir.Grid): ir.LocalizedNoun {
  return grid.element.kind === "player" ? MARKER : typeNoun(index, grid.element);
}

/** A local as sentences name it. */
interface LocalName {
  readonly noun: ir.LocalizedNoun;
  /** Its own name, where the noun does not say it. */
  readonly id: string | undefined;
  /** Several things: the members of a set. */
  readonly many?: true;
}

/** The noun that a local is named for, if it is; else what it is, and its name. */
export function localName(index: Index, { name, type: whole }: ir.Local): LocalName {
  const type = solidType(whole);
  if (type.kind === "set") return setName(index, name, type);
  const noun = namesake(type, name) ?? thingNamed(index.game, name, type) ?? commonNoun(name);
  if (noun !== undefined) return { noun, id: undefined };
  const own = typeNoun(index, type);
  if (own.en.one === splitIdentifier(name)) return { noun: own, id: undefined };
  const described = describedNoun(name, own);
  if (described !== undefined) return { noun: described, id: undefined };
  return { noun: type.kind === "yesno" ? CONDITION : own, id: name };
}

/** Whether a number is called by such a word: `the needed number`. */
export function isNamedNumber(expr: ir.Expr): boolean {
  return (
    expr.kind === "local" &&
    expr.type.kind === "number" &&
    describedNoun(expr.local.name, NUMBER) !== undefined
  );
}

/** `the wanted colours`, `the kinds`; else the set by its name. */
function setName(index: Index, name: string, { of }: Extract<ir.Type, { kind: "set" }>): LocalName {
  const noun = describedNoun(name, typeNoun(index, of)) ?? commonNoun(name.replace(/s$/, ""));
  if (noun !== undefined) return { noun, id: undefined, many: true };
  return { noun: namedNoun("set"), id: name };
}

function thingNamed(game: ir.Game, name: string, type: ir.Type): ir.LocalizedNoun | undefined {
  const word = splitIdentifier(name);
  const named = (list: readonly { readonly noun: ir.LocalizedNoun }[]) =>
    list.find(({ noun }) => noun.en.one === word)?.noun;
  switch (type.kind) {
    case "number":
      return named(game.zones) ?? named(game.counters) ?? numberField(game, name);
    case "board":
      return named(game.grids);
    case "piece":
      return named(type.family.members.flatMap((member) => game.pieces[member] ?? []));
    default:
      type.kind satisfies GroupedTypeKind;
      return named(game.zones.filter((zone) => zone.element.kind === type.kind && isContent(zone)));
  }
}

/** A field of that name that is a number. */
function numberField({ families }: ir.Game, name: string): ir.LocalizedNoun | undefined {
  const found = families.find(({ fields }) => fields.get(name)?.kind === "number");
  return found?.nouns.get(name);
}

/** What the things are called that a name ranges over. */
export function domainNoun(index: Index, { domain, through, local }: ir.Binder): ir.LocalizedNoun {
  if (through !== undefined) return onGridNoun(index, through.grid);
  switch (domain.kind) {
    case "range": {
      const { noun, id } = localName(index, local);
      const isNamed = id === undefined && noun.de.article !== "";
      return isNamed ? noun : namedNoun("number");
    }
    case "zone":
      return elementNoun(index, domain.zone.zone);
    case "neighbours":
      return {
        de: { article: "das", one: "Nachbarfeld", many: "Nachbarfelder" },
        en: { one: "neighbouring space", many: "neighbouring spaces" },
      };
    case "enum":
      return elementOf(index, local, { kind: "enum", enum: domain.enum });
    case "set":
      return elementOf(index, local, domain.base);
    case "players":
      return namedNoun("player");
    case "boards":
      return domain.shape.noun ?? BOARD;
    case "subsets":
      return namedNoun("set");
    case "lines":
      return namedNoun("line");
    case "spaces":
    case "region":
    case "group":
    case "line":
    case "ray":
      return namedNoun("space");
    case "until":
      return domainNoun(index, { domain: domain.of, through, local, where: undefined });
    default:
      return domain satisfies never;
  }
}

function elementOf(index: Index, { name }: ir.Local, type: ir.Type): ir.LocalizedNoun {
  return namesake(type, name) ?? commonNoun(name) ?? typeNoun(index, type);
}

/** The noun of a kind or member that is named outright. */
export function constantKind(index: Index, what: ir.Expr): ir.LocalizedNoun | undefined {
  if (what.kind !== "const") return undefined;
  if (what.type.kind === "enum") return what.type.enum.members[what.value]?.noun;
  const piece = what.type.kind === "piece" ? index.game.pieces[what.value] : undefined;
  return piece && withLink(index, piece, nounOfPiece(piece));
}

/** What is counted, where it is not named outright: `that die`. */
export function unnamed(index: Index, what: ir.Expr | readonly number[]): ir.Expr | undefined {
  return isKinds(what) || constantKind(index, what) !== undefined ? undefined : what;
}

/** A choice in full, where the enum is the choices of an option. */
export function choiceWords(
  game: ir.Game,
  of: ir.Enum,
  member: number,
): ir.LocalizedText | undefined {
  return game.options.find(({ id }) => id === of.id)?.choices[member]?.words;
}

/** `good` where a member is called `kind`: what a member is put somewhere as. */
export function nounOfMember(index: Index, what: ir.Expr): ir.LocalizedNoun | undefined {
  if (what.kind !== "local" || what.type.kind !== "enum") return undefined;
  const noun = typeNoun(index, what.type);
  const isCalledSo = localName(index, what.local).noun.en.one === noun.en.one;
  return isCalledSo || noun.de.article === "" ? undefined : noun;
}
