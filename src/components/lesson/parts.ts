// The parts of a lesson as plain data for a page.

import type { Exercise } from "./exercise/exercise.ts";
import type { GuidedText, QuizText, TaskText } from "./lesson-schema.ts";

export type TaskPart = {
  readonly kind: "task";
  readonly exercise: Exercise;
  readonly text: TaskText;
};

export type QuizPart = {
  readonly kind: "quiz";
  readonly exercise: Exercise;
  readonly text: Pick<QuizText, "intro">;
};

export type GuidedPart = {
  readonly kind: "guided";
  readonly exercise: Exercise;
  readonly text: GuidedText;
};

export type Part = TaskPart | QuizPart | GuidedPart;
