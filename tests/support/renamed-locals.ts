// The files of a game with another name for every local: parameters, picks, `let`, loop variables.

import { applyEdits, IncrementalCompiler, type RulesFile } from "../../src/dsl/index.ts";
import type { SourceEdit } from "../../src/dsl/source/edit.ts";
import type { Span } from "../../src/dsl/source/span.ts";

const LOCALS: ReadonlySet<string> = new Set(["param", "pick", "let", "binder"]);

/** Renames all locals, in rules, texts and examples. */
export function withRenamedLocals(sources: readonly RulesFile[]): RulesFile[] {
  const { uses } = new IncrementalCompiler().check(sources).names;
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const spans = uses.flatMap(({ span, declaration }): Span[] => {
    if (!LOCALS.has(declaration.kind)) return [];
    const { name, owner } = declaration;
    const inTexts = owner === undefined ? [] : placesInTexts(texts, owner.whole, name);
    return [span, declaration.span, ...inTexts];
  });
  const starts = new Map(spans.map(({ file, start }) => [`${file}:${start}`, { file, start }]));
  return sources.map((source) => {
    const edits = [...starts.values()].flatMap(({ file, start }): SourceEdit[] =>
      file === source.path ? [{ span: { file, start, end: start }, text: "other" }] : [],
    );
    return { ...source, text: applyEdits(source.text, edits) };
  });
}

/** Where the placeholders of the texts of a declaration have a name. */
function placesInTexts(texts: ReadonlyMap<string, string>, whole: Span, name: string): Span[] {
  const text = texts.get(whole.file)?.slice(whole.start, whole.end) ?? "";
  return [...text.matchAll(/\{[^{}"\n]*\}(?=[^"\n]*")/g)].flatMap((hole) =>
    [...hole[0].matchAll(new RegExp(`(?<![\\w.])${name}(?!\\w)`, "g"))].map((found) => {
      const start = whole.start + hole.index + found.index;
      return { file: whole.file, start, end: start + name.length };
    }),
  );
}
