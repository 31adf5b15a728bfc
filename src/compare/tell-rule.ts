// A rule that differs, in one language: both sides with the words marked that are not the same.

import {
  type Difference,
  type Language,
  markedWords,
  type ProseLine,
  type Rule,
  type Segment,
} from "../dsl/index.ts";
import type { Files } from "./files.ts";
import type { ToldDifference, ToldLine, ToldRule } from "./told.ts";

export function toldDifference(
  difference: Difference,
  cited: ToldDifference["cited"],
  files: Files,
  language: Language,
): ToldDifference {
  const { path, kind, change, a, b, numbers } = difference;
  const marked = markedLines(flat(a, language), flat(b, language));
  const rule = (one: Rule | undefined, lines: readonly ToldLine[]): ToldRule | undefined =>
    one && { lines, source: files.place(one.span) };
  return {
    path,
    kind,
    change,
    title: (a ?? b)?.title[language] ?? path,
    a: rule(a, marked.a),
    b: rule(b, marked.b),
    cited,
    numbers: numbers.map(({ label, a: before, b: after, words }) => ({
      label: label[language],
      a: words?.a[language] ?? before,
      b: words?.b[language] ?? after,
    })),
  };
}

interface Line {
  readonly depth: number;
  readonly text: string;
}

function flat(rule: Rule | undefined, language: Language): Line[] {
  const lines = (of: readonly ProseLine[], depth: number): Line[] =>
    of.flatMap(({ text, lines: inner }) => [{ depth, text }, ...lines(inner, depth + 1)]);
  return rule === undefined ? [] : lines(rule.text[language], 0);
}

/** What only one of the sides has is not marked: then everything would be. */
function markedLines(a: readonly Line[], b: readonly Line[]) {
  if (a.length === 0 || b.length === 0) return { a: a.map(plain), b: b.map(plain) };
  const marked = markedWords(joined(a), joined(b));
  return { a: inLines(a, marked.a), b: inLines(b, marked.b) };
}

function plain({ depth, text }: Line): ToldLine {
  return { depth, segments: [{ text, changed: false }] };
}

function joined(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join("\n");
}

/** Cuts what is marked as one text into its lines again. */
function inLines(lines: readonly Line[], segments: readonly Segment[]): ToldLine[] {
  const cut: Segment[][] = [[]];
  for (const { text, changed } of segments) {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) cut.push([]);
      if (part !== "") cut.at(-1)?.push({ text: part, changed });
    }
  }
  return lines.map(({ depth }, index) => ({ depth, segments: cut[index] ?? [] }));
}
