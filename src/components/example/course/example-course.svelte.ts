// What a reader does with an example in a chapter: looks at its moves one after the other, plays on,
// changes its position, and comes back to all that by a link.

import type { State } from "../../../dsl/index.ts";
import { Course } from "./course.svelte.ts";

/** Everything needed to restore a reader's place in an example. */
export interface CoursePosition {
  /** The edited position; `undefined` for the example's own. */
  readonly start: State | undefined;
  /** Moves of the reader; `undefined` while the example plays its own. */
  readonly options: readonly number[] | undefined;
  readonly step: number;
}

export class ExampleCourse extends Course {
  /** Whether the reader looks at its own moves one after the other. */
  isStepping = $state(false);

  /** Whether there is a move to redo. */
  get canStepForth(): boolean {
    return this.isTakenOver && this.at + 1 < this.steps.length;
  }

  /** The example's own position. */
  get ownStart(): State {
    return this.start.state;
  }

  get place(): CoursePosition {
    return {
      start: this.isChanged ? this.steps[0]?.state : undefined,
      options: this.isTakenOver ? this.played.map(({ option }) => option) : undefined,
      step: this.at,
    };
  }

  forth(): void {
    this.goTo(this.at + 1);
  }

  takeOver(): void {
    this.isTakenOver = true;
  }

  /** Shows the position of the example's picture again. */
  toPicture(): void {
    this.reset();
    this.isStepping = false;
    this.playLead();
  }

  /** Plays the next of its own moves. */
  playNext(): void {
    if (this.next === undefined) return;
    this.isStepping = true;
    this.play(this.next);
  }

  /** Replaces the position, and discards the moves. */
  change(state: State): void {
    this.isTakenOver = true;
    this.isChanged = true;
    this.steps = [{ state, move: undefined }];
    this.goTo(0);
  }

  /** Restores a place, as far as the current rules allow its moves. */
  restore({ start, options, step }: CoursePosition): void {
    this.reset();
    if (start !== undefined) this.change(start);
    if (options !== undefined) this.isTakenOver = true;
    const moves = options ?? this.start.moves.slice(0, step).map(({ option }) => option);
    for (const option of moves) this.play(option);
    this.isStepping = !this.isTakenOver && step > 0;
    this.goTo(Math.min(step, this.steps.length - 1));
  }
}
