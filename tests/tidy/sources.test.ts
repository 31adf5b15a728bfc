import { expect, test } from "vitest";
import { filesIn, linesWith } from "../support/sources/source-files.ts";

const sources = filesIn(["src", "scripts", "bench"], [".ts", ".mjs", ".svelte", ".astro"]);

/** Files that may be long, and why. */
const long: Readonly<Record<string, string>> = {
  "src/dsl/syntax/ast.ts": "one flat list of types",
  "src/dsl/ir/ir.ts": "one flat list of types",
  "src/dsl/ir/visit.ts": "one flat switch",
  "src/dsl/syntax/tokens.ts": "one table of words",
  "bench/burgundy/game.ts": "one closure, which engines make the fastest code of",
};

/** Productions grow with the language; a file for half a topic would be harder to find. */
const isGrammar = (path: string) => path.startsWith("src/dsl/syntax/grammar/");

test("no file is longer than 400 lines, but grammars and tables", () => {
  const found = sources.filter(({ text }) => text.split("\n").length > 401).map(({ path }) => path);

  expect(found.filter((path) => !(path in long || isGrammar(path)))).toEqual([]);
});

test("the language and the player know no clock, and no chance but their own", () => {
  const pure = filesIn(["src/dsl", "src/play", "src/mutate"], [".ts"]);

  expect(linesWith(pure, /\bDate\b|\bMath\.random\b|\bperformance\b|\bcrypto\b/)).toEqual([]);
});

test("nothing is exported by default, but where others ask for it", () => {
  const asked = [
    "src/content.config.ts",
    "src/build/waking-directive.ts",
    "src/vite/regel.d.ts",
    "src/components/language-reference/railroad-diagrams.d.ts",
    "scripts/test/vitest-progress.ts",
    "scripts/test/playwright-progress.ts",
  ];
  const others = sources.filter(({ path }) => !asked.includes(path));

  expect(linesWith(others, /^\s*export default\b/)).toEqual([]);
});

test("every file begins by saying what it is for", () => {
  const silent = sources.filter(({ path, text }) => !begins(path, text)).map(({ path }) => path);

  expect(silent).toEqual([]);
});

test("nothing is skipped, silenced or left for later", () => {
  const all = [...sources, ...filesIn(["tests", "e2e"], [".ts"])];
  const leftovers = [
    /\b(?:it|test|describe)\.(?:skip|only|todo)\b/,
    /@ts-(?:ignore|nocheck)/,
    /(?:as|:) any\b(?! other)/,
    /\bTO[D]O\b|\bFIX[M]E\b/,
  ];

  expect(leftovers.flatMap((pattern) => linesWith(all, pattern))).toEqual([]);
});

function begins(path: string, text: string): boolean {
  if (path.endsWith(".astro")) return /^---\n\/[/*]/.test(text);
  if (path.endsWith(".svelte")) return text.startsWith("<!--");
  return /^(?:#!.*\n)?\/[/*]/.test(text);
}
