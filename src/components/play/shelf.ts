// Where the browser keeps games: those that were saved by name, and the last one.

import { del, get, keys, set } from "idb-keyval";

export interface SavedMatch {
  readonly name: string;
  readonly key: string;
}

/** The shelf of one game, by its id. */
export class SavedMatches {
  readonly #game: string;
  readonly #prefix: string;

  constructor(game: string) {
    this.#game = game;
    this.#prefix = `regelwerk/${game}/`;
  }

  /** The key of the game that was played last; no saved game can be called so. */
  get last(): string {
    return `regelwerk-last/${this.#game}`;
  }

  /** What was saved by name, newest first. */
  async list(): Promise<SavedMatch[]> {
    const found = (await keys<string>()).filter((key) => String(key).startsWith(this.#prefix));
    return found
      .map((key) => ({ key, name: key.slice(this.#prefix.length) }))
      .sort((a, b) => (a.name < b.name ? 1 : -1));
  }

  save(name: string, text: string): Promise<void> {
    return set(this.#prefix + name, text);
  }

  /** Keeps the last game before it returns: whoever plays may be gone the next moment. */
  keepLast(text: string): void {
    try {
      localStorage.setItem(this.last, text);
    } catch {
      // Where the browser keeps nothing, the game goes on all the same.
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
