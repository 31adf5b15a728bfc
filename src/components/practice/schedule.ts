// Spacing of practice by FSRS: the better a position is known, the later it returns.

import { type Card, fsrs, type Grade, Rating, State } from "ts-fsrs";
import type { PracticeSchedule } from "./practice-book.ts";

/** How a position went: alone at the first try, after other tries or a hint, or shown. */
export type Outcome = "alone" | "helped" | "shown";

const grades: Readonly<Record<Outcome, Grade>> = {
  alone: Rating.Good,
  helped: Rating.Hard,
  shown: Rating.Again,
};

/** Positions return after days, never within the same visit, and without chance. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** Returns when a position returns after it was practised at `now` (milliseconds since 1970). */
export function scheduleAfter(
  known: PracticeSchedule | undefined,
  outcome: Outcome,
  now: number,
): PracticeSchedule {
  const { card } = scheduler.next(cardOf(known, now), new Date(now), grades[outcome]);
  const { due, stability, difficulty, reps, lapses, state } = card;
  return { due: due.getTime(), last: now, stability, difficulty, reps, lapses, state };
}

function cardOf(known: PracticeSchedule | undefined, now: number): Card {
  const { due = now, stability = 0, difficulty = 0, reps = 0, lapses = 0 } = known ?? {};
  const plain = { due: new Date(due), stability, difficulty, reps, lapses };
  const card = { ...plain, elapsed_days: 0, scheduled_days: 0, learning_steps: 0 };
  if (known === undefined) return { ...card, state: State.New };
  return { ...card, state: known.state, last_review: new Date(known.last) };
}
