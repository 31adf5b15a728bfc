// The language in one regular expression, for pages that colour single lines without a grammar.

import { CurlyStr, type Highlight, OpenStr, Str, type tokenTypes } from "../syntax/tokens.ts";
import { signPatterns, wordPatterns } from "./patterns.ts";

/**
 * The source of a pattern that takes a line apart, with one named group for each highlight; what
 * lies in none is space, or no part of the language.
 */
export function linePattern(): string {
  const string = [Str, CurlyStr, OpenStr].map(patternOf).join("|");
  const parts = new Map<Highlight, string[]>([
    ["comment", ["//.*"]],
    ["string", [string]],
  ]);
  const words = [...signPatterns().filter(isWord), ...wordPatterns()];
  for (const { highlight, pattern } of words) add(parts, highlight, pattern);
  add(parts, "name", "[A-Za-z][A-Za-z0-9]*");
  add(parts, "number", "[0-9]+");
  for (const { highlight, pattern } of signPatterns()) {
    if (!isWord({ pattern })) add(parts, highlight, pattern);
  }
  const groups = [...parts].map(([highlight, own]) => `(?<${highlight}>${own.join("|")})`);
  return [...groups, "\\s+", "."].join("|");
}

function patternOf({ PATTERN }: (typeof tokenTypes)[number]): string {
  return PATTERN instanceof RegExp ? PATTERN.source : "";
}

/** `yes/no` is longer than the word it begins with, so it comes before all words. */
function isWord({ pattern }: { readonly pattern: string }): boolean {
  return pattern.startsWith("\\b");
}

function add(parts: Map<Highlight, string[]>, highlight: Highlight, pattern: string): void {
  parts.set(highlight, [...(parts.get(highlight) ?? []), pattern]);
}
