// What is practised today: due positions first, at most ten, back after days.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  noProgress,
  readProgress,
  withSolved,
  withWrong,
} from "../../src/components/lesson/progress/progress.ts";
import {
  emptyBook,
  mergeBooks,
  type PracticeBook,
  readBook,
  withMistakes,
  withoutMistake,
  withSchedule,
} from "../../src/components/practice/practice-book.ts";
import { findNextDue, listDue, listOfMatch } from "../../src/components/practice/queue.ts";
import { type Outcome, scheduleAfter } from "../../src/components/practice/schedule.ts";
import type { Mistake } from "../../src/play/practice/mistake.ts";

const day = 24 * 60 * 60 * 1000;
const monday = new Date(2026, 10, 23, 20, 0).getTime();

const tide = { id: "reef/tide", rules: ["tide"], kind: "task" } as const;
const dive = { id: "reef/dive", rules: ["dive"], kind: "quiz" } as const;

function mistake(id: string, score = 5, match = "m"): Mistake {
  const move = { chosen: "a", better: "b", seat: 0, win: 0, reason: undefined };
  return { id, match, game: "reef", record: "…", score, ...move };
}

function dueAt(now: number, book: PracticeBook, progress = noProgress): string[] {
  const practice = { book, progress, game: "reef", exercises: [tide, dive], now };
  return listDue(practice).map(({ id }) => id);
}

test("new mistakes are due at once, those that cost most first; other games are not asked for", () => {
  const book = withMistakes(emptyBook, [mistake("one", 3), mistake("two", 8)]);
  const other = withMistakes(book, [{ ...mistake("three"), game: "other" }]);

  expect(dueAt(monday, other)).toEqual(["two", "one"]);
});

test("what was found alone returns after days, and later each time", () => {
  let schedule = scheduleAfter(undefined, "alone", monday);
  const steps = [schedule.due - monday];
  for (let times = 0; times < 3; times++) {
    const now = schedule.due;
    schedule = scheduleAfter(schedule, "alone", now);
    steps.push(schedule.due - now);
  }

  expect(steps[0]).toBeGreaterThanOrEqual(day);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(new Set(steps).size).toBe(steps.length);
});

test("what was shown returns sooner than what was found, and counts as forgotten", () => {
  const known = scheduleAfter(undefined, "alone", monday);
  const due = (outcome: Outcome) => scheduleAfter(known, outcome, known.due).due;

  expect(due("shown")).toBeLessThan(due("helped"));
  expect(due("helped")).toBeLessThan(due("alone"));
  expect(scheduleAfter(known, "shown", known.due).lapses).toBe(1);
});

test("a position that was practised is gone for the day, and back in the morning of its day", () => {
  const schedule = scheduleAfter(undefined, "alone", monday);
  const book = withSchedule(withMistakes(emptyBook, [mistake("one")]), "one", schedule);

  expect(dueAt(monday, book)).toEqual([]);
  const morning = new Date(schedule.due).setHours(7, 0, 0, 0);
  expect(morning).toBeLessThan(schedule.due);
  expect(dueAt(morning, book)).toEqual(["one"]);
  const practice = { book, progress: noProgress, game: "reef", exercises: [tide], now: monday };
  expect(findNextDue(practice)).toBe(schedule.due);
});

test("tasks that were solved with help return, and questions about rules that went wrong", () => {
  const helped = withSolved(noProgress, tide, "solved");
  expect(dueAt(monday, emptyBook, helped)).toEqual(["reef/tide"]);
  expect(dueAt(monday, emptyBook, withSolved(noProgress, tide, "unaided"))).toEqual([]);
  expect(dueAt(monday, emptyBook, withWrong(helped, dive))).toEqual(["reef/dive", "reef/tide"]);
});

test("what is overdue comes before what is new", () => {
  const schedules = { one: scheduleAfter(undefined, "shown", monday - 9 * day) };
  const book = { ...withMistakes(emptyBook, [mistake("one"), mistake("two", 20)]), schedules };

  expect(dueAt(monday, book, withSolved(noProgress, tide, "solved"))).toEqual([
    "one",
    "two",
    "reef/tide",
  ]);
});

test("the mistakes of a match are practised after it, due or not", () => {
  const book = withMistakes(emptyBook, [mistake("one"), mistake("two", 9), mistake("x", 1, "n")]);
  const later = withSchedule(book, "one", scheduleAfter(undefined, "alone", monday));

  expect(listOfMatch(later, "m").map(({ id }) => id)).toEqual(["two", "one"]);
});

test("known mistakes keep their schedule, removed ones leave nothing, and 200 are enough", () => {
  const schedule = scheduleAfter(undefined, "alone", monday);
  const book = withSchedule(withMistakes(emptyBook, [mistake("one")]), "one", schedule);
  expect(withMistakes(book, [mistake("one", 99)])).toEqual(book);
  expect(withoutMistake(book, "one")).toEqual(emptyBook);

  const many = Array.from({ length: 200 }, (_, at) => mistake(`new ${at}`));
  const full = withMistakes(book, many);
  expect(full.mistakes).toHaveLength(200);
  expect(full.mistakes.some(({ id }) => id === "one")).toBe(false);
  expect(full.schedules).toEqual({});
});

test("of two books the practice that was last counts", () => {
  const first = scheduleAfter(undefined, "alone", monday);
  const second = scheduleAfter(first, "alone", first.due);
  const one = withSchedule(withMistakes(emptyBook, [mistake("one")]), "one", first);
  const two = withSchedule(withMistakes(emptyBook, [mistake("two")]), "one", second);

  const merged = mergeBooks(one, two);
  expect(merged.mistakes.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(merged.schedules.one).toEqual(second);
  expect(mergeBooks(two, one).schedules.one).toEqual(second);
});

test("a book comes back as it was written, and without what is broken in it", () => {
  const schedule = scheduleAfter(undefined, "helped", monday);
  const book = withSchedule(withMistakes(emptyBook, [mistake("one")]), "one", schedule);
  const written: unknown = JSON.parse(JSON.stringify(book));

  expect(readBook(written)).toEqual(JSON.parse(JSON.stringify(book)));
  expect(
    readBook({
      version: 1,
      mistakes: [mistake("one"), { id: "x" }, 7, { ...mistake("y"), reason: "no" }],
      schedules: {
        one: schedule,
        x: { ...schedule, due: Number.NaN },
        y: { ...schedule, state: 4 },
      },
    }),
  ).toEqual(book);
  for (const found of [undefined, "", [], {}, { version: 2, mistakes: [], schedules: {} }])
    expect(readBook(found)).toBeUndefined();
});

test("notebooks of earlier versions bring back what was solved with help", () => {
  const local = JSON.parse(readFileSync("tests/user-data/2026-11/local-storage.json", "utf8"));
  const kept = readProgress(local["regelwerk/progress"] ?? "");
  if (kept === undefined) throw new Error("The notebook is not read.");
  const exercises = [
    { id: "burgundy/lessonFirstTile", rules: [], kind: "task" },
    { id: "burgundy/lessonSecond", rules: [], kind: "task" },
  ] as const;
  const due = (progress = kept) =>
    listDue({ book: emptyBook, progress, game: "burgundy", exercises, now: monday });

  expect(due()).toEqual([]);
  const helped = { ...kept, exercises: { ...kept.exercises, "burgundy/lessonSecond": "solved" } };
  expect(due(readProgress(JSON.stringify(helped))).map(({ id }) => id)).toEqual([
    "burgundy/lessonSecond",
  ]);
});
