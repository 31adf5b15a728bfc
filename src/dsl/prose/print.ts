// Rules as plain text: a heading, and below it what the rule says.

import type { ProseLine, Rule } from "./rule.ts";

/** The rules one after another, each with its path after its heading. */
export function printProse(rules: readonly Rule[], language: "de" | "en"): string {
  return rules
    .map(({ title, path, text }) => {
      const lines = text[language].flatMap((line) => linesOf(line, "  "));
      return [`${title[language]} [${path}]`, ...lines].join("\n");
    })
    .join("\n\n");
}

function linesOf({ text, lines }: ProseLine, indent: string): string[] {
  return [`${indent}${text}`, ...lines.flatMap((line) => linesOf(line, `${indent}  `))];
}
