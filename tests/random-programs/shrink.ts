// Makes a program smaller as long as something is still true of it.

import { parse } from "../../src/dsl/syntax/parse.ts";
import { path } from "./contestants.ts";

interface Piece {
  readonly start: number;
  readonly end: number;
}

/** So many smaller programs are tried. */
const MOST_TRIES = 4_000;

/** What may stand for an expression of any kind. */
const PLAIN = ["0", "1", "no", "yes", "you"];

/**
 * Leaves out declarations, then whatever else is a part, and puts plain values and parts of
 * expressions in the place of whole ones.
 */
export function shrunk(text: string, isStill: (smaller: string) => boolean): string {
  let small = text;
  let tries = 0;
  const attempt = (smaller: string): boolean => {
    if (smaller.length >= small.length || ++tries > MOST_TRIES || !isStill(smaller)) return false;
    small = smaller;
    return true;
  };
  for (let before = ""; before !== small && tries < MOST_TRIES; ) {
    before = small;
    // From the end of the text, so that the places of what stands before stay the same.
    for (const piece of declarationsOf(small).reverse()) attempt(replaced(small, piece, ""));
    for (const piece of piecesOf(small).reverse())
      if (piece.end <= small.length) attempt(replaced(small, piece, ""));
    for (const piece of piecesOf(small)) {
      if (piece.end > small.length) continue;
      const inner = piecesOf(small).filter(
        ({ start, end }) =>
          start >= piece.start && end <= piece.end && end - start < piece.end - piece.start,
      );
      const parts = inner.slice(0, 6).map(({ start, end }) => small.slice(start, end));
      const shorter = [...PLAIN, ...parts].sort((a, b) => a.length - b.length);
      shorter.some((instead) => attempt(replaced(small, piece, instead)));
    }
  }
  return small.replace(/\n\s*\n+/g, "\n");
}

function replaced(text: string, { start, end }: Piece, instead: string): string {
  return text.slice(0, start) + instead + text.slice(end);
}

function declarationsOf(text: string): Piece[] {
  return parse({ path, text }).ast.decls.map(({ span }) => span);
}

/** All parts of a program that stand somewhere, by where they begin, the larger ones first. */
function piecesOf(text: string): Piece[] {
  const found = new Map<string, Piece>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("span" in node) {
      const { start, end } = node.span as Piece;
      found.set(`${start} ${end}`, { start, end });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parse({ path, text }).ast);
  return [...found.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
