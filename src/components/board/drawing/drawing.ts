// Draws big boards a few spaces at a time, so that the page answers in between: at first, and again
// whenever something looks different.

import { getContext, setContext } from "svelte";

/** The most spaces that are drawn in one task. */
export const MAX_SPACES_PER_TASK = 120;

/** A board with so many spaces, or fewer, is drawn at once. */
export const MAX_SPACES_AT_ONCE = 64;

/** Draws the spaces of a board from one number up to, and without, another. */
type DrawSpaces = (from: number, to: number) => void;

/** A board in a queue. */
export interface QueuedBoard {
  /** Has all spaces drawn in later tasks. */
  readonly request: () => void;
  /** Takes the board out of the queue. */
  readonly leave: () => void;
}

interface Drawing {
  readonly count: number;
  readonly draw: DrawSpaces;
  drawn: number;
  /** Whether it was requested again while it was being drawn. */
  isStale: boolean;
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

  /** Adds a board with so many spaces; nothing of it is drawn before it is requested. */
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
   * A board that is being drawn is drawn to its end first and then again behind the others: each gets
   * its turn, however fast the requests come.
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

/** Lets the boards inside be drawn in parts. Not where a page was rendered on the server. */
export function provideDrawing(): void {
  setContext(key, new DrawingQueue());
}

/** The queue of the table around a board, if it has one. */
export function useDrawing(): DrawingQueue | undefined {
  return getContext<DrawingQueue | undefined>(key);
}
