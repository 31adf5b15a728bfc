import fc from "fast-check";
import { expect, test } from "vitest";
import { editsBetween } from "../../src/dsl/services/editing/minimal-edits.ts";
import { applyEdits } from "../../src/dsl/source/edit.ts";

test("only spaces that differ are edited", () => {
  expect(editsBetween("a", "gain  1\n coral ", "gain 1\n coral\n")).toEqual([
    { span: { file: "a", start: 4, end: 6 }, text: " " },
    { span: { file: "a", start: 14, end: 15 }, text: "\n" },
  ]);
  expect(editsBetween("a", "same text", "same text")).toEqual([]);
});

test("the edits make the other text", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "\n", "{") });
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(applyEdits(before, editsBetween("a", before, after))).toBe(after);
    }),
  );
});
