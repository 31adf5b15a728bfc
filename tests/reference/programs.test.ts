import { expect, test } from "vitest";
import {
  extractRegion,
  programNames,
  runReferenceProgram,
  textOf,
} from "../../src/components/language-reference/programs.ts";
import { diffHunks } from "../../src/components/language-reference/steps.ts";
import { checkGame, format } from "../../src/dsl/index.ts";

/** Mistakes made on purpose, and the first step, which is no game yet. */
const unfinished = ["tour/1", "tour/4-wrong"];
/** Its example is wrong on purpose. */
const failing = ["tour/6-wrong"];

const whole = programNames.filter((name) => !unfinished.includes(name));

test.each(whole)("%s compiles, and its examples come out as shown", (name) => {
  const { examples } = runReferenceProgram(name);

  const failed = examples.filter(({ passed }) => !passed);
  expect(failed.length).toBe(failing.includes(name) ? 1 : 0);
});

test.each(unfinished)("%s has mistakes", (name) => {
  const { diagnostics } = checkGame([{ path: `${name}.regel`, text: textOf(name) }]);

  expect(diagnostics).not.toEqual([]);
});

test.each(programNames)("%s is laid out as regel fmt lays it out", (name) => {
  const text = textOf(name);

  expect(format({ path: `${name}.regel`, text })).toEqual({ text });
});

test("every chapter's program proves something", () => {
  const plain = whole.filter((name) => !name.startsWith("tour/") && name !== "looks");

  expect(plain.filter((name) => runReferenceProgram(name).examples.length === 0)).toEqual([]);
});

test("a part stands between its marks, moved to the left", () => {
  const text = "game\n  // #region one\n  a\n    b\n  // #endregion\nend\n";

  expect(extractRegion(text, "one")).toEqual({ text: "a\n  b", start: 22, end: 32 });
  expect(extractRegion(text).text).toBe("game\n  a\n    b\nend");
  expect(() => extractRegion(text, "two")).toThrow("There is no part two.");
});

test("what is new is shown with the lines around it", () => {
  const before = "a\nb\nc\nd\ne\nf\ng\nh\ni";
  const after = "a\nb\nC\nd\ne\nf\ng\nh\ni\nj";

  expect(diffHunks(before, after)).toEqual([
    { text: "a\nb\nc\nC\nd\ne", added: [4], removed: [3] },
    { text: "h\ni\nj", added: [3], removed: [] },
  ]);
});

test("a change is shown with the head of its declaration, if that is near", () => {
  const before = "one {\n  a\n  b\n  c\n  d\n}\n\ntwo {\n  e\n}\n";
  const after = "one {\n  a\n  b\n  c\n  D\n}\n\nthree {\n}\n\ntwo {\n  e\n}\n";

  expect(diffHunks(before, after).map(({ text }) => text.split("\n").slice(0, 2))).toEqual([
    ["one {", "  a"],
  ]);
});
