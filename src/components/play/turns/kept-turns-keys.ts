// Storage keys of matches by message; apart from the matches, so that who only counts them loads no more.

import { keys } from "idb-keyval";

/** Begin of the storage keys of all matches by message. */
export const keptTurnsPrefix = "regelwerk-turns/";

/** Begin of the storage keys of the matches of one game, by its id. */
export function keptTurnsPrefixOf(game: string): string {
  return `${keptTurnsPrefix}${game}/`;
}

/**
 * Lists the storage keys of the matches of one game, by its id: none where the browser denies a page its
 * storage, as it may in frames.
 */
export async function listKeptTurnsKeys(game: string): Promise<string[]> {
  const prefix = keptTurnsPrefixOf(game);
  try {
    return (await keys<string>()).filter((key) => String(key).startsWith(prefix));
  } catch {
    return [];
  }
}
