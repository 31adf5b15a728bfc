// How large rules may be. Games written by people have less than a tenth of it.

/** Bytes of one file of rules. */
export const MAX_RULES_BYTES = 2_000_000;

/** Bytes of all files of a game together. */
export const MAX_GAME_BYTES = 4_000_000;

/** The bytes of a text in UTF-8; of a text with more than `most` characters only how many these are. */
export function bytesUpTo(text: string, most: number): number {
  return text.length > most ? text.length : new TextEncoder().encode(text).length;
}
