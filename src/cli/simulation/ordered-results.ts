// Passes the results of threads on in the order of the games.

import type { Range } from "../../play/simulation/ranges.ts";

/** Buffers results of ranges and passes them to `take` in the order of the games. */
export class OrderedResults<Answer> {
  readonly #take: (answer: Answer) => void;
  /** Results of later games, by the number of the first game. */
  readonly #waiting = new Map<number, { readonly to: number; readonly answer: Answer }>();
  #next: number;

  /** `first` is the number of the first game. */
  constructor(first: number, take: (answer: Answer) => void) {
    this.#next = first;
    this.#take = take;
  }

  add({ from, to }: Range, answer: Answer): void {
    this.#waiting.set(from, { to, answer });
    for (;;) {
      const ready = this.#waiting.get(this.#next);
      if (ready === undefined) return;
      this.#waiting.delete(this.#next);
      this.#take(ready.answer);
      this.#next = ready.to;
    }
  }
}
