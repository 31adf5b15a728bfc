// `npm run release` in a project of a few lines: what it does, and what it refuses.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = join(process.cwd(), "scripts/release.mjs");
const news = "# Changelog\n\n## Unreleased\n\n- NEW: a reef.\n";
let cwd = "";

/** A repository whose checks succeed, and whose package has one file. */
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "regel-release-"));
  const build =
    "node -e \"const f=require('fs');f.mkdirSync('.package');f.copyFileSync('package.json','.package/package.json')\"";
  const description = {
    name: "reef",
    version: "0.1.0",
    scripts: { test: "node -e 0", package: build },
  };
  writeFileSync(join(cwd, "package.json"), JSON.stringify(description));
  writeFileSync(join(cwd, ".gitignore"), ".package\n");
  writeFileSync(join(cwd, "CHANGELOG.md"), news);
  git("init", "--quiet");
  git("config", "user.name", "Anna");
  git("config", "user.email", "anna@reef.example");
  commit();
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd, encoding: "utf8" }).trim();
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "Next");
}

function release(...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd,
    encoding: "utf8",
  });
  return { status, stderr };
}

const changelog = () => readFileSync(join(cwd, "CHANGELOG.md"), "utf8");

test("a release is checked, built, committed and tagged", () => {
  expect(release("0.2.0").status).toBe(0);
  expect(git("tag")).toBe("v0.2.0");
  expect(git("status", "--porcelain")).toBe("");
  expect(git("show", "v0.2.0:package.json")).toContain('"version":"0.2.0"');
  expect(changelog()).toMatch(
    /^## Unreleased\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- NEW: a reef\.$/m,
  );
  expect(JSON.parse(readFileSync(join(cwd, ".package/package.json"), "utf8")).version).toBe(
    "0.2.0",
  );
});

test.each([
  { words: [], says: "Name one version" },
  { words: ["next"], says: "Name one version" },
  { words: ["0.2.0", "0.3.0"], says: "Name one version" },
])("$words is refused in one sentence", ({ words, says }) => {
  const { status, stderr } = release(...words);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${says}.*\n$`));
  expect(git("tag")).toBe("");
});

test("there is no release of what is not committed, has been tagged, or brings nothing new", () => {
  writeFileSync(join(cwd, "notes.txt"), "mine");
  expect(release("0.2.0").stderr).toContain("not committed");
  commit();
  git("tag", "v0.2.0");
  expect(release("0.2.0").stderr).toContain("tagged already");
  writeFileSync(join(cwd, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n");
  commit();
  expect(release("0.3.0").stderr).toContain("nothing new");
  expect(git("tag")).toBe("v0.2.0");
});

test("what fails leaves the folder as it was", () => {
  const path = join(cwd, "package.json");
  const description = readFileSync(path, "utf8");
  const failing = (name: string) => {
    const parts = JSON.parse(description);
    writeFileSync(
      path,
      JSON.stringify({ ...parts, scripts: { ...parts.scripts, [name]: "node -e x" } }),
    );
    commit();
    expect(release("0.2.0").status).toBe(1);
  };
  for (const name of ["test", "package"]) {
    failing(name);
    expect({ name, tags: git("tag"), changes: git("status", "--porcelain") }).toEqual({
      name,
      tags: "",
      changes: "",
    });
    expect(changelog()).toBe(news);
  }
});
