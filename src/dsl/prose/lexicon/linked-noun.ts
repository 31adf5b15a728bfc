// Nouns of what is declared: words made of them lead to its rule.

import type { LocalizedNoun } from "../../ir/ir.ts";

interface LinkedNoun extends LocalizedNoun {
  readonly path: string;
}

/** The noun, leading to the rule of that path. */
export function linked(path: string | undefined, noun: LocalizedNoun): LocalizedNoun {
  if (path === undefined) return noun;
  const link: LinkedNoun = { ...noun, path };
  return link;
}

/** The path of the rule that a noun leads to. */
export function pathOf(noun: LocalizedNoun): string | undefined {
  return "path" in noun && typeof noun.path === "string" ? noun.path : undefined;
}
