// What is practised: mistakes of reviewed matches, and when they and exercises return. Stored in
// this browser, independent of the language.

import type { Mistake } from "../../play/practice/mistake.ts";

/** When a position returns. The other fields are those of the FSRS algorithm. */
export interface PracticeSchedule {
  /** Milliseconds since 1970, like `last`. */
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: 0 | 1 | 2 | 3;
}

export interface PracticeBook {
  readonly version: 1;
  readonly mistakes: readonly Mistake[];
  /** By the id of a mistake or of an exercise ("reef/twoPearls"); missing before the first practice. */
  readonly schedules: Readonly<Record<string, PracticeSchedule>>;
}

export const emptyBook: PracticeBook = { version: 1, mistakes: [], schedules: {} };

/** Maximum number of mistakes; records are long, and the book is written as a whole. */
const maxMistakes = 200;

/** Maximum length of a stored text; records of whole matches have a few thousand characters. */
const maxTextLength = 1_000_000;

/**
 * Adds mistakes; known ones stay as they are. If there are too many, those with the latest return
 * are dropped.
 */
export function withMistakes(book: PracticeBook, added: readonly Mistake[]): PracticeBook {
  const known = new Set(book.mistakes.map(({ id }) => id));
  const all = [...book.mistakes, ...added.filter(({ id }) => !known.has(id))];
  const dueOf = ({ id }: Mistake) => book.schedules[id]?.due ?? 0;
  const dropped = all
    .toSorted((one, other) => dueOf(one) - dueOf(other))
    .slice(maxMistakes)
    .map(({ id }) => id);
  return dropped.reduce(withoutMistake, { ...book, mistakes: all });
}

export function withoutMistake(book: PracticeBook, id: string): PracticeBook {
  const { [id]: _, ...schedules } = book.schedules;
  return { ...book, mistakes: book.mistakes.filter((one) => one.id !== id), schedules };
}

export function withSchedule(
  book: PracticeBook,
  id: string,
  schedule: PracticeSchedule,
): PracticeBook {
  return { ...book, schedules: { ...book.schedules, [id]: schedule } };
}

/**
 * Merges two books, as when a file is read in: of each position the schedule that was practised
 * last.
 */
export function mergeBooks(book: PracticeBook, other: PracticeBook): PracticeBook {
  const newer = Object.entries(other.schedules).filter(
    ([id, { last }]) => last > (book.schedules[id]?.last ?? -1),
  );
  const schedules = { ...book.schedules, ...Object.fromEntries(newer) };
  return withMistakes({ ...book, schedules }, other.mistakes);
}

/**
 * Returns the book in a stored value, which may come from anywhere: without what cannot be read.
 * Returns `undefined` if it is no book at all.
 */
export function readBook(found: unknown): PracticeBook | undefined {
  if (!isRecord(found) || found.version !== 1) return undefined;
  const { mistakes, schedules } = found;
  if (!Array.isArray(mistakes) || !isRecord(schedules)) return undefined;
  return {
    version: 1,
    mistakes: mistakes.filter(isMistake),
    schedules: Object.fromEntries(Object.entries(schedules).flatMap(readSchedule)),
  };
}

/** Returns the entry if it is a schedule. */
function readSchedule([id, found]: [string, unknown]): [string, PracticeSchedule][] {
  return isSchedule(found) ? [[id, found]] : [];
}

function isMistake(found: unknown): found is Mistake {
  if (!isRecord(found)) return false;
  const texts = ["id", "match", "game", "record", "chosen", "better"] as const;
  return (
    texts.every((key) => isShortText(found[key])) &&
    Number.isInteger(found.seat) &&
    [found.score, found.win].every(Number.isFinite) &&
    (found.reason === undefined || isText(found.reason))
  );
}

function isShortText(found: unknown): boolean {
  return typeof found === "string" && found.length <= maxTextLength;
}

function isText(found: unknown): boolean {
  return isRecord(found) && typeof found.de === "string" && typeof found.en === "string";
}

function isSchedule(found: unknown): found is PracticeSchedule {
  if (!isRecord(found)) return false;
  const numbers = ["due", "last", "stability", "difficulty", "reps", "lapses"] as const;
  return (
    numbers.every((key) => isFiniteFromZero(found[key])) &&
    [0, 1, 2, 3].some((state) => state === found.state)
  );
}

function isFiniteFromZero(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}
