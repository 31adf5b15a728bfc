// A rule as it is printed: its title, and its sentences without marks.

import { type Language, linesOf, plain, type Rule } from "../../dsl/index.ts";

export interface PrintedRule {
  readonly title: string;
  readonly lines: readonly { readonly depth: number; readonly text: string }[];
}

export function printed({ title, text }: Rule, language: Language): PrintedRule {
  const lines = linesOf(text[language]);
  return {
    title: title[language],
    lines: lines.map((line) => ({ depth: line.depth, text: plain(line.text) })),
  };
}
