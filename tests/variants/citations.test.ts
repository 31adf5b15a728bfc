// A citation belongs to a rule as it is in the game itself: under a variant that changes the rule,
// the document says how the original is.

import { describe, expect, test } from "vitest";
import { findCitations } from "../../src/compare/origins.ts";
import { type CheckedGame, IncrementalCompiler, rulesOf } from "../../src/dsl/index.ts";
import { meaningIn } from "../../src/dsl/prose/fingerprint.ts";
import { regel } from "../cli/command.ts";
import { rulesOf as sourcesOf } from "../support/rules-of.ts";
import { variantsOf } from "../support/variants-of.ts";

describe.each(["burgundy", "burgundy-dice"])("%s", (name) => {
  const sources = sourcesOf(name);
  const project = new IncrementalCompiler();
  const gameOf = (...variants: string[]) =>
    project.check(sources, variants).game ?? expect.unreachable();
  const original = gameOf();
  const variants = variantsOf(sources).filter(({ question }) => question === undefined);

  test.each(variants.map(({ id }) => id))("what %s changes is cited for the original", (id) => {
    const changed = gameOf(id);
    const cited = changed.cites.filter(({ isChanged }) => isChanged).map((cite) => cite.name);
    // What a variant declares anew cites nothing of the original.
    const expected = changed.cites
      .map((cite) => cite.name)
      .filter((one) => meaning(original, one) !== meaning(changed, one));

    expect(new Set(cited)).toEqual(new Set(expected));
  });

  test("nothing is changed without variants, nor by the reading of an open question", () => {
    const reading = variantsOf(sources).find(({ question }) => question !== undefined);
    const games = [original, ...(reading === undefined ? [] : [gameOf(reading.id)])];

    expect(games.flatMap(({ cites }) => cites.filter(({ isChanged }) => isChanged))).toEqual([]);
    expect(games.flatMap(({ questions }) => questions.filter((one) => one.isChanged))).toEqual([]);
  });
});

/** The fingerprints of all rules that a declaration makes, without words. */
function meaning(game: CheckedGame, name: string): string {
  const path = new Map([
    ["worth", "counting"],
    [game.id, "game"],
  ]).get(name);
  const rules = rulesOf(game);
  const declared = rules.filter((rule) => rule.path.split(".")[0] === (path ?? name));
  const parts = new Set(declared.flatMap(({ refs }) => refs));
  const needs = rules.filter((rule) => rule.kind === "need" && parts.has(rule.path));
  const own = [...declared, ...needs];
  return own.map((rule) => rule.path + meaningIn(rule).replace(WORDS, "")).join("\n");
}

const WORDS = /\(de "(?:[^"\\]|\\.)*" en "(?:[^"\\]|\\.)*"\)/g;

test("pages and commands say that the rule is changed here", async () => {
  const project = new IncrementalCompiler();
  const { compiled } = project.compile(sourcesOf("burgundy"), ["noRing"]);
  const cited = findCitations(compiled?.meta ?? expect.unreachable(), ["steps"]);
  expect(cited.map(({ isChanged }) => isChanged)).toEqual([true]);

  const said = (...words: string[]) =>
    regel(["prose", "burgundy", "steps", ...words], { cwd: "." });
  const [german, english, original] = await Promise.all([
    said("--variant", "noRing", "--lang", "de"),
    said("--variant", "noRing"),
    said(),
  ]);
  expect(german.out).toMatch(/Original: .*S\. 6, hier geändert/);
  expect(english.out).toMatch(/Original: .*p\. 6, changed here/);
  expect(original.out).toMatch(/Source: .*p\. 6$/m);
});
