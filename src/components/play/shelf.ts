// Browser storage for matches: those saved by name, and the last one.

import { del, get, keys, set } from "idb-keyval";
import { reportFullStorage } from "../user-data/full-storage.ts";
import { type LastPlace, lastPlaceKey } from "./last-place.ts";

export interface SavedMatch {
  readonly name: string;
  readonly key: string;
}

/** The saved matches of one game, by its id. */
export class SavedMatches {
  readonly #game: string;
  readonly #prefix: string;

  constructor(game: string) {
    this.#game = game;
    this.#prefix = `regelwerk/${game}/`;
  }

  /** Key of the last match; no saved match can have this name. */
  get last(): string {
    return `regelwerk-last/${this.#game}`;
  }

  /** Returns the matches saved by name, newest first. */
  async list(): Promise<SavedMatch[]> {
    const found = (await keys<string>()).filter((key) => String(key).startsWith(this.#prefix));
    return found
      .map((key) => ({ key, name: key.slice(this.#prefix.length) }))
      .sort((a, b) => (a.name < b.name ? 1 : -1));
  }

  save(name: string, text: string): Promise<void> {
    return set(this.#prefix + name, text);
  }

  /** Saves the last match synchronously, because the page may be closing. */
  keepLast(text: string, place: LastPlace): void {
    try {
      localStorage.setItem(this.last, text);
      localStorage.setItem(lastPlaceKey(this.#game), JSON.stringify(place));
    } catch (error) {
      // Without browser storage the match continues unsaved.
      reportFullStorage(error);
    }
  }

  async read(key: string): Promise<string | undefined> {
    return key === this.last ? (localStorage.getItem(key) ?? undefined) : get<string>(key);
  }

  async remove(key: string): Promise<void> {
    if (key === this.last) localStorage.removeItem(key);
    else await del(key);
  }
}
