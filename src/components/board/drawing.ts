// Draws big boards a few spaces at a time, so that the page answers in between.

import { getContext, setContext } from "svelte";

/** The most spaces that are drawn in one task. */
export const MAX_SPACES_PER_TASK = 120;

/** A board with so many spaces, or fewer, is drawn at once. */
export const MAX_SPACES_AT_ONCE = 64;

interface Drawing {
  readonly count: number;
  readonly show: (drawn: number) => void;
  drawn: number;
}

/** The boards of a table that wait to be drawn; one after the other. */
export class DrawingQueue {
  readonly #later: (work: () => void) => void;
  #waiting: Drawing[] = [];
  #isRunning = false;

  /** `later` runs work in a task of its own. */
  constructor(later: (work: () => void) => void = (work) => void setTimeout(work)) {
    this.#later = later;
  }

  /**
   * Calls `show` in later tasks with the number of spaces that are to be there by then, up to
   * `count`. Returns a function that takes the board out of the queue.
   */
  draw(count: number, show: (drawn: number) => void): () => void {
    const drawing: Drawing = { count, show, drawn: 0 };
    this.#waiting.push(drawing);
    if (!this.#isRunning) this.#later(() => this.#run());
    this.#isRunning = true;
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== drawing);
    };
  }

  #run(): void {
    let left = MAX_SPACES_PER_TASK;
    for (let [first] = this.#waiting; first !== undefined && left > 0; [first] = this.#waiting) {
      const some = Math.min(left, first.count - first.drawn);
      first.drawn += some;
      left -= some;
      if (first.drawn === first.count) this.#waiting.shift();
      first.show(first.drawn);
    }
    this.#isRunning = this.#waiting.length > 0;
    if (this.#isRunning) this.#later(() => this.#run());
  }
}

const key = Symbol("drawing");

/** Lets the boards inside be drawn in parts. Not where a page was rendered on the server. */
export function provideDrawing(): void {
  setContext(key, new DrawingQueue());
}

/** The queue of the table around a board, if it has one. */
export function useDrawing(): DrawingQueue | undefined {
  return getContext<DrawingQueue | undefined>(key);
}
