// Browser storage for matches by message, with what only this device knows of its player.

import { del, get, update } from "idb-keyval";
import type { OwnSecrets } from "../../../play/correspondence/follow.ts";
import { continues, type KnownTurns } from "../../../play/correspondence/message.ts";
import { keptTurnsPrefixOf, listKeptTurnsKeys } from "./kept-turns-keys.ts";

export interface KeptMatch {
  readonly known: KnownTurns;
  /** `undefined` for a match that is only watched. */
  readonly own: OwnSecrets | undefined;
  /** The moves of the turn that is being made, so that a reload loses nothing. */
  readonly draft: readonly string[];
}

/** Storage key of a match. */
export function keptTurnsKey({ known: { head } }: KeptMatch): string {
  return keptTurnsPrefixOf(head.game) + head.id;
}

/** The matches by message of one game, by its id. */
export class KeptTurns {
  readonly #game: string;
  readonly #prefix: string;

  constructor(game: string) {
    this.#game = game;
    this.#prefix = keptTurnsPrefixOf(game);
  }

  async list(): Promise<KeptMatch[]> {
    const found = await listKeptTurnsKeys(this.#game);
    const matches = await Promise.all(found.map((key) => get<KeptMatch>(key)));
    return matches.filter((match) => match !== undefined);
  }

  read(id: string): Promise<KeptMatch | undefined> {
    return get<KeptMatch>(this.#prefix + id);
  }

  /**
   * Stores a match, unless another tab has stored turns that it lacks. Returns what is stored.
   * Rejects if the storage is full or closed.
   */
  async keep(match: KeptMatch): Promise<KeptMatch> {
    let kept = match;
    await update<KeptMatch>(this.#prefix + match.known.head.id, (stored) => {
      kept = stored === undefined || continues(match.known, stored.known) ? match : stored;
      return kept;
    });
    return kept;
  }

  remove(id: string): Promise<void> {
    return del(this.#prefix + id);
  }
}
