// What every word of the language says, in one sentence, and how it is used: the one table of
// constructs, for completion, hovering and the reference.

import type { Construct } from "./construct.ts";
import { builtin } from "./constructs-builtin.ts";
import { declarations } from "./constructs-declarations.ts";
import { statements } from "./constructs-statements.ts";
import { otherWords } from "./other-keywords.ts";

/** All words, in the order in which a reference would tell them. */
export const constructs: ReadonlyMap<string, Construct> = new Map([
  ...Object.entries(declarations),
  ...Object.entries(statements),
  ...Object.entries(otherWords),
  ...Object.entries(builtin),
]);

/** Names that the language itself gives a meaning where a value or domain stands. */
export const builtinNames: readonly string[] = Object.keys(builtin);

/** What a word of the language says. */
export function constructOf(word: string): Construct | undefined {
  return constructs.get(word);
}
