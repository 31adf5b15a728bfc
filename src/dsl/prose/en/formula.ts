// Sums, differences, choices and the like in English.

import type { BinaryOpOf, UnaryOpOf } from "../../operators/operators.ts";
import { namedNoun } from "../lexicon/common-nouns.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { COMMA, inBrackets, joinedBy, plain, sign, type Word } from "../word.ts";
import { realizeClause } from "./clause.ts";
import { nounWords } from "./grammar.ts";
import { type Position, realizePhrase } from "./phrase.ts";

type Formula = Extract<
  NounPhrase,
  {
    kind:
      | ("arithmetic" | "quotient" | "unary" | "absolute" | "difference" | "extreme")
      | ("bounded" | "brackets" | "choice" | "sum" | "spaceAt" | "whether");
  }
>;

export function realizeFormula(of: Formula, position: Position): Word[] {
  switch (of.kind) {
    case "arithmetic": {
      const [left, right] = [realizePhrase(of.left), realizePhrase(of.right)];
      const isShort = left.length === 1 && right.length === 1;
      return [...left, { text: OPERATORS[of.op][isShort ? 0 : 1] }, ...right];
    }
    case "quotient": {
      const [left, right] = [realizePhrase(of.left), realizePhrase(of.right)];
      const rounded = plain(`rounded ${of.rounded}`);
      return [...left, ...plain("divided by"), ...right, COMMA, ...rounded];
    }
    case "unary":
      return UNARY_WORDS[of.op](of.of);
    case "absolute":
      return [...head("absolute value"), { text: "of" }, ...realizePhrase(of.of)];
    case "difference": {
      const [left, right] = [realizePhrase(of.left), realizePhrase(of.right)];
      return [...head("difference"), { text: "between" }, ...left, { text: "and" }, ...right];
    }
    case "extreme": {
      const which = EXTREMES[of.which][of.of.length === 2 ? 0 : 1];
      const lists = of.of.map((one) => realizePhrase(one));
      const one: Word = { text: which, is: { role: "noun", many: false } };
      return [{ text: "the" }, one, ...plain("of these:"), ...joinedBy(lists, [sign(";")])];
    }
    case "bounded": {
      const bound = of.bound === "least" ? "but at least" : "but at most";
      return [...realizePhrase(of.of), COMMA, ...plain(bound), ...realizePhrase(of.limit)];
    }
    case "brackets":
      return inBrackets(realizePhrase(of.of));
    case "choice": {
      const [then, other] = [realizePhrase(of.then, position), realizePhrase(of.else, position)];
      const when = [{ text: "if" }, ...realizeClause(of.when, "sub")];
      return [...then, ...when, COMMA, { text: "otherwise" }, ...other];
    }
    case "sum": {
      const [what, over] = [realizePhrase(of.of), realizePhrase(of.over)];
      return [...head("sum"), { text: "of" }, ...what, { text: "for" }, ...over];
    }
    case "spaceAt": {
      const [column, row] = [realizePhrase(of.column), realizePhrase(of.row)];
      const at = [...plain("column:"), ...column, sign(";"), ...plain("row:"), ...row];
      return [...nounWords(namedNoun("space"), "the", "one"), ...inBrackets(at)];
    }
    case "whether":
      return [{ text: "whether" }, ...realizeClause(of.clause, "sub")];
    default:
      return of satisfies never;
  }
}

/** `the sum`: what the verb agrees with. */
function head(noun: string): Word[] {
  const { de } = namedNoun("value");
  return nounWords({ de, en: { one: noun, many: noun } }, "the", "one");
}

const UNARY_WORDS: Readonly<Record<UnaryOpOf<"number">, (of: NounPhrase) => Word[]>> = {
  "-": (of) => [sign("−", "after"), ...realizePhrase(of)],
};

const OPERATORS: Readonly<
  Record<BinaryOpOf<"arithmetic">, readonly [short: string, long: string]>
> = {
  "+": ["+", "plus"],
  "-": ["−", "minus"],
  "*": ["×", "times"],
  mod: ["modulo", "modulo"],
};
const EXTREMES = { min: ["lower", "lowest"], max: ["higher", "highest"] } as const;
