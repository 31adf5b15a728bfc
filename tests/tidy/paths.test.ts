// Paths in documents: what is written in backticks as a file or folder of the project exists.

import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn } from "../support/sources/source-files.ts";

const roots = ["src", "tests", "e2e", "bench", "scripts", "docs", "editors", "rules", "public"];
const files = globSync(roots.map((root) => `${root}/**/*.*`)).map((path) =>
  path.replaceAll("\\", "/"),
);
const documents = [
  ...["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"].map((path) => ({
    path,
    text: readFileSync(path, "utf8"),
  })),
  ...filesIn(["docs"], [".md"]),
];

test("paths in documents lead to a file or folder", () => {
  const lost = documents.flatMap(({ path, text }) =>
    [...text.replace(/^```.*?^```/gms, "").matchAll(/`([^`\s]+)`/g)]
      .map(([, written = ""]) => written)
      .filter((written) => isPath(written) && !absent.has(written) && !leads(written))
      .map((written) => `${path}: ${written}`),
  );

  expect(lost).toEqual([]);
});

/** A file that a decision did without. */
const absent: ReadonlySet<string> = new Set(["from-ast.ts"]);

/** `src/dsl/check` or `codegen/layout/layout.ts`, also with `*`, `{a,b}` and `<name>`. */
function isPath(written: string): boolean {
  return (
    /^(?:src|tests|e2e|bench|scripts|docs|rules|editors)\//.test(written) ||
    /^[\w./*{},<>-]+\.(?:ts|mjs|svelte|astro|md|mdx)$/.test(written)
  );
}

/** A path from the root, or the end of one. */
function leads(written: string): boolean {
  if (existsSync(written)) return true;
  const pattern = written
    .replace(/\/$/, "")
    .replace(/[.+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(",", "|")})`)
    .replace(/\*|<[^>]*>|…/g, "[^/]*");
  const end = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return files.some((file) => end.test(file));
}

test("file names in comments lead to a file", () => {
  const sources = filesIn(
    ["src", "tests", "e2e", "bench", "scripts"],
    [".ts", ".mjs", ".svelte", ".astro"],
  );
  const lost = sources.flatMap(({ path, text }) =>
    text
      .split("\n")
      .map((line) => /(?:\/\/|\*|<!--)\s(.*)/.exec(line)?.[1] ?? "")
      .filter((comment) => !comment.includes("import"))
      .flatMap((comment) => comment.match(/(?<![\w./-])[\w./-]+\.(?:ts|svelte|astro)\b/g) ?? [])
      .filter((written) => !leads(written.replace(/^(?:\.{1,2}\/)+/, "")))
      .map((written) => `${path}: ${written}`),
  );

  expect(lost).toEqual([]);
});
