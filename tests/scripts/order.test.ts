import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOrder } from "../../scripts/test/arguments.ts";
import { stepsTouchedBy } from "../../scripts/test/changed.ts";
import { usage } from "../../scripts/test/flags.js";
import { stages, stepNames, stepOf } from "../../scripts/test/steps.ts";

// What the words after `npm test --` mean.

test("without words everything runs, in the order of the stages", () => {
  expect(readOrder([]).steps).toEqual(stepNames);
  expect(stages.flat()).toEqual(stepNames);
});

test("steps by name run in their order, whatever order they are given in", () => {
  expect(readOrder(["rules", "lint"]).steps).toEqual(["lint", "rules"]);
});

test("files of tests choose their step and nothing else", () => {
  const order = readOrder(["tests/scripts/order", "e2e/play/table", "tests/fuzz"]);

  expect(order.steps).toEqual(["unit", "e2e"]);
  expect(order.unit).toEqual(["tests/scripts/order", "tests/fuzz"]);
  expect(order.e2e).toEqual(["e2e/play/table"]);
  expect(stepOf("unit", order).groups.flat(2)).toEqual(
    expect.arrayContaining(["tests/scripts/order", "tests/fuzz"]),
  );
});

test("a step that is named runs all of its tests", () => {
  const order = readOrder(["unit", "tests/fuzz", "lint"]);

  expect(order).toMatchObject({ steps: ["lint", "unit"], unit: [] });
});

test("a change is one since the last commit, or since another", () => {
  expect(readOrder(["--changed"]).changedSince).toBe("HEAD");
  expect(readOrder(["--changed=main"]).changedSince).toBe("main");
  expect(readOrder([]).changedSince).toBeUndefined();
});

test.each([
  ["unti", "unti is neither a step nor a test that exists."],
  ["tests/nowhere", "tests/nowhere is neither a step nor a test that exists."],
  ["src/dsl", "src/dsl is neither a step nor a test that exists."],
  ["--chnaged", "There is no flag --chnaged."],
])("%s is refused in one sentence, with what is possible", (word, sentence) => {
  expect(() => readOrder([word])).toThrow(`${sentence}\n\nnpm test `);
});

test.each([
  [["README.md"], ["lint", "unit"]],
  [["rules/classics/pig.regel"], ["lint", "unit", "rules", "build", "e2e"]],
  [["src/dsl/check/statements/stmt.ts"], ["lint", "types", "unit", "rules", "build", "e2e"]],
  [["tests/check/statements/stmt.test.ts"], ["lint", "types", "unit"]],
  [["e2e/play/table.spec.ts"], ["lint", "types", "build", "e2e"]],
  [[], []],
])("a change in %s touches %s", (paths, steps) => {
  expect(stepsTouchedBy(paths)).toEqual(steps);
});

/** The scripts without any package: what is printed there is printed before anything is installed. */
let bare = "";
beforeAll(() => {
  bare = mkdtempSync(join(tmpdir(), "bare-"));
  cpSync("scripts", join(bare, "scripts"), { recursive: true });
});
afterAll(() => rmSync(bare, { recursive: true }));

const npmTest = (...words: readonly string[]) =>
  spawnSync(process.execPath, [join(bare, "scripts", "test.mjs"), ...words], { encoding: "utf8" });

test.each([["--help"], ["-h"], ["unit", "--help"]])(
  "npm test -- %s prints what is possible",
  (...words) => {
    const { status, stdout, stderr } = npmTest(...words);

    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${usage}\n`, stderr: "" });
  },
);

test("a flag that does not exist is refused before anything is installed", () => {
  const { status, stdout, stderr } = npmTest("--hlep");

  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe(`There is no flag --hlep.\n\n${usage}\n`);
});

test("the usage names every step", () => {
  expect(usage).toContain(`steps: ${stepNames.join(", ")}\n`);
});
