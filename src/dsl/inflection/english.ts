// English nouns: determiners and lists.

import type { DeterminerKind } from "./german.ts";

function articleFor(noun: string): string {
  return /^(?:[aeio]|u(?!ni|se)|h(?:our|onest|onour|eir)|8|1[18](?!\d))/i.test(noun) ? "an" : "a";
}

/** Things lie on these, and in others. */
const SURFACE = /(?:space|board|track|stack|pile|sheet|table|reef|rack|mat|grid|hand)s?$/i;

/** Whether things lie on it, not in it: `on the stack`, `in the bag`. */
export function isSurface({ one }: { readonly one: string }): boolean {
  return SURFACE.test(one);
}

/** `A, B and C` */
export function listedEnglish(items: readonly string[], last = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}

/** How a noun is used: whether in the plural, and whether it is a name, which has no article. */
interface NounUse {
  readonly plural: boolean;
  readonly isName: boolean;
}

/** Returns a noun with its determiner; `link` wraps the noun itself. */
export function determined(
  noun: string,
  determiner: DeterminerKind,
  { plural, isName }: NounUse,
  link: (text: string) => string = (text) => text,
): string {
  const text = noun.replace(/^the /, "");
  const needsNone = determiner === "none" || (determiner === "a" && plural);
  const isProper = isName && /\d$/.test(text);
  if (needsNone || (isProper && (determiner === "the" || determiner === "a"))) return link(text);
  const word = determiner === "this" && plural ? "these" : determiner;
  return `${determiner === "a" ? articleFor(text) : word} ${link(text)}`;
}
