import { Lexer } from "chevrotain";
import { expect, test } from "vitest";
import { RulesGrammar } from "../../src/dsl/syntax/grammar/grammar.ts";
import { syntaxExamples } from "../../src/dsl/syntax/syntax-examples.ts";
import { tokenTypes } from "../../src/dsl/syntax/tokens.ts";

// The program skips these checks, to start sooner.

test("the grammar is sound", () => {
  const grammar = new RulesGrammar({ skipValidations: false });

  expect(() => grammar.getGAstProductions()).not.toThrow();
});

test("the token list is sound", () => {
  const build = () =>
    new Lexer([...tokenTypes], { positionTracking: "onlyOffset", ensureOptimizations: true });

  expect(build).not.toThrow();
});

test("every example in a hint belongs to a rule", () => {
  const rules = new RulesGrammar().getGAstProductions();

  expect(Object.keys(syntaxExamples).filter((name) => rules[name] === undefined)).toEqual([]);
});
