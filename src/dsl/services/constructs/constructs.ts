// What every word of the language says, in one sentence, and how it is used: the one table of
// constructs, for completion, hovering and the reference.

import type { Construct } from "./construct.ts";
import { builtinConstructs } from "./constructs-builtin.ts";
import { declarationConstructs } from "./constructs-declarations.ts";
import { statementConstructs } from "./constructs-statements.ts";
import { otherKeywords } from "./other-keywords.ts";

/** All words, in the order in which a reference would tell them. */
export const constructs: ReadonlyMap<string, Construct> = new Map([
  ...Object.entries(declarationConstructs),
  ...Object.entries(statementConstructs),
  ...Object.entries(otherKeywords),
  ...Object.entries(builtinConstructs),
]);

/** Names that the language itself gives a meaning where a value or domain stands. */
export const builtinNames: readonly string[] = Object.keys(builtinConstructs);

/** What a word of the language says. */
export function constructOf(word: string): Construct | undefined {
  return constructs.get(word);
}
