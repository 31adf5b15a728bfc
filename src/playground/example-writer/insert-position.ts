// Finds where an example is inserted into an author's file.

import { parse, type RulesFile } from "../../dsl/index.ts";

/** An offset with the indentation of a block there. */
interface InsertPosition {
  readonly at: number;
  readonly indent: string;
}

/** Returns the end of the first variant, or the end of the file if it has none. */
export function findInsertPosition(source: RulesFile): InsertPosition {
  const variant = parse(source).ast.decls.find(({ kind }) => kind === "variant");
  if (variant === undefined) return { at: source.text.length, indent: "" };
  return { at: source.text.lastIndexOf("}", variant.span.end - 1), indent: "  " };
}

/** Returns the text with a block inserted after an empty line. */
export function withBlock(
  { text }: RulesFile,
  { at, indent }: InsertPosition,
  block: string,
): string {
  const before = text.slice(0, at).trimEnd();
  return `${before}\n\n${block}${indent === "" ? "" : text.slice(at)}`;
}
