// The printed form of a rule: title and plain sentences.

import {
  listProseLines,
  playerTextOf,
  type Rule,
  renderPlainText,
  type TextLanguage,
} from "../../dsl/index.ts";

/** View model of a printed rule. */
export interface PrintedRule {
  readonly title: string;
  readonly lines: readonly { readonly depth: number; readonly text: string }[];
}

/** Renders what players read of a rule as plain text. */
export function printRule(rule: Rule, language: TextLanguage): PrintedRule {
  const { title } = rule;
  const { kind, blocks } = playerTextOf(rule, language);
  // A rule that nobody has worded is printed as generated: a booklet must not leave a rule out.
  const lines = listProseLines(kind === "unworded" ? rule.text[language] : blocks);
  return {
    title: title[language],
    lines: lines.map((line) => ({ depth: line.depth, text: renderPlainText(line.text) })),
  };
}
