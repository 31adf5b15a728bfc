// Nouns that follow from others: of a family from its kinds, of a zone from what it holds.

import { genderOf } from "../inflection/german.ts";
import type * as ir from "./ir.ts";

/** The noun of a family: that of its only kind, or of the enum member that all its kinds share. */
export function declaredFamilyNoun(
  game: Pick<ir.Game, "pieces">,
  family: ir.Family,
): ir.LocalizedNoun | undefined {
  const [only, ...others] = family.members.flatMap((index) => game.pieces[index] ?? []);
  return only !== undefined && others.length === 0 ? only.noun : memberOfAll(game, family);
}

/** `reds` where a family has all that are red and nothing else. */
function memberOfAll(
  game: Pick<ir.Game, "pieces">,
  family: ir.Family,
): ir.LocalizedNoun | undefined {
  for (let up = family.parent; up !== undefined; up = up.parent) {
    for (const [field, type] of up.fields) {
      const values = new Set(family.members.map((index) => game.pieces[index]?.fields.get(field)));
      const [value] = values;
      if (type.kind !== "enum" || values.size !== 1 || value === undefined) continue;
      const alike = up.members.filter((index) => game.pieces[index]?.fields.get(field) === value);
      const noun = type.enum.members[value]?.noun;
      const isNoun = noun !== undefined && genderOf(noun.de) !== undefined;
      if (alike.length === family.members.length && isNoun) return noun;
    }
  }
  return undefined;
}

/** Whether a zone is called by what lies in it: `your pearls`. */
export function isNamedByContents({ id, noun, family, die, element }: ir.Zone): boolean {
  const { one, many } = noun.en;
  if (family !== undefined) return false;
  const words = id.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  if (one !== many && words === many) return true;
  if (die?.noun.en.one === one) return true;
  const last = one.split(" ").at(-1);
  return (
    element.kind === "enum" &&
    element.enum.members.some((member) => member.noun.en.one.split(" ").at(-1) === last)
  );
}
