// The holes in texts of the author: `{die}`, `{0}`.

import type * as ir from "../ir/ir.ts";
import type { Phrase } from "./german.ts";

/** The case that a German preposition asks for. */
const DATIVE = /\b(?:von|vom|mit|aus|bei|beim|zu|zum|zur|nach|auf|in|im|an|am|unter|über)$/i;
const ACCUSATIVE = /\b(?:für|durch|ohne|gegen|um|pro|je)$/i;

/** The text with every hole filled by what its parameter stands for. */
export function filledWords(
  text: string,
  params: readonly ir.Local[],
  fill: (index: number) => Phrase | undefined,
): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, hole: string, at: number) => {
    const phrase = fill(params.findIndex(({ name }) => name === hole.trim()));
    if (phrase === undefined) return whole.slice(1, -1);
    const before = text.slice(0, at).trimEnd();
    if (DATIVE.test(before)) return phrase.dat;
    return ACCUSATIVE.test(before) ? phrase.acc : phrase.nom;
  });
}

/** The same in English, which has no cases. */
export function filledEnglish(
  text: string,
  params: readonly ir.Local[],
  values: readonly string[],
): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, hole: string) => {
    const index = params.findIndex(({ name }) => name === hole.trim());
    return values[index] ?? whole.slice(1, -1);
  });
}
