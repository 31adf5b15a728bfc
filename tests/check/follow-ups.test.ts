// One report per cause: programs with a single fault, of which most must bring a single report.

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Wording } from "../../src/dsl/diagnostics/catalog.ts";
import { en } from "../../src/dsl/diagnostics/en/catalog.ts";
import { fixOf } from "../../src/dsl/diagnostics/fixes.ts";
import {
  type Diagnostic,
  IncrementalCompiler,
  parse,
  type RulesFile,
} from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";
import { codePrograms } from "../support/code-programs.ts";
import { rulesFiles } from "../support/rules-files.ts";
import { repetitions } from "../support/soak.ts";

/** The right programs of the pages of codes, and whole games. */
const small: readonly (readonly RulesFile[])[] = codePrograms
  .filter(({ code }) => !/^(?:missing-(?:game|flow|ranking)|too-deep)$/.test(code))
  .map(({ code, right }) => [{ path: `${code}.regel`, text: right }, completed(right)]);
const classic: readonly (readonly RulesFile[])[] = ["pig", "connect-four"].map((name) => [
  { path: `${name}.regel`, text: readFileSync(`rules/classics/${name}.regel`, "utf8") },
]);
const whole = rulesFiles.filter(({ path }) => path.startsWith("rules/burgundy/"));

interface Fault {
  readonly kind: "rename" | "drop" | "double";
  readonly image: string;
  readonly reports: readonly Diagnostic[];
}

/** Programs in which one word is misspelt, or one token missing or written twice. */
function faultsIn(games: readonly (readonly RulesFile[])[], count: number): Fault[] {
  const project = new Map(games.map((sources) => [sources, new IncrementalCompiler()]));
  const places = games.flatMap((sources) =>
    sources.flatMap((source) => parse(source).tokens.map((token) => ({ sources, source, token }))),
  );
  const kind = fc.constantFrom("rename", "drop", "double");
  const picked = fc.sample(fc.tuple(fc.constantFrom(...places), kind), { numRuns: count, seed: 5 });
  return picked.flatMap(([{ sources, source, token }, kind]): Fault[] => {
    const { image, startOffset } = token;
    if (kind === "rename" && !/^[A-Za-z]/.test(image)) return [];
    const put = { rename: `${image}q`, drop: "", double: `${image} ${image}` }[kind];
    const text =
      source.text.slice(0, startOffset) + put + source.text.slice(startOffset + image.length);
    const changed = sources.map((one) => (one === source ? { ...one, text } : one));
    const reports = project.get(sources)?.check(changed).diagnostics ?? [];
    return [{ kind, image, reports: withoutRepeats(reports) }];
  });
}

/** A name that has lost its declaration is reported wherever it stands: that is one cause. */
function withoutRepeats(reports: readonly Diagnostic[]): readonly Diagnostic[] {
  const key = ({ code, facts }: Diagnostic) => code + JSON.stringify(facts);
  return [...new Map(reports.map((report) => [key(report), report])).values()];
}

const share = (faults: readonly Fault[], fits: (count: number) => boolean) =>
  faults.filter(({ reports }) => fits(reports.length)).length / faults.length;

test.each([
  ["small programs", small, repetitions({ short: 500, long: 9000 })],
  ["classic games", classic, repetitions({ short: 300, long: 6000 })],
  ["a game of many files", [whole], repetitions({ short: 300, long: 3000 })],
])("a single fault in %s mostly brings a single report", (_, games, count) => {
  const faults = faultsIn(games, count);
  const shares = ["one", "two", "three"].map((_, i) => share(faults, (n) => n <= i + 1));

  expect(faults.length).toBeGreaterThan(count / 2);
  expect(shares[0]).toBeGreaterThan(0.9);
  expect(shares[1]).toBeGreaterThan(0.97);
  expect(Math.max(...faults.map(({ reports }) => reports.length))).toBeLessThan(20);
});

test("whatever is wrong, a hint is a fix and the other way round", () => {
  for (const { reports } of faultsIn(
    [...small, ...classic],
    repetitions({ short: 300, long: 6000 }),
  )) {
    for (const report of reports) {
      const { hint, advice } = en[report.code] as Wording<typeof report.facts>;
      const isFixed = fixOf(report) !== undefined;
      expect(hint?.(report.facts) !== undefined, report.code).toBe(isFixed);
      if (isFixed) expect(advice?.(report.facts), report.code).toBe(undefined);
    }
  }
});
