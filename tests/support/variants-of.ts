// The variants of a game as their authors wrote them: their trees, and the text of each.

import type { RulesFile } from "../../src/dsl/index.ts";
import type { Span } from "../../src/dsl/source/span.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { type VariantDecl, variantsIn } from "../../src/dsl/variants/catalogue.ts";

/** Variants and readings that change something; the reading in force is none. */
export function variantsOf(sources: readonly RulesFile[]): VariantDecl[] {
  const decls = sources.flatMap((source) => parse(source).ast.decls);
  return variantsIn(decls).filter(({ changes }) => changes.edits.length > 0);
}

export function textOf(sources: readonly RulesFile[], { span }: { readonly span: Span }): string {
  const text = sources.find(({ path }) => path === span.file)?.text ?? "";
  return text.slice(span.start, span.end);
}

/** The lines of a variant that change something: no sentences, examples, comments, blank lines, closing braces. */
export function ownLines(sources: readonly RulesFile[], { changes }: VariantDecl): string[] {
  const aside = [...changes.examples, ...changes.tells].map((one) => textOf(sources, one));
  const rules = aside.reduce((text, one) => text.replace(one, ""), textOf(sources, changes));
  return rules.split("\n").filter((line) => !/^\s*(\/\/.*|\}*|keep tells .*)$/.test(line));
}
