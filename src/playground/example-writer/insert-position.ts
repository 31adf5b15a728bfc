// Where an example is put into an author's file: into its first variant, or at the end.

import { parse, type RulesFile } from "../../dsl/index.ts";

/** How far in a block at the place stands. */
interface InsertPosition {
  readonly at: number;
  readonly indent: string;
}

export function findInsertPosition(source: RulesFile): InsertPosition {
  const variant = parse(source).ast.decls.find(({ kind }) => kind === "variant");
  if (variant === undefined) return { at: source.text.length, indent: "" };
  return { at: source.text.lastIndexOf("}", variant.span.end - 1), indent: "  " };
}

/** The file with a block put in, an empty line before it. */
export function withBlock(
  { text }: RulesFile,
  { at, indent }: InsertPosition,
  block: string,
): string {
  const before = text.slice(0, at).trimEnd();
  return `${before}\n\n${block}${indent === "" ? "" : text.slice(at)}`;
}
