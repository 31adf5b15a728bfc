// What an English verb agrees with.

import type { NounPhrase } from "../plan/noun-phrase.ts";

/** `you` and `they` go with the plain form, as several things do. */
export function isPlural(of: NounPhrase): boolean {
  switch (of.kind) {
    case "actor":
      return of.who !== "each";
    case "thing":
      return of.many === true || of.which === "all";
    case "relative":
      return of.many;
    case "words":
      return of.many === true;
    case "amount":
      return !("isOne" in of.count && of.count.isOne);
    case "list": {
      const isSingly = of.items.every((one) => one.kind === "thing" && SINGLE.has(one.which));
      const last = of.items.at(-1);
      if (of.by === "and" && of.items.length > 1 && !isSingly) return true;
      return last !== undefined && isPlural(last);
    }
    case "union":
    case "group":
    case "perPlayers":
      return true;
    case "bounded":
    case "afterwards":
    case "brackets":
    case "unary":
    case "not":
    case "linked":
      return isPlural(of.of);
    case "arithmetic":
    case "quotient":
      return isPlural(of.left);
    case "choice":
      return isPlural(of.then);
    case "field":
    case "rule":
    case "oneOf":
    case "size":
    case "sum":
    case "difference":
    case "absolute":
    case "extreme":
    case "elided":
    case "multiple":
    case "member":
    case "sameKind":
    case "number":
    case "quoted":
    case "interval":
    case "explained":
    case "action":
    case "oneOfActions":
    case "event":
    case "contents":
    case "spaceAt":
    case "whether":
      return false;
    default:
      return of satisfies never;
  }
}

const SINGLE = new Set(["each", "every", "no", "a"]);
