// Renames a declaration: in all rules, examples, variants and texts, or not at all. The edits are
// verified: afterwards every name resolves to the same declaration as before.

import type { Declaration } from "../../check/declarations/collect-declarations.ts";
import type { NameIndex } from "../../check/name-index.ts";
import { countWhile } from "../../source/count-while.ts";
import { applyEdits, type SourceEdit } from "../../source/edit.ts";
import { groupBy } from "../../source/group-by.ts";
import type { Span } from "../../source/span.ts";
import { vocabulary } from "../../syntax/tokens.ts";
import { calledTogether } from "../navigation/references.ts";
import type { TextPlace, Workspace } from "../workspace.ts";
import { kindNames } from "./rename-kinds.ts";
import { lookEdits } from "./rename-looks.ts";
import type { Refusal } from "./rename-refusal.ts";

export type Renaming = { readonly edits: readonly SourceEdit[] } | { readonly refusal: Refusal };

/** The name at a place that can be renamed. */
export function prepareRename(
  workspace: Workspace,
  { file, offset }: TextPlace,
): { readonly span: Span; readonly name: string } | { readonly refusal: Refusal } {
  const found = workspace.names.at(file, offset);
  const name = found?.declarations[0]?.name;
  if (found !== undefined && name !== undefined && workspace.textAt(found.span) === name)
    return { span: found.span, name };
  const word = wordAt(workspace, { file, offset });
  return {
    refusal:
      word !== undefined && vocabulary().has(word) ? { kind: "word", word } : { kind: "no-name" },
  };
}

/** All edits that give a thing another name. */
export function rename(workspace: Workspace, place: TextPlace, newName: string): Renaming {
  const prepared = prepareRename(workspace, place);
  if ("refusal" in prepared) return prepared;
  if (workspace.parsed.some(({ diagnostics }) => diagnostics.length > 0))
    return { refusal: { kind: "broken" } };
  if (vocabulary().get(newName)?.CATEGORIES?.length === 0)
    return { refusal: { kind: "word", word: newName } };
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(newName)) return { refusal: { kind: "odd", name: newName } };
  if (newName === prepared.name) return { edits: [] };

  const { names } = workspace;
  const meant = names.at(place.file, place.offset)?.declarations ?? [];
  const together = calledTogether(names, meant);
  const edits = once([
    ...together.flatMap((one) => editsOf(workspace, names, one, newName)),
    ...lookEdits(workspace, together, newName),
  ]);
  const after = renamed(workspace, edits);
  return meansTheSame(workspace, after, edits)
    ? { edits }
    : { refusal: { kind: "taken", name: newName } };
}

/** The name itself, its mentions, and those of kinds of pieces that are called after it. */
function editsOf(
  workspace: Workspace,
  names: NameIndex,
  declaration: Declaration,
  newName: string,
): SourceEdit[] {
  const places = [declaration.span, ...names.usesOf(declaration).map(({ span }) => span)];
  const own = places.filter((span) => workspace.textAt(span) === declaration.name);
  return [
    ...own.map((span) => ({ span, text: newName })),
    ...kindNames(workspace, declaration, newName),
  ];
}

function once(edits: readonly SourceEdit[]): SourceEdit[] {
  return [...new Map(edits.map((one) => [`${one.span.file}:${one.span.start}`, one])).values()];
}

function renamed(workspace: Workspace, edits: readonly SourceEdit[]): Workspace {
  const byFile = groupBy(edits, ({ span }) => span.file);
  const sources = workspace.sources.map((source) => {
    const own = byFile.get(source.path);
    return own === undefined ? source : { ...source, text: applyEdits(source.text, own) };
  });
  return workspace.withTexts(sources);
}

/** Returns whether every name resolves to the same declaration, and no new diagnostic appears. */
function meansTheSame(before: Workspace, after: Workspace, edits: readonly SourceEdit[]): boolean {
  if (after.parsed.some(({ diagnostics }) => diagnostics.length > 0)) return false;
  if (after.checked.diagnostics.length > before.checked.diagnostics.length) return false;
  const moved = movedBy(edits);
  const meanings = (names: NameIndex, at: (span: Span) => string) =>
    names.uses.map(({ span, declaration }) => `${at(span)} → ${at(declaration.span)}`).sort();
  const old = meanings(before.names, moved);
  const now = meanings(after.names, ({ file, start }) => `${file}:${start}`);
  return old.length === now.length && old.every((one, i) => one === now[i]);
}

/** Maps the key of a span to its position after the edits. */
function movedBy(edits: readonly SourceEdit[]): (span: Span) => string {
  const byFile = groupBy(edits, ({ span }) => span.file);
  const shifts = new Map([...byFile].map(([file, own]) => [file, shiftsBy(own)]));
  return ({ file, start }) => `${file}:${start + (shifts.get(file)?.(start) ?? 0)}`;
}

/** Returns by how many characters the edits of a file before an offset move it. */
function shiftsBy(edits: readonly SourceEdit[]): (offset: number) => number {
  const sorted = edits.toSorted((a, b) => a.span.start - b.span.start);
  // The sum of the first edits, by their number.
  const sums = [0];
  for (const { span, text } of sorted)
    sums.push((sums.at(-1) ?? 0) + text.length - (span.end - span.start));
  return (offset) => sums[countWhile(sorted, ({ span }) => span.start < offset)] ?? 0;
}

/** The word around a place. */
function wordAt(workspace: Workspace, { file, offset }: TextPlace): string | undefined {
  const text = workspace.textOf(file);
  const before = /[A-Za-z0-9]*$/.exec(text.slice(0, offset))?.[0] ?? "";
  const behind = /^[A-Za-z0-9]*/.exec(text.slice(offset))?.[0] ?? "";
  return before + behind === "" ? undefined : before + behind;
}
