// Size limits of files. The largest file of a shipped game has 16 kB, the largest game 260 kB.

/** Maximum bytes of one rules file, so that commands keep within a gigabyte of memory. */
export const MAX_RULES_BYTES = 500_000;

/** Maximum bytes of all files of a game. */
export const MAX_GAME_BYTES = 750_000;

/** Maximum bytes of a file of records: about a thousand matches of the largest game. */
export const MAX_RECORDS_BYTES = 20_000_000;

/** Maximum bytes of a partial result of a simulation, or of a learned network. */
export const MAX_DATA_BYTES = 10_000_000;

/** Returns the UTF-8 bytes of a text; for a text with more than `most` characters, their number. */
export function countBytesUpTo(text: string, most: number): number {
  return text.length > most ? text.length : new TextEncoder().encode(text).length;
}

/** Formats a size limit: "500 kB", "2 MB". */
export function bytesText(bytes: number): string {
  return bytes < 1e6 ? `${bytes / 1e3} kB` : `${bytes / 1e6} MB`;
}
