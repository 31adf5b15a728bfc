// Progress by rule: what counts, and the way through a file.

import { expect, test } from "vitest";
import {
  masteryOf,
  noProgress,
  readProgress,
  withSeen,
  withSolved,
  withWrong,
  writeProgress,
} from "../../src/components/lesson/progress/progress.ts";

const tide = { id: "reef/tide", rules: ["tide", "toll"] };
const dive = { id: "reef/dive", rules: ["dive"] };

test("an exercise counts for each of its rules", () => {
  const progress = withSolved(withSeen(noProgress, tide), tide, "unaided");

  expect(masteryOf(progress, "reef/toll")).toEqual({ seen: 1, solved: 1, unaided: 1, wrong: 0 });
  expect(progress.exercises).toEqual({ "reef/tide": "unaided" });
});

test("a wrong move counts for the rule that it broke, or else for all", () => {
  expect(masteryOf(withWrong(noProgress, tide, "toll"), "reef/tide").wrong).toBe(0);
  expect(masteryOf(withWrong(noProgress, tide, "toll"), "reef/toll").wrong).toBe(1);
  expect(masteryOf(withWrong(noProgress, tide, "isOpen"), "reef/tide").wrong).toBe(1);
});

test("help later does not take away what was solved without it", () => {
  const progress = withSolved(withSolved(noProgress, dive, "unaided"), dive, "solved");

  expect(progress.exercises["reef/dive"]).toBe("unaided");
});

test("a file brings back what was written", () => {
  const progress = withSolved(withWrong(noProgress, tide), tide, "solved");

  expect(readProgress(writeProgress(progress))).toEqual(progress);
});

test.each([
  "",
  "no JSON",
  "[]",
  '{"version":2,"rules":{},"exercises":{}}',
  '{"version":1,"rules":{"reef/tide":{"seen":-1,"solved":0,"unaided":0,"wrong":0}},"exercises":{}}',
  '{"version":1,"rules":{},"exercises":{"reef/tide":"guessed"}}',
])("no progress is read from %j", (text) => {
  expect(readProgress(text)).toBeUndefined();
});
