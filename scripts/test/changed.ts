// Which steps a change touches, by the paths of the changed files.

import { spawnSync } from "node:child_process";
import { type StepName, stepNames } from "./steps.ts";

/** Each step with the paths that can make it fail. */
const touches: Readonly<Record<StepName, RegExp>> = {
  lint: /./,
  types: /\.(ts|mjs|svelte|astro|mdx)$|tsconfig|^package-lock\.json$/,
  unit: /^(src|tests|scripts|rules|docs|editors|bench|public)\/|^[^/]+$/,
  rules: /^rules\/|^src\/(dsl|cli|files|play|mutate)\//,
  build: /^(src|rules|public|e2e)\/|^[^/]+\.(mjs|json)$/,
  e2e: /^(src|rules|public|e2e)\/|^[^/]+\.(mjs|json)$/,
};

/** The steps that changes in these files touch, in the order in which they run. */
export function stepsTouchedBy(paths: readonly string[]): StepName[] {
  return stepNames.filter((name) => paths.some((path) => touches[name].test(path)));
}

/** The files that differ from a commit, new ones among them. */
export function changedFiles(since: string): string[] {
  const changed = git(["diff", "--name-only", since]);
  const added = git(["ls-files", "--others", "--exclude-standard"]);
  return [...new Set([...changed, ...added])].sort();
}

function git(words: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr.trim()}`);
  return stdout.split("\n").filter((line) => line !== "");
}
