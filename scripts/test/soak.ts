// `npm run soak`: every proof that is repeated, as often as it takes to trust it. `npm test` has a
// short form of each. `npm run soak -- NAME …` runs some; CONTRIBUTING.md says when.

import { globSync, mkdirSync, readFileSync } from "node:fs";
import { childProcessorSeconds, clockText } from "./elapsed.ts";
import { reportFolder, runStep, type StepResult } from "./run-step.ts";
import { readPlaywright, readVitest, type Step, stepOf } from "./steps.ts";

const build = stepOf("build", { unit: [], e2e: [], isUpdate: false });
const mutate = ["node", "src/cli/main.mjs", "mutate"];

const soaks: readonly Step[] = [
  {
    // Fuzzing, random programs, properties of random games, editors, queues that are killed.
    name: "proofs",
    groups: [
      [
        [
          "vitest",
          "run",
          "--reporter=default",
          "--reporter=./scripts/test/vitest-progress.ts",
          "--reporter=json",
          "--outputFile.json=FILE",
          ...repeatedProofs("tests/**/*.test.ts"),
        ],
      ],
    ],
    report: { file: "soak.json", read: readVitest },
    env: { REGEL_SOAK: "1" },
  },
  // The short form of each of these proofs finds the fault that is seeded for it.
  { name: "faults", groups: [[["node", "tests/seeded-faults/find.ts"]]] },
  // Every mutant of the large games rather than a sample.
  { name: "mutants", groups: [[[...mutate, "burgundy", "--at-least", "95"]]] },
  { name: "mutants-dice", groups: [[[...mutate, "burgundy-dice", "--at-least", "100"]]] },
  { name: "mutants-cards", groups: [[[...mutate, "burgundy-cards", "--at-least", "97"]]] },
  { name: "mutants-castle", groups: [[[...mutate, "white-castle", "--at-least", "98"]]] },
  // The extension for VS Code in a real one.
  { name: "vscode", groups: [[["node", "tests/editors/vscode/in-real-editor.ts"]]] },
  // More pages, windows, languages and whole matches of each kind than one.
  {
    name: "pages",
    groups: [...build.groups, [["playwright", "test", ...repeatedProofs("e2e/**/*.spec.ts")]]],
    report: { file: "playwright.json", read: readPlaywright },
    env: { ...build.env, REGEL_SOAK: "1" },
  },
  // The site in a folder of its host.
  {
    name: "below-a-folder",
    groups: [
      [
        [
          ...["node", "src/cli/main.mjs", "site", "rules", "--texts", "src/content"],
          ...["--base", "/some/folder/", "--out", "test-results/below-a-folder"],
        ],
      ],
      [["playwright", "test", "below-a-folder"]],
    ],
    env: { REGEL_SOAK: "1" },
  },
  // Sites for folders of games elsewhere.
  {
    name: "own-folder",
    groups: [[["playwright", "test", "own-folder"]]],
    env: { REGEL_SOAK: "1" },
  },
];

/** The tests that say how often they repeat their proof. */
function repeatedProofs(pattern: string): string[] {
  const asks = /from "(?:\.\.\/)+(?:tests\/)?support\/soak\.ts"/;
  return globSync(pattern)
    .filter((path) => asks.test(readFileSync(path, "utf8")))
    .sort();
}

const words = process.argv.slice(2);
const isList = words.includes("--list");
const wanted = words.filter((word) => word !== "--list");
const unknown = wanted.find((word) => !soaks.some(({ name }) => name === word));
if (unknown === undefined) process.exitCode = await soak();
else {
  console.error(`There is no ${unknown}. Known: ${soaks.map(({ name }) => name).join(", ")}.`);
  process.exitCode = 1;
}

/** Runs what is wanted, all of it even where something fails; gives the exit status. */
async function soak(): Promise<number> {
  const chosen = soaks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (isList) {
    for (const { name, groups } of chosen) {
      console.log([`${name}:`, ...groups.flat().map((line) => `  ${line.join(" ")}`)].join("\n"));
    }
    return 0;
  }
  mkdirSync(reportFolder, { recursive: true });
  const started = Date.now();
  const results: StepResult[] = [];
  for (const [at, step] of chosen.entries()) {
    const since = clockText(Date.now() - started);
    console.log(`\n── ${at + 1} of ${chosen.length}: ${step.name} (after ${since})`);
    results.push(await runStep(step));
  }
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  for (const name of failed) console.error(`\n${name} failed. Again: npm run soak -- ${name}`);
  const processor = childProcessorSeconds();
  const used = processor === undefined ? "" : `, ${clockText(1000 * processor)} of processor time`;
  console.log(`\n${chosen.length} soaked in ${clockText(Date.now() - started)}${used}`);
  return failed.length > 0 ? 1 : 0;
}
