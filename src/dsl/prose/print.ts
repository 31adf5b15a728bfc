// Rules as plain text: a heading, and below it what the rule says.

import { listProseLines, type ProseBlock, renderPlainText } from "./document.ts";
import { exactReadingOf } from "./exact-reading.ts";
import type { Entry, Rule } from "./rule.ts";

/** The rules one after another, each with its path after its heading. */
export function printProse(rules: readonly Rule[], language: "de" | "en"): string {
  return rules
    .map((rule) => `${rule.title[language]} [${rule.path}]\n${ruleText(rule, language, "  ")}`)
    .join("\n\n");
}

/** What a rule says, without its heading, one line for each sentence or item of a list. */
export function ruleText(rule: Rule, language: "de" | "en", indent = ""): string {
  return blocksText(exactReadingOf(rule, language), indent);
}

/** Paragraphs and lists as plain text, one line for each sentence or item. */
export function blocksText(blocks: readonly ProseBlock[], indent = ""): string {
  return listProseLines(blocks)
    .map((line) => indent + "  ".repeat(line.depth) + renderPlainText(line.text))
    .join("\n");
}

/** `Colour: red`; a member that only has a name is its name. */
export function entryText({ label, value, isName }: Entry, language: "de" | "en"): string {
  return isName ? label[language] : `${label[language]}: ${value[language]}`;
}
