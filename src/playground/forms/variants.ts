// Edits of the author's variants: finds those of an edit target, removes and inserts edits.

import type { ast, SourceEdit, Span } from "../../dsl/index.ts";
import { type EditTarget, getDeclarationName } from "./edit-targets.ts";
import { isEffect, partNamesOf } from "./effects.ts";

/** Returns the variant edits that determine an edit target, in source order. */
export function findEditsAbout(variants: readonly ast.Variant[], place: EditTarget): ast.Edit[] {
  return variants.flatMap(({ edits }) => edits.filter((edit) => isAbout(edit, place)));
}

function isAbout(edit: ast.Edit, place: EditTarget): boolean {
  const { form, path, decl } = place;
  if (edit.kind === "declare") {
    return (
      form === "declare" && edit.decl.kind === decl.kind && getDeclarationName(edit.decl) === path
    );
  }
  const named = edit.path.names.map(({ text }) => text).join(".");
  switch (form) {
    case "set":
    case "do":
    case "remove":
      return edit.kind === form && named === path;
    case "renew":
      return (
        (edit.kind === "remove" && named === path) ||
        (edit.kind === "extend" &&
          named === getDeclarationName(decl) &&
          edit.items.every(({ kind }) => kind === "copies"))
      );
    case "effect":
      return decl.kind === "piece" && isAboutEffect(edit, named, decl);
    default:
      return false;
  }
}

/** Whether an edit changes the effect of a piece. */
function isAboutEffect(
  edit: Exclude<ast.Edit, { kind: "declare" }>,
  named: string,
  piece: ast.Piece,
): boolean {
  const [owner, part] = named.split(".");
  if (owner !== piece.name.text) return false;
  if (edit.kind === "extend") return part === undefined && edit.items.every(isEffect);
  return part !== undefined && partNamesOf(piece).includes(part);
}

/**
 * Returns the source edit that removes a variant edit, with its line if the line contains nothing
 * else.
 */
export function withoutEdit(text: string, edit: ast.Edit): SourceEdit {
  const span = edit.kind === "remove" ? removalSpan(text, edit.span) : edit.span;
  return { span: wholeLine(text, span), text: "" };
}

/**
 * Span to delete from `remove a, b`: the statement if it has one path, else the path with its
 * comma.
 */
function removalSpan(text: string, { file, start, end }: Span): Span {
  const before = text.slice(0, start);
  const comma = /,\s*$/.exec(before);
  if (comma !== null) return { file, start: start - comma[0].length, end };
  const next = /^\s*,\s*/.exec(text.slice(end));
  if (next !== null) return { file, start, end: end + next[0].length };
  const word = /remove\s+$/.exec(before);
  return { file, start: start - (word?.[0].length ?? 0), end };
}

function wholeLine(text: string, span: Span): Span {
  const lineStart = text.lastIndexOf("\n", span.start - 1) + 1;
  const lineEnd = text.indexOf("\n", span.end);
  const before = text.slice(lineStart, span.start);
  const after = text.slice(span.end, lineEnd === -1 ? text.length : lineEnd);
  if (before.trim() !== "" || after.trim() !== "" || lineEnd === -1) return span;
  return { ...span, start: lineStart, end: lineEnd + 1 };
}

/** Returns the source edit that appends edits to a variant, before its examples. */
export function withEdit(text: string, variant: ast.Variant, written: string): SourceEdit {
  const { file } = variant.span;
  const ends = [
    variant.text?.span.end ?? 0,
    ...variant.see.map(({ span }) => span.end),
    ...variant.edits.map(({ span }) => span.end),
    text.indexOf("{", variant.base.span.end) + 1,
  ];
  const last = Math.max(...ends);
  // A trailing comment belongs to the edit before it.
  const comment = /^[ \t]*(?:\/\/[^\n]*)?(?=\n)/.exec(text.slice(last));
  const at = last + (comment?.[0].length ?? 0);
  const isOpen = comment !== null;
  return { span: { file, start: at, end: at }, text: `\n  ${written}${isOpen ? "" : "\n"}` };
}
