// What the frame of a lesson shows.

export interface LessonFrame {
  readonly title: string;
  /** Where × leads. */
  readonly leave: string;
  /** The same page in the other language. */
  readonly other: string;
  /** Whether the page has the rules of the lesson in a popover with the id `learnt`. */
  readonly hasBook: boolean;
}

/** A lesson without its parts. */
export interface LessonHead extends LessonFrame {
  /** Game and lesson: "reef/diving". */
  readonly id: string;
  readonly number: number;
  /** What the learner can do afterwards. */
  readonly known: string;
  readonly next: { readonly title: string; readonly href: string } | undefined;
  /** Address of the game's table. */
  readonly play: string;
}
