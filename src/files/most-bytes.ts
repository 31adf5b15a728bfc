// Size limits of rules. Real games have less than a tenth of them.

/** Maximum bytes of one rules file. */
export const MAX_RULES_BYTES = 2_000_000;

/** Maximum bytes of all files of a game. */
export const MAX_GAME_BYTES = 4_000_000;

/** Returns the UTF-8 bytes of a text; for a text with more than `most` characters, their number. */
export function countBytesUpTo(text: string, most: number): number {
  return text.length > most ? text.length : new TextEncoder().encode(text).length;
}
