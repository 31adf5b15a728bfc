// Moves of an exercise: the reader plays one seat; the forced moves of others are played
// automatically.

import { Course } from "../../example/course/course.svelte.ts";

export class SoloCourse extends Course {
  override play(option: number): void {
    super.play(option);
    const { stage, mover } = this;
    const { player } = stage.decision ?? {};
    const [only, ...others] = stage.game.options(stage.state);
    if (player !== undefined && player !== mover && only !== undefined && others.length === 0)
      this.play(only);
  }

  /** Goes back to the last decision of the reader's seat. */
  override back(): void {
    do super.back();
    while (this.played.length > 0 && this.stage.decision?.player !== this.mover);
  }
}
