// The reference of the package is what `npm run api` makes of the declarations.

import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "regel-api-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => {
  execFileSync(process.execPath, ["node_modules/typedoc/bin/typedoc", "--out", folder]);
});

test("the pages in docs/api are those of the declarations", () => {
  const names = (within: string) => globSync("**/*.md", { cwd: within }).sort();
  expect(names("docs/api")).toEqual(names(folder));
  for (const name of names(folder))
    expect(readFileSync(join("docs/api", name), "utf8"), `${name}: npm run api writes it`).toBe(
      readFileSync(join(folder, name), "utf8"),
    );
});

test("every exported function says what it does and has an example", () => {
  const page = readFileSync(join(folder, "regelwerk.md"), "utf8");
  const [, functions = ""] = page.split("## Functions");
  const entries = functions.split("\n### ").slice(1);
  expect(entries.length).toBeGreaterThan(4);
  for (const entry of entries) expect(entry).toContain("#### Example");
});
