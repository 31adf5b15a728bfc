// Go to definition and find references: in rules, examples, variants and texts.

import type { Declaration } from "../../check/declarations/collect-declarations.ts";
import type { NameIndex } from "../../check/name-index.ts";
import { groupBy } from "../../source/group-by.ts";
import type { Span } from "../../source/span.ts";
import type { TextPlace, Workspace } from "../workspace.ts";

/** Returns the declarations of the name at a position; several if it is ambiguous. */
export function definition(workspace: Workspace, place: TextPlace): Span[] {
  return workspace.nameAt(place)?.declarations.map(({ span }) => span) ?? [];
}

/** Returns all references to the declaration at a position, in the order of the files. */
export function references(
  workspace: Workspace,
  { file, offset }: TextPlace,
  { withDeclaration }: { readonly withDeclaration: boolean },
): Span[] {
  const { names } = workspace;
  const meant = names.at(file, offset)?.declarations ?? [];
  const uses = meant.flatMap((one) => names.usesOf(one).map(({ span }) => span));
  const own = withDeclaration ? meant.map(({ span }) => span) : [];
  return inOrder(workspace, [...own, ...uses]);
}

/** The mentions in the same file, with the declaration. */
export function documentHighlights(workspace: Workspace, place: TextPlace): Span[] {
  return references(workspace, place, { withDeclaration: true }).filter(
    ({ file }) => file === place.file,
  );
}

/**
 * What has to be called the same: where one place means several things (`because` the requirement
 * of two actions), all of them, and what they share places with.
 */
export function calledTogether(names: NameIndex, first: readonly Declaration[]): Declaration[] {
  const meanings = groupBy(names.uses, ({ span }) => `${span.file}:${span.start}`);
  const found = new Set(first);
  for (const one of found) {
    for (const { span } of names.usesOf(one)) {
      for (const { declaration } of meanings.get(`${span.file}:${span.start}`) ?? []) {
        if (declaration.name === one.name) found.add(declaration);
      }
    }
  }
  return [...found];
}

/** Spans in the order of the files, each once. */
function inOrder(workspace: Workspace, spans: readonly Span[]): Span[] {
  const paths = workspace.sources.map(({ path }) => path);
  const once = new Map(spans.map((span) => [`${span.file}:${span.start}`, span]));
  return [...once.values()].sort(
    (a, b) => paths.indexOf(a.file) - paths.indexOf(b.file) || a.start - b.start,
  );
}
