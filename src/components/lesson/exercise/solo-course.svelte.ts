// The course of an exercise: only one seat is played; others do what they have to.

import { Course } from "../../example/course.svelte.ts";

export class SoloCourse extends Course {
  override play(option: number): void {
    super.play(option);
    const { stage, mover } = this;
    const { player } = stage.decision ?? {};
    const [only, ...others] = stage.game.options(stage.state);
    if (player !== undefined && player !== mover && only !== undefined && others.length === 0)
      this.play(only);
  }

  /** To the last decision of the seat that is played. */
  override back(): void {
    do super.back();
    while (this.played.length > 0 && this.stage.decision?.player !== this.mover);
  }
}
