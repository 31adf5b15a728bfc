// The steps of `npm test`: which commands each runs, and how its report is read.

export const stepNames = ["lint", "types", "unit", "rules", "build", "e2e"] as const;
export type StepName = (typeof stepNames)[number];

/** A program and its arguments; `FILE` stands for the report of the step. */
export type CommandLine = readonly string[];

/** What a tool reported about its tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed only on the second try. */
  readonly flaky: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Groups run one after the other, the commands of a group side by side; all must succeed. */
  readonly groups: readonly (readonly CommandLine[])[];
  /** Whether output is shown only on failure, because that of several commands would mix. */
  readonly isQuiet?: boolean;
  /** Whether a line with `[WARN]` fails the step. */
  readonly refusesWarnings?: boolean;
  /** The file in `test-results` that the tool writes, and how to read it. */
  readonly report?: {
    readonly file: string;
    readonly read: (report: never) => Outcome;
  };
  readonly env?: Readonly<Record<string, string>>;
}

/** Steps of one stage run side by side: what they need of the machine differs. */
export const stages: readonly (readonly StepName[])[] = [
  ["lint"],
  ["types"],
  ["unit"],
  // The build works on one processor for most of its time.
  ["rules", "build"],
  ["e2e"],
];

// `tsc` alone may be that of the compiler in JavaScript, which the checkers of pages need.
const nativeTsc = ["node", "node_modules/@typescript/native/bin/tsc"];
const svelteCheck = ["svelte-check", "--fail-on-warnings", "--output", "human"];
const regel = ["node", "src/cli/main.mjs"];
const cache = "node_modules/.cache/regelwerk";
const progress = "scripts/test";

/** What a person asked of the unit and browser tests. */
export interface Selection {
  /** Files, folders or parts of paths; none means all. */
  readonly unit: readonly string[];
  readonly e2e: readonly string[];
  /** Only tests that a change since this commit touches. */
  readonly changedSince?: string | undefined;
  /** Whether golden files are written anew. */
  readonly isUpdate: boolean;
}

/** The step of that name. */
export function stepOf(name: StepName, selection: Selection): Step {
  switch (name) {
    case "lint":
      return {
        name,
        groups: [
          [
            ["biome", "check", "--error-on-warnings"],
            [...regel, "fmt", "--check", "rules"],
          ],
        ],
      };
    case "types":
      return {
        name,
        groups: [
          // What it writes down about the contents, every checker of the pages reads.
          [["astro", "sync"]],
          [
            // The pure layers have the same settings, so they are one program.
            [
              ...nativeTsc,
              "-p",
              "tsconfig.pure.json",
              "--tsBuildInfoFile",
              `${cache}/pure.tsbuildinfo`,
            ],
            ["astro", "check", "--noSync", "--tsconfig", "tsconfig.astro.json"],
            // The types of all other files, by the native compiler.
            [
              ...svelteCheck,
              "--tsconfig",
              "./tsconfig.json",
              "--tsgo",
              "--diagnostic-sources",
              "js",
            ],
            // It leaves out components that cannot be parsed; these, and what Svelte warns about.
            [
              ...svelteCheck,
              "--no-tsconfig",
              "--ignore",
              "node_modules,dist,.svelte-check",
              "--config",
              "svelte-check.config.mjs",
              "--diagnostic-sources",
              "svelte,css",
            ],
          ],
        ],
        isQuiet: true,
      };
    case "unit":
      return unitStep(selection);
    case "rules":
      return {
        name,
        groups: [
          [[...regel, "check", "--strict", "rules"]],
          [[...regel, "test", "rules", "--report", "FILE"]],
          // Some of the mutants; `npm run soak` tries all.
          [[...regel, "mutate", "burgundy", "--sample", "60", "--at-least", "90"]],
          [[...regel, "mutate", "burgundy-dice", "--sample", "40", "--at-least", "90"]],
        ],
        report: { file: "rules.json", read: (report: Outcome) => ({ ...report, flaky: [] }) },
      };
    case "build":
      return {
        name,
        groups: [[["node", "src/cli/main.mjs", "site", "rules", "--texts", "src/content"]]],
        // With an address the site has a sitemap and canonical addresses, which tests look at.
        env: { SITE: "https://regelwerk.example" },
        isQuiet: true,
        refusesWarnings: true,
      };
    case "e2e":
      return {
        name,
        groups: [[["playwright", "test", ...selection.e2e]]],
        report: { file: "playwright.json", read: readPlaywright },
      };
    default:
      return name satisfies never;
  }
}

function unitStep({ unit, changedSince, isUpdate }: Selection): Step {
  const run = [
    "vitest",
    "run",
    "--reporter=default",
    `--reporter=./${progress}/vitest-progress.ts`,
    "--reporter=json",
    "--outputFile.json=FILE",
    ...(isUpdate ? ["-u"] : []),
  ];
  const changed = changedSince === undefined ? [] : ["--changed", changedSince];
  // House rules read files rather than import them, so no change is known to touch them.
  const tidy = changedSince === undefined ? [] : [[["vitest", "run", "tests/tidy"]]];
  return {
    name: "unit",
    groups: [...tidy, [[...run, ...changed, ...unit]]],
    report: { file: "vitest.json", read: readVitest },
  };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

export function readVitest({ numPassedTests, numFailedTests }: VitestReport): Outcome {
  return { passed: numPassedTests, failed: numFailedTests, flaky: [] };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

export function readPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => flakyIn(suite, [])),
  };
}

function flakyIn(suite: PlaywrightSuite, around: readonly string[]): string[] {
  const path = [...around, suite.title];
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => [...path, title].join(" › "));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flakyIn(inner, path))];
}
