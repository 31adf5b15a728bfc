// Which mutants there are, and what becomes of them. In the sample everything stands twice: once
// with examples, once without.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileGame } from "../../src/dsl/index.ts";
import { applyMutant, type Mutant, type Operator } from "../../src/mutate/mutant.ts";
import { MutantRunner } from "../../src/mutate/mutant-runner.ts";
import { createMutants } from "../../src/mutate/mutants-of.ts";
import { sampleOf } from "../../src/mutate/sample.ts";
import { countStatuses, type MutantResult, rateOf } from "../../src/mutate/summary.ts";
import { completed } from "../support/check-rules.ts";

const path = "reef.regel";
const sources = [{ path, text: readFileSync(`tests/mutate/samples/${path}`, "utf8") }];

/** Every slip there is; a new one does not compile without its line here. */
const operators: Readonly<Record<Operator, true>> = {
  number: true,
  entry: true,
  cell: true,
  name: true,
  yesno: true,
  comparison: true,
  negation: true,
  connective: true,
  operand: true,
  arithmetic: true,
  rounding: true,
  direction: true,
  word: true,
  may: true,
  option: true,
  clause: true,
  statement: true,
  block: true,
  change: true,
};

test.each([
  ["reef", []],
  ["calm", ["calm"]],
  ["quiet", ["quiet"]],
])("the mutants of %s", async (name, variants) => {
  const lines = triedUnder(variants).map(({ mutant, outcome }) => {
    const { id, before, edit } = mutant;
    const { kind, ...more } = outcome;
    const change = `${oneLine(before)} → ${oneLine(edit.text)}`;
    return `${[kind, ...Object.values(more)].join(" ")}  ${id}  ${change}`.trimEnd();
  });

  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`samples/${name}.txt`);
});

test.each(Object.keys(operators))(
  "a slip of the kind %s is noticed by examples only",
  (operator) => {
    const kinds = [[], ["calm"], ["quiet"]]
      .flatMap(triedUnder)
      .filter(({ mutant }) => mutant.operator === operator)
      .map(({ outcome }) => outcome.kind);

    expect(kinds).toContain("killed");
    expect(kinds).toContain("survived");
  },
);

test("every mutant is another text, with a name of its own", () => {
  const mutants = createMutants(sources, { variants: [], rules: [] });
  const texts = mutants.map((mutant) => applyMutant(sources, mutant)[0]?.text);

  expect(new Set(texts).size).toBe(mutants.length);
  expect(texts).not.toContain(sources[0]?.text);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});

test("mutants of named rules are those of the rule and its parts", () => {
  const of = (...rules: string[]) => createMutants(sources, { variants: [], rules });
  const all = of();

  expect(of("dive", "net")).toEqual(
    all.filter(({ rule }) => ["dive", "dive.rich", "net.toll"].includes(rule)),
  );
  expect(of("dive.rich")).toEqual(all.filter(({ rule }) => rule === "dive.rich"));
});

test("what does not compile is not counted, what makes an example senseless is noticed", () => {
  const rules = unindented(`
    player counter coral { de "die Koralle, die Korallen" en "coral, corals" starts 1 }
    zone bowl of 1..6, 2 places { de "die Schale, die Schalen" en "bowl, bowls" }
    action dive {
      de "tauchen" en "dive"
      needs rich: your coral > 0 else de "Zu arm." en "Too poor."
      if bowl is not full { add 1 to bowl }
    }
    flow { each player { choose dive } }
    example poor {
      de "Ohne Koralle geht es nicht." en "Without coral it cannot be done."
      given { players Anna, Benno Anna { coral 0 } }
      then Anna cannot dive because rich
    }`);
  const source = { path: "test.regel", text: rules };
  const outcomes = triedIn([source, completed(rules)], []).map(
    ({ mutant, outcome }) => `${mutant.id} ${outcome.kind}`,
  );

  expect(outcomes).toContain("dive.rich/clause/1 killed");
  expect(outcomes).toContain("dive/number/1 survived");
});

test("rules that go round in circles are noticed", () => {
  const rules = unindented(`
    player counter coral { de "die Koralle, die Korallen" en "coral, corals" }
    action dive { de "tauchen" en "dive" repeat until your coral > 2 { gain 1 coral } }
    flow { each player { choose dive } }
    example three {
      de "Drei Korallen." en "Three corals."
      given { players Anna, Benno }
      when Anna dive
      then Anna has your coral is 3
    }`);
  const tried = triedIn([{ path: "test.regel", text: rules }, completed(rules)], []);

  expect(tried.find(({ mutant }) => mutant.id === "dive/statement/1")?.outcome).toEqual({
    kind: "killed",
    by: "three",
  });
});

test.each([
  ["game reef {", { kind: "broken" }],
  ["", { kind: "no-examples" }],
  [
    `example wrong { de "Falsch." en "Wrong." given { players Anna, Benno } then Anna has no }`,
    { kind: "failing", example: "wrong" },
  ],
])("mutants are not tried where the rules themselves do not hold: %s", (text, obstacle) => {
  const all = [{ path: "test.regel", text }, completed(text)];

  expect(new MutantRunner(all, []).findObstacle()).toMatchObject(obstacle);
});

test("a sample has the wanted size, in order, and is the same for the same seed", () => {
  const all = Array.from({ length: 50 }, (_, i) => i);
  const some = sampleOf(all, 12, 7);

  expect(some).toHaveLength(12);
  expect(some).toEqual([...new Set(some)].sort((a, b) => a - b));
  expect(sampleOf(all, 12, 7)).toEqual(some);
  expect(sampleOf(all, 12, 8)).not.toEqual(some);
  expect(sampleOf(all, 90, 7)).toEqual(all);
});

test("the rate leaves out what cannot be noticed", () => {
  expect(rateOf({ killed: 3, survived: 1, equivalent: 0, invalid: 5, same: 2 })).toBe(75);
  expect(rateOf({ killed: 0, survived: 0, equivalent: 0, invalid: 1, same: 0 })).toBe(100);
  const counts = countStatuses(triedUnder([]));
  expect(counts.killed + counts.survived + counts.invalid + counts.same).toBe(
    createMutants(sources, { variants: [], rules: [] }).length,
  );
});

const triedBefore = new Map<string, MutantResult[]>();

/** The mutants of the sample, each tried once for all tests. */
function triedUnder(variants: readonly string[]): MutantResult[] {
  const key = variants.join();
  const tried = triedBefore.get(key) ?? triedIn(sources, variants);
  triedBefore.set(key, tried);
  return tried;
}

function triedIn(all: typeof sources, variants: readonly string[]): MutantResult[] {
  expect(compileGame(all, variants).diagnostics).toEqual([]);
  const examiner = new MutantRunner(all, variants);
  return createMutants(all, { variants, rules: [] }).map((mutant: Mutant) => ({
    mutant,
    outcome: examiner.examine(mutant),
  }));
}

function unindented(text: string): string {
  return text.replaceAll(/^ {4}/gm, "");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim() || "–";
}
