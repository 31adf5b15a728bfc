// Effects of pieces: all their `when` and `while` items, exchanged together. The choices of a form
// are the effects of the other pieces of the family.

import type { ast } from "../../dsl/index.ts";
import { type SourceTexts, sliceOf } from "./literal-patterns.ts";

type EffectItem = ast.Handler | ast.While;

/** Values of the control for an effect that no original piece has, and for no effect. */
export const ownEffect = "own";
export const noEffect = "none";

/** Whether an item is a handler or a `while`. */
export function isEffect(item: ast.Extension | ast.PieceItem): item is EffectItem {
  return item.kind === "when" || item.kind === "while";
}

/** Returns the handlers and `while` items of a piece. */
export function listEffects(piece: ast.Piece): EffectItem[] {
  return piece.items.filter(isEffect);
}

/** Returns the pieces of the family that have an effect, including the piece itself. */
export function donorsOf(piece: ast.Piece, decls: readonly ast.Decl[]): ast.Piece[] {
  return decls.filter(
    (decl): decl is ast.Piece =>
      decl.kind === "piece" &&
      decl.params.length === 0 &&
      decl.family !== undefined &&
      decl.family.text === piece.family?.text &&
      listEffects(decl).length > 0,
  );
}

/** Returns the effect as source text on one line, without comments. */
export function printEffect(piece: ast.Piece, texts: SourceTexts): string {
  const items = listEffects(piece).map((item) => printItem(item, texts));
  return items
    .join(" ")
    .replaceAll(/\/\/.*/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Joins the item from its parts, because a variant can replace some of them. */
export function printItem(item: EffectItem | ast.WhileItem, texts: SourceTexts): string {
  switch (item.kind) {
    case "when":
      return `when ${item.event.text} ${sliceOf(texts, item.body.span)}`;
    case "while": {
      const inner = item.items.map((one) => printItem(one, texts));
      return `while in ${item.zone.text} { ${inner.join(" ")} }`;
    }
    case "exception": {
      const args = item.args.map(({ span }) => sliceOf(texts, span));
      const name = item.value.text + (args.length === 0 ? "" : `(${args.join(", ")})`);
      return `${name} ${item.how} ${sliceOf(texts, item.to.span)}`;
    }
    case "worth": {
      const reason = item.reason === undefined ? "" : ` as ${item.reason.text}`;
      return `worth ${sliceOf(texts, item.amount.span)}${reason}`;
    }
    default:
      return item satisfies never;
  }
}

/**
 * Returns the effect of a piece as source text, or `undefined` if no other piece of the family has
 * an effect.
 */
export function findEffect(
  piece: ast.Piece,
  decls: readonly ast.Decl[],
  texts: SourceTexts,
): string | undefined {
  const others = donorsOf(piece, decls).filter(({ name }) => name.text !== piece.name.text);
  return piece.params.length > 0 || others.length === 0 ? undefined : printEffect(piece, texts);
}

/** Returns the names of the parts of the effect, which variant edits reference. */
export function partNamesOf(piece: ast.Piece): string[] {
  return listEffects(piece)
    .flatMap((item) => (item.kind === "when" ? [item] : item.items))
    .map(partName);
}

function partName(item: ast.Handler | ast.WhileItem): string {
  if (item.kind === "when") return item.event.text;
  return item.kind === "exception" ? item.value.text : item.kind;
}
