// Warnings under a variant: what it makes odd elsewhere is said at its edit.

import { expect, test } from "vitest";
import { IncrementalCompiler, type RulesFile } from "../../src/dsl/index.ts";
import { rulesOf } from "../support/rules-of.ts";

/** What is warned about with a variant of Burgundy, and what stands at each place. */
function warnings(variant: string): string[] {
  const sources: RulesFile[] = [
    ...rulesOf("burgundy"),
    {
      path: "rules/burgundy/variants/own.regel",
      text: `variant own of burgundy {\n${variant}\n}\n`,
    },
  ];
  const project = new IncrementalCompiler();
  expect(project.check(sources, ["own"]).diagnostics).toEqual([]);
  return project.lint(sources, ["own"]).map(({ code, span }) => {
    const text = sources.find(({ path }) => path === span.file)?.text ?? "";
    return `${code} at ${text.slice(span.start, span.end).split("\n")[0]}`;
  });
}

test("a bag that a variant makes too small for a phase is reported at its edit", () => {
  const names = 'de "Weniger" en "Fewer"';

  expect(warnings(`${names} see houseRule remove knowledge6`)).toEqual([
    "draws-too-many at knowledge6",
  ]);
});

test("what the game has without the variant is not said again", () => {
  expect(warnings('de "Nichts" en "Nothing" see houseRule')).toEqual([]);
});
