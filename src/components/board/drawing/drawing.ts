// Draws big boards a few spaces per task, at first and after each change, so that the page stays
// responsive.

import { getContext, setContext } from "svelte";

/** Maximum number of spaces drawn in one task. */
export const MAX_SPACES_PER_TASK = 120;

/** A board with at most this number of spaces is drawn at once. */
export const MAX_SPACES_AT_ONCE = 64;

/** Draws the spaces `from` (inclusive) to `to` (exclusive) of a board. */
type DrawSpaces = (from: number, to: number) => void;

/** A board in a queue. */
export interface QueuedBoard {
  /** Schedules all spaces to be drawn in later tasks. */
  readonly request: () => void;
  /** Removes the board from the queue. */
  readonly leave: () => void;
}

interface Drawing {
  readonly count: number;
  readonly draw: DrawSpaces;
  drawn: number;
  /** Whether it was requested again while it was being drawn. */
  isStale: boolean;
}

/** Queue of the boards of a table that wait to be drawn, one after the other. */
export class DrawingQueue {
  readonly #later: (work: () => void) => void;
  #waiting: Drawing[] = [];
  #isRunning = false;

  /** `later` runs `work` in a separate task. */
  constructor(later: (work: () => void) => void = (work) => void setTimeout(work)) {
    this.#later = later;
  }

  /** Adds a board with `count` spaces; it is drawn when it is requested. */
  add(count: number, draw: DrawSpaces): QueuedBoard {
    const drawing: Drawing = { count, draw, drawn: 0, isStale: false };
    return {
      request: () => this.#request(drawing),
      leave: () => {
        this.#waiting = this.#waiting.filter((one) => one !== drawing);
      },
    };
  }

  /**
   * Enqueues a board. A board that is being drawn is drawn to the end first and then enqueued again behind
   * the others, so that frequent requests cannot starve them.
   */
  #request(drawing: Drawing): void {
    if (this.#waiting.includes(drawing)) {
      drawing.isStale = drawing.drawn > 0;
      return;
    }
    drawing.drawn = 0;
    this.#waiting.push(drawing);
    if (!this.#isRunning) this.#later(() => this.#run());
    this.#isRunning = true;
  }

  #run(): void {
    let left = MAX_SPACES_PER_TASK;
    for (let [first] = this.#waiting; first !== undefined && left > 0; [first] = this.#waiting) {
      const from = first.drawn;
      const to = Math.min(first.count, from + left);
      first.drawn = to;
      left -= to - from;
      if (to === first.count) this.#finish(first);
      first.draw(from, to);
    }
    this.#isRunning = this.#waiting.length > 0;
    if (this.#isRunning) this.#later(() => this.#run());
  }

  #finish(drawing: Drawing): void {
    this.#waiting.shift();
    if (drawing.isStale) this.#waiting.push(drawing);
    drawing.isStale = false;
    drawing.drawn = 0;
  }
}

const key = Symbol("drawing");

/** Provides a drawing queue to the boards inside. Not called during server rendering. */
export function provideDrawing(): void {
  setContext(key, new DrawingQueue());
}

/** Returns the drawing queue of the surrounding table, or `undefined` if it has none. */
export function useDrawing(): DrawingQueue | undefined {
  return getContext<DrawingQueue | undefined>(key);
}
