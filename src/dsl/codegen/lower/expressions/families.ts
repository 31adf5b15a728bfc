// Families and fields of pieces.

import { b } from "../../code/build.ts";
import type { CodeValue } from "../../code/code.ts";
import type { CodegenContext } from "../../context.ts";
import type { Lowering } from "../lowering.ts";

/** Whether a piece is one of some kinds; what lies on an empty space, and none, are -1. */
export function isInFamily(c: Lowering, piece: CodeValue, members: readonly number[]): CodeValue {
  const [first, last] = [members[0], members.at(-1)];
  if (first === undefined || last === undefined) return b.value(false);
  if (first === last) return b.equal(piece, first);
  if (last - first === members.length - 1 && piece.kind === "get")
    return b.and(b.greaterOrEqual(piece, first), b.lessOrEqual(piece, last));
  const flags = c.gen.game.pieces.map(({ index }) => Number(members.includes(index)));
  const index = b.add(piece, 1);
  return b.equal(c.entry("family", [0, ...flags], index), 1);
}

/** A field of a piece. */
export function pieceField(c: Lowering, field: string, piece: CodeValue): CodeValue {
  return c.entry("field", fieldNumbers(c.gen, field), piece);
}

/** One number for each kind of piece; 0 for those without the field. */
export function fieldNumbers({ game }: CodegenContext, field: string): number[] {
  return game.pieces.map((piece) => piece.fields.get(field) ?? 0);
}
