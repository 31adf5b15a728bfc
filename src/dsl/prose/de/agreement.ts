// What a German verb or pronoun agrees with.

import type { NounPhrase } from "../plan/noun-phrase.ts";
import type { Gender } from "../word.ts";
import { genderOf } from "./endings.ts";

interface Features {
  readonly gender: Gender;
  readonly many: boolean;
  readonly person: 2 | 3;
}

export function featuresOf(of: NounPhrase): Features {
  switch (of.kind) {
    case "actor":
      return { gender: "m", many: false, person: of.who === "you" ? 2 : 3 };
    case "thing":
      return third(genderOf(of.noun.de) ?? "n", of.many === true || of.which === "all");
    case "relative":
      return third(genderOf(of.noun.de) ?? "n", of.many);
    case "field":
    case "rule":
    case "oneOf":
      return third(genderOf(of.noun.de) ?? "n", false);
    case "group":
      return third("n", true);
    case "size":
    case "sum":
      return third("f", false);
    case "amount":
      return third("n", !("isOne" in of.count && of.count.isOne));
    case "list":
      return listFeatures(of);
    case "words":
      return third("n", of.many === true);
    case "union":
    case "perPlayers":
      return third("n", true);
    case "bounded":
    case "afterwards":
    case "brackets":
    case "unary":
    case "not":
    case "linked":
      return featuresOf(of.of);
    case "arithmetic":
    case "quotient":
      return featuresOf(of.left);
    case "choice":
      return featuresOf(of.then);
    case "difference":
    case "absolute":
    case "extreme":
      return third("m", false);
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
      return third("n", false);
    default:
      return of satisfies never;
  }
}

function third(gender: Gender, many: boolean): Features {
  return { gender, many, person: 3 };
}

/** `every A and every B is`, `A and B are`, `A or B is`. */
function listFeatures({ items, by }: Extract<NounPhrase, { kind: "list" }>): Features {
  const all = items.map(featuresOf);
  const gender = all[0]?.gender ?? "n";
  const isSingly = items.every((one) => one.kind === "thing" && SINGLE.has(one.which));
  const areMany = by === "and" && items.length > 1 && !isSingly;
  return third(gender, areMany || (all.at(-1)?.many ?? false));
}

const SINGLE = new Set(["each", "every", "no"]);
