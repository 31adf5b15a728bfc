// The pattern and highlight of every token, from which grammars and pages colour texts.

import { groupBy } from "../source/group-by.ts";
import {
  type Highlight,
  highlightOf,
  reservedWords,
  tokenTypes,
  vocabulary,
} from "../syntax/tokens.ts";
import { contextualPattern } from "./contexts.ts";

/** How one kind of token, or one part of them, is recognised. */
export interface TokenPattern {
  readonly highlight: Highlight;
  readonly pattern: string;
}

/** The words that are never names. */
export function reservedPatterns(): TokenPattern[] {
  const reserved = reservedWords();
  return grouped((word) => reserved.includes(word)).map(({ highlight, words }) => ({
    highlight,
    pattern: `\\b(?:${words.join("|")})\\b`,
  }));
}

/** The words of the language, each where it is no name. */
export function wordPatterns(): TokenPattern[] {
  const reserved = reservedWords();
  const contextual = grouped((word) => !reserved.includes(word)).map(({ highlight, words }) => ({
    highlight,
    pattern: words.map(contextualPattern).join("|"),
  }));
  return [...reservedPatterns(), ...contextual];
}

function grouped(isMeant: (word: string) => boolean): { highlight: Highlight; words: string[] }[] {
  const meant = [...vocabulary()].filter(([word]) => isMeant(word));
  const groups = groupBy(meant, ([, type]) => highlightOf(type));
  return [...groups].map(([highlight, entries]) => ({
    highlight,
    words: entries.map(([word]) => word),
  }));
}

/** The signs of the language, longer ones first. */
export function signPatterns(): TokenPattern[] {
  const byHighlight = new Map<Highlight, string[]>();
  for (const type of tokenTypes) {
    const { PATTERN: sign } = type;
    if (typeof sign !== "string" || vocabulary().has(sign)) continue;
    const signs = byHighlight.get(highlightOf(type)) ?? [];
    byHighlight.set(highlightOf(type), [...signs, sign]);
  }
  return [...byHighlight].map(([highlight, signs]) => ({
    highlight,
    pattern: signs
      .toSorted((a, b) => b.length - a.length)
      .map((sign) => (/^\w/.test(sign) ? `\\b${sign}\\b` : sign.replace(/[^\w/ ]/g, "\\$&")))
      .join("|"),
  }));
}
