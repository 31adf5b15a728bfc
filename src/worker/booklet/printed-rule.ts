// The printed form of a rule: title and plain sentences.

import { listProseLines, type Rule, renderPlainText, type TextLanguage } from "../../dsl/index.ts";

/** View model of a printed rule. */
export interface PrintedRule {
  readonly title: string;
  readonly lines: readonly { readonly depth: number; readonly text: string }[];
}

/** Renders a rule as plain text. */
export function printRule({ title, text }: Rule, language: TextLanguage): PrintedRule {
  const lines = listProseLines(text[language]);
  return {
    title: title[language],
    lines: lines.map((line) => ({ depth: line.depth, text: renderPlainText(line.text) })),
  };
}
