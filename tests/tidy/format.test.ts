import { expect, test } from "vitest";
import { layouts } from "../../src/dsl/format/format.ts";
import { RulesGrammar } from "../../src/dsl/syntax/grammar/grammar.ts";

test("every production of the grammar has a layout", () => {
  const productions = Object.keys(new RulesGrammar().getGAstProductions());

  expect(Object.keys(layouts).sort()).toEqual(productions.sort());
});
