// Each proof that is repeated has a fault that its short form is known to find (`npm run soak --
// faults`), and each fault fits the sources as they are.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "./faults.ts";

/** Faults of its own are what it is about. */
const without = "tests/random-programs/faults/found.test.ts";

test("each proof that is repeated has a fault", () => {
  const repeated = globSync("tests/**/*.test.ts").filter((path) =>
    /from "(?:\.\.\/)+support\/soak\.ts"/.test(readFileSync(path, "utf8")),
  );

  expect(faults.map(({ proof }) => proof).sort()).toEqual(
    repeated.filter((path) => path !== without).sort(),
  );
});

test.each(faults.map((fault) => [fault.name, fault] as const))(
  "fits the sources: %s",
  (_, { path, from, to }) => {
    expect(readFileSync(path, "utf8").split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  },
);
