// Words of rules inside Markdown. Anybody may have written them, and an editor that shows them would
// make links of them, fetch pictures, or leave out what looks like markup.

import { controlCharacters } from "../../source/control-characters.ts";

/** Characters that mean something to Markdown inside of a line. */
const special = /[\\`*_[\]<>#|~&!]/g;

/** A line of text that every reader of Markdown shows as it is. */
export function markdownText(line: string): string {
  return (
    line
      .replace(controlCharacters, "")
      .replace(special, "\\$&")
      // Addresses become links by themselves.
      .replace(/:\/\//g, "\\://")
      .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}\\.`)
  );
}

/** A program as a block of code; its fence is longer than any that stands in it. */
export function markdownCode(program: string): string {
  const longest = Math.max(2, ...[...program.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}regel\n${program}\n${fence}`;
}
