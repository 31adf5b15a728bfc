// Casts: each has its reason in a comment, because the compiler does not check them.

import { expect, test } from "vitest";
import { castsIn } from "../support/sources/casts.ts";
import { filesIn } from "../support/sources/source-files.ts";

/** Rewritten later. */
const toBeRewritten = /^src\/dsl\/(?:prose|codegen|wasm)\//;

/** Numbers of casts; they may only go down. */
const maxCasts = 281;
const maxCastsToBeRewritten = 127;

const casts = filesIn(["src"], [".ts", ".svelte", ".astro"]).flatMap(castsIn);
const others = casts.filter(({ path }) => !toBeRewritten.test(path));

test(`the sources have at most ${maxCasts} casts`, () => {
  expect(others.length).toBeLessThanOrEqual(maxCasts);
  expect(casts.length - others.length).toBeLessThanOrEqual(maxCastsToBeRewritten);
});

test("a cast has its reason in a comment", () => {
  const silent = others.filter(({ hasReason }) => !hasReason);

  expect(silent.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([]);
});

test("a cast without a reason is found", () => {
  const text = `// Reads of lists: hence the casts.

/** Describes a name. */
function nameOf(node: object, list: string[], i: number): unknown[] {
  const item = list[i] as string;
  const first = node as unknown as Named; // Only named nodes get here.
  // Unrelated.
  for (const key in node) {
    use((node as Named)[key]);
    use(<Named>node);
  }
  return [item, ["a"] as const, first as unknown as Other, list.at(-1) as unknown as Other];
}
`;
  const found = castsIn({ path: "named.ts", text });

  expect(found.map(({ line, hasReason }) => `${line} ${hasReason}`)).toEqual([
    "5 true",
    "6 true",
    "9 false",
    "10 false",
    "12 false",
    "12 false",
  ]);
});
