// Sums, differences, choices and the like in German.

import type { BinaryOpOf, UnaryOpOf } from "../../operators/operators.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import {
  type Case,
  COMMA,
  inBrackets,
  joinedBy,
  plain,
  SOFT_COMMA,
  sign,
  type Word,
} from "../word.ts";
import { realizeClause } from "./clause.ts";
import { declined, preposition } from "./endings.ts";
import { realizePhrase, withVon } from "./phrase.ts";

type Formula = Extract<
  NounPhrase,
  {
    kind:
      | ("arithmetic" | "quotient" | "unary" | "absolute" | "difference" | "extreme")
      | ("bounded" | "brackets" | "choice" | "sum" | "spaceAt" | "whether");
  }
>;

export function realizeFormula(of: Formula, c: Case): Word[] {
  switch (of.kind) {
    case "arithmetic": {
      const inner = c === "gen" ? "dat" : c;
      const [left, right] = [realizePhrase(of.left, inner), realizePhrase(of.right, inner)];
      const isShort = left.length === 1 && right.length === 1;
      return withVon([...left, { text: OPERATORS[of.op][isShort ? 0 : 1] }, ...right], c);
    }
    case "quotient": {
      const rounded = of.rounded === "up" ? "aufgerundet" : "abgerundet";
      const [left, right] = [
        realizePhrase(of.left, c === "gen" ? "dat" : c),
        realizePhrase(of.right, "acc"),
      ];
      return withVon([...left, ...plain("geteilt durch"), ...right, COMMA, { text: rounded }], c);
    }
    case "unary":
      return UNARY_WORDS[of.op](of.of, c);
    case "absolute":
      return [theOne(c), ...plain("Betrag von"), ...realizePhrase(of.of, "dat")];
    case "difference":
      return [
        ...declined(DIFFERENCE, "the", c, "one"),
        preposition("zwischen"),
        ...realizePhrase(of.left, "dat"),
        { text: "und" },
        ...realizePhrase(of.right, "dat"),
      ];
    case "extreme": {
      const lists = of.of.map((one) => realizePhrase(one, "nom"));
      const stem = EXTREMES[of.which][of.of.length === 2 ? 0 : 1];
      const which = `${stem}${c === "nom" ? "" : "n"}`;
      return [theOne(c), ...plain(`${which} dieser Werte:`), ...joinedBy(lists, [sign(";")])];
    }
    case "bounded": {
      const bound = of.bound === "least" ? "mindestens aber" : "höchstens aber";
      return [
        ...realizePhrase(of.of, c),
        COMMA,
        ...plain(bound),
        ...realizePhrase(of.limit, "nom"),
      ];
    }
    case "brackets":
      return withVon(inBrackets(realizePhrase(of.of, c === "gen" ? "dat" : c)), c);
    case "choice":
      return [
        ...realizePhrase(of.then, c),
        COMMA,
        { text: "wenn" },
        ...realizeClause(of.when, "sub"),
        COMMA,
        { text: "sonst" },
        ...realizePhrase(of.else, c),
      ];
    case "sum":
      return [
        ...declined(SUM, "the", c, "one"),
        preposition("von"),
        ...realizePhrase(of.of, "dat"),
        preposition("für"),
        ...realizePhrase(of.over, "acc"),
      ];
    case "spaceAt": {
      const [column, row] = [realizePhrase(of.column, "nom"), realizePhrase(of.row, "nom")];
      const at = [...plain("Spalte:"), ...column, sign(";"), ...plain("Reihe:"), ...row];
      return [...declined(SPACE, "the", c, "one"), ...inBrackets(at)];
    }
    case "whether":
      return [{ text: "ob" }, ...realizeClause(of.clause, "sub"), SOFT_COMMA];
    default:
      return of satisfies never;
  }
}

const UNARY_WORDS: Readonly<Record<UnaryOpOf<"number">, (of: NounPhrase, c: Case) => Word[]>> = {
  "-": (of, c) => withVon([sign("−", "after"), ...realizePhrase(of, "nom")], c),
};

const OPERATORS: Readonly<
  Record<BinaryOpOf<"arithmetic">, readonly [short: string, long: string]>
> = {
  "+": ["+", "plus"],
  "-": ["−", "minus"],
  "*": ["×", "mal"],
  mod: ["modulo", "modulo"],
};
const EXTREMES = { min: ["kleinere", "kleinste"], max: ["größere", "größte"] } as const;
/** What a verb agrees with before words that do not say what they are. */
function theOne(c: Case): Word {
  return { text: THE_ONE[c], is: { role: "pronoun", case: c, person: 3 } };
}

const THE_ONE: Readonly<Record<Case, string>> = { nom: "der", gen: "des", dat: "dem", acc: "den" };
const DIFFERENCE = { article: "der", one: "Unterschied", many: "Unterschiede" };
const SUM = { article: "die", one: "Summe", many: "Summen" };
const SPACE = { article: "das", one: "Feld", many: "Felder" };
