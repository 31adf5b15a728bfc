// Outlines: what a file declares, and finding declarations by a part of their names.

import {
  type Declaration,
  type DeclarationKind,
  declarationsIn,
} from "../../check/declarations/collect-declarations.ts";
import { groupBy } from "../../source/group-by.ts";
import type { TextLanguage } from "../../source/language.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";

/** What an outline lists: what has a name, and the rules that are called by their word. */
export type SymbolKind = DeclarationKind | "flow" | "ranking" | "rating" | "when" | "worth";

export interface DocumentSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** What people call it, if the author has a text for it. */
  readonly detail: string | undefined;
  readonly span: Span;
  /** The name, or the word that begins a rule without one. */
  readonly nameSpan: Span;
  readonly children: readonly DocumentSymbol[];
}

/** Names bound within rules are too small for an outline. */
const bound = new Set<string>(["param", "pick", "let", "binder", "item", "player"]);

/** The declarations of a file and their parts, in the order of the text. */
export function documentSymbols(file: ast.File, language: TextLanguage): DocumentSymbol[] {
  const outlined = declarationsIn([file]).filter(({ kind }) => !bound.has(kind));
  const texts = textsIn(file, language);
  const outlinedSpans = new Set(outlined.map(({ span }) => span));
  const byOwner = groupBy(outlined, ({ owner }) => {
    return owner !== undefined && outlinedSpans.has(owner.span) ? owner.span : undefined;
  });
  const symbolOf = (one: Declaration): DocumentSymbol => ({
    name: one.name,
    kind: one.kind,
    detail: texts.get(one.span.start),
    span: one.whole,
    nameSpan: one.span,
    children: (byOwner.get(one.span) ?? []).map(symbolOf),
  });
  const named = (byOwner.get(undefined) ?? []).map(symbolOf);
  return [...named, ...unnamed(file)].sort((a, b) => a.span.start - b.span.start);
}

/** Returns the rules that have no name; `when` is identified by its event. */
function unnamed(file: ast.File): DocumentSymbol[] {
  return file.decls.flatMap((decl): DocumentSymbol[] => {
    const { kind, span } = decl;
    switch (kind) {
      case "flow":
      case "ranking":
      case "rating":
        return [symbol(kind, kind, span)];
      case "when":
        return [symbol(`when ${decl.event.text}`, kind, span)];
      case "counting":
        return [symbol("worth", "worth", span)];
      default:
        return [];
    }
  });
}

function symbol(name: string, kind: SymbolKind, span: Span): DocumentSymbol {
  const nameSpan = { ...span, end: Math.min(span.end, span.start + name.length) };
  return { name, kind, detail: undefined, span, nameSpan, children: [] };
}

/** What people call the things of a file, by where their names begin. */
function textsIn(file: ast.File, language: TextLanguage): Map<number, string> {
  const found = new Map<number, string>();
  const visit = (part: object) => {
    if ("name" in part && "text" in part && isNode(part.name) && isNode(part.text)) {
      // The text of a node with a name is a localized text.
      const text = (part.text as ast.Text)[language]?.value;
      if (text !== undefined) found.set(part.name.span.start, text);
    }
    for (const child of Object.values(part)) {
      if (typeof child === "object" && child !== null) visit(child);
    }
  };
  visit(file);
  return found;
}

function isNode(part: unknown): part is ast.Node {
  return typeof part === "object" && part !== null && "span" in part;
}

/**
 * The declarations whose names have the letters of a query in their order; those that begin with it
 * come first. Names bound within rules are left out.
 */
export function workspaceSymbols(
  declarations: readonly Declaration[],
  query: string,
): Declaration[] {
  const letters = query.toLowerCase();
  const found = declarations.filter(
    ({ kind, name }) => !bound.has(kind) && hasInOrder(name.toLowerCase(), letters),
  );
  return found.toSorted((a, b) => rank(a.name, letters) - rank(b.name, letters));
}

function hasInOrder(name: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = name.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

function rank(name: string, letters: string): number {
  const at = name.toLowerCase().indexOf(letters);
  return at === -1 ? 2 : Math.min(at, 1);
}
