// Chooses the controls of an edit target: a range of numbers, or a list of names.

import { type ast, type CheckedGame, listNamedParts, type NamedPart } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import type { EditTarget } from "./edit-targets.ts";
import type { Control, FormOption } from "./form-model.ts";

type Type = CheckedGame["values"][number]["type"];

/** Upper limits of number controls. */
const most = 999;
const mostThings = 99;
const mostPlayers = 8;

/** Returns one control per value; `undefined` if the values have no control. */
export function controlsOf(
  game: CheckedGame,
  place: EditTarget,
  language: SiteLanguage,
): Control[] | undefined {
  const { values } = place.pattern;
  const control = controlOf(game, place, language);
  if (control === undefined) return undefined;
  return values.map(({ text, isMember }) =>
    isMember === true ? { kind: "choice", options: membersWith(text, game, language) } : control,
  );
}

/** Returns all members of the enum to which a member belongs. */
function membersWith(member: string, { enums }: CheckedGame, language: SiteLanguage): FormOption[] {
  const found = enums.find(({ members }) => members.some(({ id }) => id === member));
  return memberOptions(found?.members ?? [], language);
}

function controlOf(
  game: CheckedGame,
  place: EditTarget,
  language: SiteLanguage,
): Control | undefined {
  const { what, path, decl, pattern } = place;
  const texts = pattern.values.map(({ text }) => text);
  switch (what) {
    case "names":
      return { kind: "text" };
    case "hidden":
    case "present":
      return { kind: "yesno" };
    case "players":
      return { kind: "number", from: 1, to: mostPlayers };
    case "places":
    case "row":
      return orFormula({ kind: "number", from: 1, to: mostThings }, texts);
    case "copies":
      return { kind: "number", from: 0, to: mostThings };
    case "numbers":
      return { kind: "number", from: 0, to: most };
    case "effect":
    case "board":
      return { kind: "choice", options: [] };
    case "max":
    case "starts":
      return orFormula(controlOfType(typeOf(game, path, decl), texts, game, language), texts);
    case "value":
    case "quality":
    case "table":
      return controlOfType(typeOf(game, path, decl), texts, game, language);
    default:
      return what satisfies never;
  }
}

/** Replaces the control if one of the texts is not a literal that it can show. */
function orFormula(control: Control | undefined, texts: readonly string[]): Control {
  const fits = (text: string) => {
    switch (control?.kind) {
      case "number":
        return /^-?\d+$/.test(text);
      case "yesno":
        return text === "yes" || text === "no";
      case "choice":
        return control.options.some(({ value }) => value === text);
      default:
        return false;
    }
  };
  return control !== undefined && texts.every(fits) ? control : { kind: "formula" };
}

/** Returns the type of the value; `undefined` for numbers without a declared range. */
function typeOf(game: CheckedGame, path: string, decl: ast.Decl): Type | undefined {
  const [owner = "", part] = path.split(".");
  const named = <T extends { readonly id: string }>(list: readonly T[], id: string) =>
    list.find((one) => one.id === id);
  if (part === undefined) {
    const type = (named(game.values, owner) ?? named(game.tables, owner) ?? named(game.dice, owner))
      ?.type;
    // The numbers of a die are its faces.
    return decl.kind === "die" && type?.kind === "number" ? undefined : type;
  }
  if (decl.kind === "mark") return named(game.marks, owner)?.type;
  if (decl.kind !== "piece" && decl.kind !== "family") return undefined;
  const item = itemOf(listNamedParts(decl), part);
  if (item?.kind === "exception") return named(game.values, part)?.type;
  if (item?.kind !== "fix") return undefined;
  return game.families.map(({ fields }) => fields.get(part)).find((type) => type !== undefined);
}

function itemOf(parts: readonly NamedPart[], name: string) {
  const part = parts.find((one) => one.name === name);
  return part?.kind === "item" ? part.item : undefined;
}

function controlOfType(
  type: Type | undefined,
  texts: readonly string[],
  game: CheckedGame,
  language: SiteLanguage,
): Control | undefined {
  if (type?.kind === "yesno") return { kind: "yesno" };
  if (type !== undefined && type.kind !== "number") {
    const options = listFormOptions(type, game, language);
    return options.length === 0 ? undefined : { kind: "choice", options };
  }
  const numbers = texts.map(Number);
  if (numbers.some(Number.isNaN)) return undefined;
  const isFree = type === undefined || type.from < -most;
  const from = isFree ? Math.min(0, ...numbers.map((one) => (one < 0 ? -most : 0))) : type.from;
  return { kind: "number", from, to: Math.min(most, type?.to ?? most) };
}

/** Returns the named values of a type. */
function listFormOptions(type: Type, game: CheckedGame, language: SiteLanguage): FormOption[] {
  switch (type.kind) {
    case "enum":
      return memberOptions(type.enum.members, language);
    case "piece":
      return game.pieces.flatMap(({ id, noun, family }) =>
        isOf(family, type.family) ? [{ value: id, text: noun[language].one }] : [],
      );
    case "board":
      return game.boards.flatMap(({ id, words, shape }) =>
        shape === type.shape ? [{ value: id, text: words[language] }] : [],
      );
    case "orNone":
      return listFormOptions(type.of, game, language);
    default:
      return [];
  }
}

type Member = CheckedGame["enums"][number]["members"][number];

function memberOptions(members: readonly Member[], language: SiteLanguage): FormOption[] {
  return members.map(({ id, noun }) => ({ value: id, text: noun[language].one }));
}

type Family = CheckedGame["families"][number];

function isOf(family: Family, ancestor: Family): boolean {
  if (family === ancestor) return true;
  return family.parent !== undefined && isOf(family.parent, ancestor);
}
