// What a type of values is: `1 to 6`, `a colour`.

import type * as ir from "../../ir/ir.ts";
import { commonNoun, namedNoun } from "../lexicon/common-nouns.ts";
import { shapeName, typeNoun } from "../lexicon/nouns.ts";
import type { PlanContext } from "../plan/context.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { modified, number, thing, words } from "../plan/referring-expressions.ts";

export function planType(t: PlanContext, type: ir.Type): NounPhrase {
  switch (type.kind) {
    case "number":
      return planNumberType(type);
    case "yesno":
      return words("ja oder nein", "yes or no");
    case "space": {
      const of = thing(type.grid.noun, "the");
      return modified(thing(namedNoun("space"), "a"), { kind: "related", by: "of", of });
    }
    case "board": {
      const { noun } = type.shape;
      if (noun !== undefined) return thing(noun, "a");
      const board = thing(namedNoun("board"), "a");
      // Where all boards have one shape, it goes without saying.
      if (t.index.game.boards.every(({ shape }) => shape === type.shape)) return board;
      const of: NounPhrase = { kind: "words", words: shapeName(type.shape) };
      return modified(board, { kind: "related", by: "ofShape", of });
    }
    case "set": {
      const of = thing(typeNoun(t.index, type.of), "none", "many");
      return modified(thing(namedNoun("set"), "a"), { kind: "related", by: "consistingOf", of });
    }
    case "line": {
      const of = modified(thing(namedNoun("space"), "none", "many"));
      const line = thing(namedNoun("line"), "a");
      return modified(line, { kind: "related", by: "consistingOf", of: counted(type.length, of) });
    }
    case "orNone":
      return {
        kind: "list",
        items: [planType(t, type.of), words("nichts", "nothing")],
        by: "or",
      };
    case "player":
    case "enum":
    case "piece":
      return thing(kindOfValue(t, type), "a");
    default:
      return type satisfies never;
  }
}

function counted(n: number, { noun }: { readonly noun: ir.LocalizedNoun }): NounPhrase {
  return { kind: "amount", noun, count: { kind: "number", of: number(n), isOne: n === 1 } };
}

/** A colour is a colour, even if all that are red are corals. */
export function kindOfValue(t: PlanContext, type: ir.Type): ir.LocalizedNoun {
  const own = type.kind === "enum" ? (type.enum.noun ?? commonNoun(type.enum.id)) : undefined;
  return own ?? typeNoun(t.index, type);
}

const LEAST = -(2 ** 31);

function planNumberType({ from, to }: Extract<ir.Type, { kind: "number" }>): NounPhrase {
  if (from === LEAST) return thing(namedNoun("number"), "a");
  if (from === to) return number(from);
  return { kind: "interval", from: number(from), to: number(to) };
}
