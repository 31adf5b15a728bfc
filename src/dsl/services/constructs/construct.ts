// One entry of the table of constructs.

import { syntaxExamples } from "../../syntax/syntax-examples.ts";

/** A word of the language: how it is used, and what it says, in one sentence. */
export interface Construct {
  readonly syntax: string;
  readonly de: string;
  readonly en: string;
}

/** `syntax` is a line of the language, or the rule of the grammar that has one. */
export function construct(syntax: string, de: string, en: string): Construct {
  return { syntax: syntaxExamples[syntax] ?? syntax, de, en };
}
