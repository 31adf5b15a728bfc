// Last drawn appearance of a big board. Its spaces are not reactive, because that would redraw all
// of them in one task; the drawing queue updates a few at a time.

import { describeTarget } from "../labels.ts";
import type { TableModel, TargetHighlight } from "../table-model.svelte.ts";
import type { BoardTarget } from "../targets.ts";
import type { Trace } from "../traces/traces.ts";
import type { DrawingQueue, QueuedBoard } from "./drawing.ts";

/** Appearance of a space when it was last drawn. */
export interface DrawnSpace {
  readonly element: number;
  readonly label: string;
  readonly mark: TargetHighlight;
  readonly isAdvised: boolean;
  readonly trace: Trace | undefined;
}

/** A space with its position on the board. */
export interface PlacedSpace {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  /** `undefined` on boards that are drawn at once. */
  readonly drawn?: DrawnSpace;
}

interface BigBoardInit {
  readonly stage: TableModel;
  readonly spaces: readonly Omit<PlacedSpace, "cell" | "drawn">[];
  readonly thingAt: (cell: number) => BoardTarget;
  /** Returns the current element of each space. */
  readonly cells: () => readonly number[];
}

export class BigBoard {
  /** The drawn rows; an unchanged row stays the same object. */
  rows = $state.raw<readonly (readonly PlacedSpace[])[]>([]);
  readonly #init: BigBoardInit;
  readonly #queued: QueuedBoard;

  constructor(init: BigBoardInit, queue: DrawingQueue) {
    this.#init = init;
    this.#queued = queue.add(init.spaces.length, (from, to) => this.#draw(from, to));
  }

  request(): void {
    this.#queued.request();
  }

  leave(): void {
    this.#queued.leave();
  }

  #draw(from: number, to: number): void {
    const { spaces } = this.#init;
    const rows = [...this.rows];
    for (let cell = from; cell < to; cell++) {
      const space = spaces[cell];
      if (space === undefined) continue;
      const row = rows[space.row] ?? [];
      const at = row.findIndex((one) => one.cell === cell);
      const drawn = this.#look(cell);
      if (at >= 0 && isSame(row[at]?.drawn, drawn)) continue;
      const placed = { ...space, cell, drawn };
      rows[space.row] = at < 0 ? [...row, placed] : row.with(at, placed);
    }
    this.rows = Array.from(rows, (row) => row ?? []);
  }

  #look(cell: number): DrawnSpace {
    const { stage, thingAt, cells } = this.#init;
    const thing = thingAt(cell);
    return {
      element: cells()[cell] ?? -1,
      label: stage.interactive ? describeTarget(stage, thing) : "",
      mark: stage.interactive ? stage.mark(thing) : undefined,
      isAdvised: stage.pointedOut.has(thing.key),
      trace: stage.traces.get(thing.key),
    };
  }
}

function isSame(before: DrawnSpace | undefined, now: DrawnSpace): boolean {
  return (
    before?.element === now.element &&
    before.label === now.label &&
    before.mark === now.mark &&
    before.isAdvised === now.isAdvised &&
    before.trace === now.trace
  );
}
