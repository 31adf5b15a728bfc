// The positions of a visit: first what is due, then what went wrong and was never practised since.

import type { Mistake } from "../../play/practice/mistake.ts";
import {
  type LessonProgress,
  listRuleKeys,
  masteryOf,
  type Practised,
} from "../lesson/progress/progress.ts";
import type { PracticeBook } from "./practice-book.ts";

/** An exercise of a lesson, or an example that works as a question. */
export interface PractisedExercise extends Practised {
  readonly kind: "task" | "quiz";
}

export type PracticeItem =
  | { readonly kind: "mistake"; readonly id: string; readonly mistake: Mistake }
  | { readonly kind: "exercise"; readonly id: string; readonly exercise: PractisedExercise };

interface Practice {
  readonly book: PracticeBook;
  readonly progress: LessonProgress;
  /** Id of the game, and its exercises. */
  readonly game: string;
  readonly exercises: readonly PractisedExercise[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Number of positions of a visit. */
export const maxPositions = 10;

/** Returns everything that is due in the order of practice; a visit takes the first ten. */
export function listDue(practice: Practice): PracticeItem[] {
  const { book, progress, game, exercises, now } = practice;
  const items = [
    ...book.mistakes
      .filter((mistake) => mistake.game === game)
      .toSorted((one, other) => other.score - one.score)
      .map((mistake): PracticeItem => ({ kind: "mistake", id: mistake.id, mistake })),
    ...exercises
      .filter((exercise) => needsPractice(practice, exercise))
      .toSorted((one, other) => computeNeed(progress, other) - computeNeed(progress, one))
      .map((exercise): PracticeItem => ({ kind: "exercise", id: exercise.id, exercise })),
  ];
  const dueOf = ({ id }: PracticeItem) => book.schedules[id]?.due ?? Number.POSITIVE_INFINITY;
  const tonight = endOfDay(now);
  const [scheduled, fresh] = [
    items.filter((item) => dueOf(item) < tonight),
    items.filter(({ id }) => book.schedules[id] === undefined),
  ];
  return [...scheduled.toSorted((one, other) => dueOf(one) - dueOf(other)), ...fresh];
}

/** Returns the mistakes of one match, those that cost most first, whether they are due or not. */
export function listOfMatch({ mistakes }: PracticeBook, match: string): PracticeItem[] {
  return mistakes
    .filter((mistake) => mistake.match === match)
    .toSorted((one, other) => other.score - one.score)
    .map((mistake) => ({ kind: "mistake", id: mistake.id, mistake }));
}

/** Returns when the next position returns, or `undefined` if none does. */
export function findNextDue({ book, game, exercises }: Practice): number | undefined {
  const ids = [
    ...book.mistakes.filter((one) => one.game === game).map(({ id }) => id),
    ...exercises.map(({ id }) => id),
  ];
  const times = ids.flatMap((id) => book.schedules[id]?.due ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

/**
 * Returns whether an exercise returns: it was practised before, it was solved with help, or one of
 * its rules went wrong more often than right.
 */
function needsPractice({ book, progress }: Practice, exercise: PractisedExercise): boolean {
  if (book.schedules[exercise.id] !== undefined) return true;
  const outcome = progress.exercises[exercise.id];
  if (outcome !== undefined && outcome !== "unaided") return true;
  return computeNeed(progress, exercise) > 0;
}

/** Returns by how much the rules of an exercise went wrong more often than right. */
function computeNeed(progress: LessonProgress, exercise: Practised): number {
  const needs = listRuleKeys(exercise).map((rule) => {
    const { wrong, unaided } = masteryOf(progress, rule);
    return wrong - unaided;
  });
  return Math.max(0, ...needs);
}

/** The midnight after a time, where the reader is. */
function endOfDay(now: number): number {
  return new Date(now).setHours(24, 0, 0, 0);
}
