// `npm run release -- 0.2.0`: checks everything, builds the package, and makes the commit and the tag of
// a release. It publishes nothing. What is refused or fails leaves the folder as it was.

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const heading = "## Unreleased";
const [version, extra] = process.argv.slice(2);
const changelog = readFileSync("CHANGELOG.md", "utf8");

const problem = findProblem();
if (problem !== undefined) fail(problem);
run("npm", ["test"], "The checks failed, so there is no release.");
try {
  run("npm", ["version", version, "--no-git-tag-version", "--allow-same-version"]);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    "CHANGELOG.md",
    changelog.replace(heading, `${heading}\n\n## ${version} (${date})`),
  );
  run("npm", ["run", "package"]);
  run("npm", ["pack", "./.package", "--pack-destination", ".package"]);
  run("git", ["commit", "--quiet", "--all", "--message", `Version ${version}`]);
} catch (error) {
  git("checkout", "--quiet", "HEAD", "--", ".");
  fail(error.message);
}
run("git", ["tag", "--annotate", `v${version}`, "--message", `Version ${version}`]);
console.log(
  `Version ${version} is committed and tagged as v${version}; its package is in .package. Pushing and publishing is up to you.`,
);

/** Returns why there can be no release, in one sentence. */
function findProblem() {
  if (version === undefined || extra !== undefined || !/^\d+\.\d+\.\d+$/.test(version))
    return "Name one version: `npm run release -- 0.2.0`.";
  if (git("status", "--porcelain") !== "")
    return "There are changes that are not committed; a release is made from what is committed.";
  if (git("tag", "--list", `v${version}`) !== "") return `Version ${version} is tagged already.`;
  const [, news = ""] = changelog.split(heading);
  const [own = ""] = news.split(/^## /m);
  return own.trim() === "" ? `CHANGELOG.md names nothing new under “${heading}”.` : undefined;
}

function git(...words) {
  return execFileSync("git", words, { encoding: "utf8" }).trim();
}

/** Runs a program; throws, or ends with a sentence, if it fails. */
function run(program, words, sentence) {
  const isWindows = process.platform === "win32";
  const { status } = spawnSync(program, words, { stdio: "inherit", shell: isWindows });
  if (status === 0) return;
  const said = sentence ?? `\`${[program, ...words].join(" ")}\` failed, so there is no release.`;
  if (sentence === undefined) throw new Error(said);
  fail(said);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
