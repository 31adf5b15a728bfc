// Where the browser keeps games: those that were saved by name, and the last one.

import { del, get, keys, set } from "idb-keyval";

export interface Saved {
  readonly name: string;
  readonly key: string;
}

/** The shelf of one game, by its id. */
export class Shelf {
  readonly #prefix: string;

  constructor(game: string) {
    this.#prefix = `regelwerk/${game}/`;
  }

  /** The key of the game that was played last. */
  get last(): string {
    return `${this.#prefix}last`;
  }

  /** What was saved by name, newest first. */
  async list(): Promise<Saved[]> {
    const found = (await keys<string>()).filter((key) => String(key).startsWith(this.#prefix));
    return found
      .filter((key) => key !== this.last)
      .map((key) => ({ key, name: key.slice(this.#prefix.length) }))
      .sort((a, b) => (a.name < b.name ? 1 : -1));
  }

  save(name: string, text: string): Promise<void> {
    return set(this.#prefix + name, text);
  }

  keepLast(text: string): Promise<void> {
    return set(this.last, text);
  }

  read(key: string): Promise<string | undefined> {
    return get<string>(key);
  }

  remove(key: string): Promise<void> {
    return del(key);
  }
}
