// Members of enums that nothing can ever be, and pieces that never come into play.

import type * as ir from "../../ir/ir.ts";
import type { LintContext } from "../lint-context.ts";

/** A member can be something if it is gone through, named, printed, thrown, agreed on, or what a mark starts as. */
export function checkUnusedMembers(linted: LintContext): void {
  const { game, uses } = linted;
  const printed = printedMembers(linted);
  const chosen = new Set(
    game.options.flatMap(({ type }) => (type.kind === "enum" ? [type.enum] : [])),
  );
  for (const one of game.enums) {
    if (one.isBuiltIn === true || uses.goneThrough.has(one) || chosen.has(one)) continue;
    const found = new Set([...(uses.members.get(one) ?? []), ...(printed.get(one) ?? [])]);
    // An enum of which nothing occurs is not used at all.
    if (found.size === 0) continue;
    for (const [value, member] of one.members.entries())
      if (!found.has(value))
        linted.warn("never-occurs", member.span, { name: member.id, of: one.id });
  }
}

/** Members that stand on pieces, boards, dice, in tables, or where a mark begins. */
function printedMembers({ game }: LintContext): ReadonlyMap<ir.Enum, ReadonlySet<number>> {
  const found = new Map<ir.Enum, Set<number>>();
  const add = (type: ir.Type | undefined, values: Iterable<number>) => {
    const solid = type?.kind === "orNone" ? type.of : type;
    if (solid?.kind !== "enum") return;
    const known = found.get(solid.enum) ?? new Set();
    found.set(solid.enum, known);
    for (const value of values) known.add(value);
  };
  for (const { type, entries } of game.tables) add(type, entries);
  for (const { type, faces } of game.dice) add(type, faces);
  for (const { type, starts } of game.marks) if (starts === undefined) add(type, [0]);
  for (const piece of game.pieces)
    for (const [field, value] of piece.fields) add(typeOf(piece.family, field), [value]);
  for (const board of game.boards)
    for (const { id, type } of board.shape.fields) add(type, board.fields.get(id) ?? []);
  return found;
}

function typeOf(family: ir.Family, field: string): ir.Type | undefined {
  return family.fields.get(field) ?? (family.parent && typeOf(family.parent, field));
}

/** Of a piece with parameters at least one kind comes into play. */
export function checkUnusedPieces(linted: LintContext): void {
  const { game, uses } = linted;
  const inPlay = new Set([...uses.pieces, ...printedPieces(game)]);
  for (const { element, count } of game.supplies) if (count > 0) inPlay.add(element);
  for (const decl of linted.all("piece")) {
    if (linted.kindsOf(decl).some(({ index }) => inPlay.has(index))) continue;
    linted.warn("never-in-play", decl.name.span, { name: decl.name.text });
  }
}

/** Pieces that tables give, and that stand on other pieces or on spaces. */
function printedPieces(game: ir.Game): number[] {
  const isPiece = (type: ir.Type | undefined) =>
    (type?.kind === "orNone" ? type.of : type)?.kind === "piece";
  return [
    ...game.tables.flatMap(({ type, entries }) => (isPiece(type) ? entries : [])),
    ...game.pieces.flatMap(({ family, fields }) =>
      [...fields].flatMap(([field, value]) => (isPiece(typeOf(family, field)) ? [value] : [])),
    ),
    ...game.boards.flatMap(({ shape, fields }) =>
      shape.fields.flatMap(({ id, type }) => (isPiece(type) ? (fields.get(id) ?? []) : [])),
    ),
  ];
}
