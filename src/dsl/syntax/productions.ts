// The grammar as plain data, for diagrams and whatever else shows or counts what stands where.

import type { IProduction, Rule } from "chevrotain";
import {
  Alternation,
  Alternative,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  Terminal,
  type TokenType,
} from "chevrotain";
import { RulesGrammar } from "./grammar/grammar.ts";

/** A part of a production. */
export type Part =
  /** A word or sign of the language, as it is written. */
  | { readonly kind: "word"; readonly text: string }
  /** Something whose letters the author chooses: `Name`, `Integer`, `Str`. */
  | { readonly kind: "token"; readonly name: string }
  | { readonly kind: "production"; readonly name: string }
  | { readonly kind: "sequence"; readonly parts: readonly Part[] }
  | { readonly kind: "choice"; readonly of: readonly Part[] }
  | { readonly kind: "optional"; readonly part: Part }
  /** Any number of times; `once`: at least one. What stands `between` two of them. */
  | {
      readonly kind: "repeated";
      readonly part: Part;
      readonly once: boolean;
      readonly between: Part | undefined;
    };

/** Every production of the grammar by its name, in the order in which the grammar has them. */
export function productions(): ReadonlyMap<string, Part> {
  const rules = Object.values<Rule>(new RulesGrammar().getGAstProductions());
  return new Map(rules.map(({ name, definition }) => [name, sequence(definition)]));
}

function sequence(definition: readonly IProduction[]): Part {
  const [only, ...others] = definition.map(partOf);
  if (only === undefined) return { kind: "sequence", parts: [] };
  return others.length === 0 ? only : { kind: "sequence", parts: [only, ...others] };
}

function partOf(production: IProduction): Part {
  if (production instanceof Terminal) return tokenPart(production.terminalType);
  if (production instanceof NonTerminal) {
    return { kind: "production", name: production.nonTerminalName };
  }
  if (production instanceof Alternative) return sequence(production.definition);
  if (production instanceof Alternation) {
    return { kind: "choice", of: production.definition.map(partOf) };
  }
  if (production instanceof Option) {
    return { kind: "optional", part: sequence(production.definition) };
  }
  if (production instanceof Repetition || production instanceof RepetitionMandatory) {
    return repeated(production, undefined);
  }
  if (
    production instanceof RepetitionWithSeparator ||
    production instanceof RepetitionMandatoryWithSeparator
  ) {
    return repeated(production, production.separator);
  }
  throw new Error("The grammar consists of something that has no part.");
}

function repeated(
  production: { readonly definition: readonly IProduction[] },
  separator: TokenType | undefined,
): Part {
  return {
    kind: "repeated",
    part: sequence(production.definition),
    once:
      production instanceof RepetitionMandatory ||
      production instanceof RepetitionMandatoryWithSeparator,
    between: separator && tokenPart(separator),
  };
}

function tokenPart({ PATTERN, name }: TokenType): Part {
  return typeof PATTERN === "string" ? { kind: "word", text: PATTERN } : { kind: "token", name };
}
