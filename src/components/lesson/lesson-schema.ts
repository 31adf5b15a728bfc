// The text of a lesson in one language: every field must be there, or the build stops.

import { z } from "astro/zod";

/** Text with `**strong**` words. */
const sentence = z.string().min(1);

const right = z.strictObject({
  /** At most five words. */
  title: sentence,
  /** Why the author's way works; not shown for another way. */
  text: sentence,
  /** The rule as a habit; true for every way. */
  habit: sentence,
});

/** A move that leads out of reach of the goal, with words of its own. */
const wasteful = z.strictObject({
  /** Notation of the first move. */
  after: sentence,
  title: sentence.optional(),
  text: sentence,
  /** Why the goal cannot be reached from here. */
  why: sentence.optional(),
});

const task = z.strictObject({
  /** Example whose position and goal are those of the task. */
  task: sentence,
  intro: sentence,
  /** One step for each condition of the goal: its label, and what to say if it can no longer hold. */
  steps: z.array(z.strictObject({ says: sentence, lost: sentence })).min(1),
  /** What to say if each condition can still hold, but not all together. */
  together: sentence.optional(),
  /** The first hint, a question, and the second, which compares what is possible. */
  look: sentence,
  compare: sentence,
  right,
  but: z.array(wasteful).default([]),
});

/** How many points does the first move of the example score? */
const quiz = z.strictObject({ quiz: sentence, intro: sentence });

/** A match from the position of the example against a simple opponent, until the goal is reached. */
const guided = z.strictObject({ guided: sentence, seed: z.number(), intro: sentence });

export const lessonSchema = z.strictObject({
  title: sentence,
  /** What the learner can do afterwards, in one sentence. */
  description: sentence,
  /** Phrases that readers search the page under, though its text has other words. */
  keywords: z.array(z.string()).default([]),
  minutes: z.number(),
  /** Paths of the rules that it teaches. */
  teaches: z.array(z.string()),
  parts: z.array(z.union([task, quiz, guided])).min(1),
});

export type LessonText = z.infer<typeof lessonSchema>;
export type TaskText = z.infer<typeof task>;
export type QuizText = z.infer<typeof quiz>;
export type GuidedText = z.infer<typeof guided>;
type PartText = LessonText["parts"][number];

/** Returns the name of the example that a part uses. */
export function exampleOf(part: PartText): string {
  if ("task" in part) return part.task;
  return "quiz" in part ? part.quiz : part.guided;
}
