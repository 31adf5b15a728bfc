// The grammar as plain data, for diagrams and for finding which tokens may follow.

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
  Terminal as TerminalProduction,
  type TokenType,
} from "chevrotain";
import { RulesGrammar } from "./grammar/grammar.ts";

/** A part of a production whose terminals are represented by `Leaf`. */
export type GrammarPart<Leaf> =
  | Leaf
  | { readonly kind: "production"; readonly name: string }
  | { readonly kind: "sequence"; readonly parts: readonly GrammarPart<Leaf>[] }
  | { readonly kind: "choice"; readonly of: readonly GrammarPart<Leaf>[] }
  | { readonly kind: "optional"; readonly part: GrammarPart<Leaf> }
  /** Any number of times; `once`: at least one. `between` separates two of them. */
  | {
      readonly kind: "repeated";
      readonly part: GrammarPart<Leaf>;
      readonly once: boolean;
      readonly between: Leaf | undefined;
    };

/** A terminal as it is written in a diagram. */
type Terminal =
  /** A word or sign of the language. */
  | { readonly kind: "word"; readonly text: string }
  /** A token whose letters the author chooses: `Name`, `Integer`, `Str`. */
  | { readonly kind: "token"; readonly name: string };

export type ProductionPart = GrammarPart<Terminal>;

/** Every production of the grammar by its name, in the order of declaration. */
export function productions(): ReadonlyMap<string, ProductionPart> {
  const rules = Object.values<Rule>(new RulesGrammar().getGAstProductions());
  return new Map(
    rules.map(({ name, definition }) => [name, convertSequence(definition, terminal)]),
  );
}

function terminal({ PATTERN, name }: TokenType): Terminal {
  return typeof PATTERN === "string" ? { kind: "word", text: PATTERN } : { kind: "token", name };
}

/** Converts the definition of a production; `leafOf` represents its terminals. */
export function convertSequence<Leaf>(
  definition: readonly IProduction[],
  leafOf: (type: TokenType) => Leaf,
): GrammarPart<Leaf> {
  const [only, ...others] = definition.map((production) => convertPart(production, leafOf));
  if (only === undefined) return { kind: "sequence", parts: [] };
  return others.length === 0 ? only : { kind: "sequence", parts: [only, ...others] };
}

function convertPart<Leaf>(
  production: IProduction,
  leafOf: (type: TokenType) => Leaf,
): GrammarPart<Leaf> {
  const repeated = (
    { definition }: { readonly definition: readonly IProduction[] },
    once: boolean,
    separator?: TokenType,
  ): GrammarPart<Leaf> => ({
    kind: "repeated",
    part: convertSequence(definition, leafOf),
    once,
    between: separator && leafOf(separator),
  });
  if (production instanceof TerminalProduction) return leafOf(production.terminalType);
  if (production instanceof NonTerminal) {
    return { kind: "production", name: production.nonTerminalName };
  }
  if (production instanceof Alternative) return convertSequence(production.definition, leafOf);
  if (production instanceof Alternation) {
    return { kind: "choice", of: production.definition.map((one) => convertPart(one, leafOf)) };
  }
  if (production instanceof Option) {
    return { kind: "optional", part: convertSequence(production.definition, leafOf) };
  }
  if (production instanceof Repetition) return repeated(production, false);
  if (production instanceof RepetitionMandatory) return repeated(production, true);
  if (production instanceof RepetitionWithSeparator) {
    return repeated(production, false, production.separator);
  }
  if (production instanceof RepetitionMandatoryWithSeparator) {
    return repeated(production, true, production.separator);
  }
  throw new Error("The grammar contains a production of an unknown type.");
}
