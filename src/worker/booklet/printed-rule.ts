// A rule as it is printed: its title, and its sentences without marks.

import { listProseLines, type Rule, renderPlainText, type TextLanguage } from "../../dsl/index.ts";

export interface PrintedRule {
  readonly title: string;
  readonly lines: readonly { readonly depth: number; readonly text: string }[];
}

export function printRule({ title, text }: Rule, language: TextLanguage): PrintedRule {
  const lines = listProseLines(text[language]);
  return {
    title: title[language],
    lines: lines.map((line) => ({ depth: line.depth, text: renderPlainText(line.text) })),
  };
}
