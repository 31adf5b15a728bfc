// A project that is asked about the same files again answers with what it has found out before.

import { expect, test } from "vitest";
import {
  IncrementalCompiler,
  playoutPasses,
  type RulesFile,
  rulesOf,
} from "../../src/dsl/index.ts";
import { rulesOf as filesOf } from "../support/rules-of.ts";

const [pig, hex, yavalath, connectFour] = ["pig", "hex", "yavalath", "connect-four"].map((name) =>
  filesOf(`classics/${name}`),
) as [RulesFile[], RulesFile[], RulesFile[], RulesFile[]];

/** The same files as another thread would send them. */
const copied = (sources: readonly RulesFile[]) => sources.map((source) => ({ ...source }));

test("games that are set beside each other are checked, compiled and told once", () => {
  const project = new IncrementalCompiler();
  const first = project.compile(pig);
  project.compile(hex);
  project.compile(yavalath);
  const again = project.compile(copied(pig));

  expect(again.compiled).toBe(first.compiled);
  expect(first.game && again.game && rulesOf(again.game)).toBe(first.game && rulesOf(first.game));
  expect(project.check(pig, [], { examples: "own" }).game).toBe(first.game);
});

test("other texts and other passes are other programs", () => {
  const project = new IncrementalCompiler();
  const first = project.compile(pig).compiled;
  const plain = project.compile(pig, [], { without: playoutPasses }).compiled;
  const changed = pig.map((source) => ({
    ...source,
    text: source.text.replace("goal = 100", "goal = 99"),
  }));

  expect(plain?.js).not.toBe(first?.js);
  expect(project.compile(changed).compiled?.meta.rulesHash).not.toBe(first?.meta.rulesHash);
});

test("an edit takes the place of what was there before it, and of nothing else", () => {
  const project = new IncrementalCompiler();
  const [first, beside] = [pig, hex].map((game) => project.compile(game).compiled);
  for (const goal of ["96", "97", "98", "99"])
    project.compile(
      pig.map(({ path, text }) => ({ path, text: text.replace("goal = 100", `goal = ${goal}`) })),
    );

  expect(project.compile(hex).compiled).toBe(beside);
  expect(project.compile(pig).compiled).not.toBe(first);
});

test("of many games the last three are kept", () => {
  const project = new IncrementalCompiler();
  const first = project.compile(pig).compiled;
  for (const other of [hex, yavalath, connectFour]) project.compile(other);

  expect(project.compile(pig).compiled).not.toBe(first);
});
