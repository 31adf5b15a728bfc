// The functions by which the parser chooses between alternatives, from the generated table of what
// each alternative begins with.

import { type IToken, type TokenType, tokenMatcher } from "chevrotain";
import { tokenNamed } from "./tokens.ts";

/** What a choice looks at: the next tokens. */
interface TokensAhead {
  LA_FAST(ahead: number): IToken;
}

/** An alternative as the grammar writes it. */
interface GatedAlternative {
  readonly GATE?: () => boolean;
}

type LookaheadFunction = (
  this: TokensAhead,
  alternatives: readonly GatedAlternative[],
) => number | boolean | undefined;

/** What a token may begin: an alternative, and the second token that it needs, if any. */
interface Branch {
  readonly alternative: number;
  readonly second: TokenType | undefined;
}

const nothing: readonly Branch[] = [];

/**
 * Returns the function of a choice between alternatives, or of an optional part, from what they begin
 * with; what it looks up is made when it is first needed.
 */
export function lookaheadFunction(paths: string | readonly string[]): LookaheadFunction {
  return typeof paths === "string" ? optionFunction(paths) : choiceFunction(paths);
}

function choiceFunction(paths: readonly string[]): LookaheadFunction {
  let known: ReturnType<typeof branchesOf> | undefined;
  return function (alternatives) {
    known ??= branchesOf(paths);
    for (const { alternative, second } of known[this.LA_FAST(1).tokenTypeIdx] ?? nothing) {
      if (second !== undefined && !tokenMatcher(this.LA_FAST(2), second)) continue;
      const gate = alternatives[alternative]?.GATE;
      if (gate === undefined || gate.call(this)) return alternative;
    }
    return undefined;
  };
}

function optionFunction(paths: string): LookaheadFunction {
  let known: ReturnType<typeof branchesOf> | undefined;
  return function () {
    known ??= branchesOf([paths]);
    for (const { second } of known[this.LA_FAST(1).tokenTypeIdx] ?? nothing)
      if (second === undefined || tokenMatcher(this.LA_FAST(2), second)) return true;
    return false;
  };
}

/** Returns the branches by the number of the type of the first token, in the order of the grammar. */
function branchesOf(alternatives: readonly string[]): readonly (readonly Branch[] | undefined)[] {
  const branches: Branch[][] = [];
  for (const [alternative, paths] of alternatives.entries()) {
    for (const path of paths.split(" ")) {
      const [first = "", next] = path.split(".");
      const branch = { alternative, second: next === undefined ? undefined : typeNamed(next) };
      for (const index of indicesOf(typeNamed(first))) {
        branches[index] ??= [];
        branches[index].push(branch);
      }
    }
  }
  return branches;
}

/** Returns the numbers of a type and of those that may stand for it. */
function indicesOf({ tokenTypeIdx, categoryMatches = [] }: TokenType): number[] {
  return tokenTypeIdx === undefined ? categoryMatches : [tokenTypeIdx, ...categoryMatches];
}

function typeNamed(name: string): TokenType {
  const type = tokenNamed(name);
  if (type === undefined) throw new Error(`there is no token ${name}`);
  return type;
}
