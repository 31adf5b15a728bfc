// The one table of constructs, for completion, hover and the reference: the syntax of every
// keyword, and its meaning in one sentence.

import type { Construct } from "./construct.ts";
import { builtinConstructs } from "./constructs-builtin.ts";
import { declarationConstructs } from "./constructs-declarations.ts";
import { statementConstructs } from "./constructs-statements.ts";
import { otherKeywords } from "./other-keywords.ts";

/** All keywords, in the order of the reference. */
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
