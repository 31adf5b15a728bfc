// Plans of noun phrases: things, amounts, formulas and places.

import type * as ir from "../../ir/ir.ts";
import type { BinaryOpOf, Rounding, UnaryOpOf } from "../../operators/operators.ts";
import type { Clause, Comparison, Template, Who } from "./plan.ts";

export type Determiner =
  | "the"
  | "a"
  | "no"
  | "each"
  | "every"
  | "this"
  | "your"
  | "their"
  | "all"
  | "none";

export type Conjunction = "and" | "or" | "nor" | "comma";

export type AdjectiveId =
  | ("first" | "last" | "next" | "same" | "alike" | "equal" | "different" | "any")
  | ("distinct" | "kinds" | "empty" | "filled" | "full");

export interface Thing {
  readonly kind: "thing";
  readonly noun: ir.LocalizedNoun;
  readonly which: Determiner;
  readonly many?: boolean;
  readonly adjective?: AdjectiveId;
  /** A letter that tells it from others of its noun. */
  readonly label?: string;
  readonly modifiers?: readonly Modifier[];
  /** Has just been named, so that what belongs to it is `its`. */
  readonly its?: true;
}

export type NounPhrase =
  | Thing
  | { readonly kind: "actor"; readonly who: Who }
  /** Stands for what has just been named: `that`, `whose`. */
  | { readonly kind: "relative"; readonly noun: ir.LocalizedNoun; readonly many: boolean }
  | {
      readonly kind: "number";
      readonly n: number;
      readonly path?: string | undefined;
      /** As a word: `three`. */
      readonly isSpelled?: true;
    }
  /** A number for each number of players, perhaps of something. */
  | {
      readonly kind: "perPlayers";
      readonly groups: readonly { readonly players: readonly number[]; readonly of: NounPhrase }[];
      readonly noun: ir.LocalizedNoun | undefined;
    }
  /** Words that do not inflect. */
  | { readonly kind: "words"; readonly words: ir.LocalizedText; readonly many?: true }
  /** Words in quotation marks. */
  | {
      readonly kind: "quoted";
      readonly words: ir.LocalizedText;
      readonly path?: string | undefined;
    }
  /** `one of your fish`, `each of your pearls`, `every 2 of your pearls`. */
  | {
      readonly kind: "oneOf";
      readonly which: "a" | "each";
      readonly group: NounPhrase | undefined;
      readonly noun: ir.LocalizedNoun;
      readonly all: NounPhrase;
      readonly modifiers?: readonly Modifier[];
    }
  /** `each`, of what has just been named. */
  | { readonly kind: "elided"; readonly noun: ir.LocalizedNoun }
  /** `every 2 pearls in your net` */
  | {
      readonly kind: "group";
      readonly size: NounPhrase;
      readonly noun: ir.LocalizedNoun;
      readonly modifiers: readonly Modifier[];
    }
  /** `the number of your pearls` */
  | { readonly kind: "size"; readonly of: NounPhrase }
  | Amount
  | { readonly kind: "list"; readonly items: readonly NounPhrase[]; readonly by: Conjunction }
  /** `1 to 6` */
  | { readonly kind: "interval"; readonly from: NounPhrase; readonly to: NounPhrase }
  /** A number, and the formula that it comes from. */
  | { readonly kind: "explained"; readonly of: NounPhrase; readonly by: NounPhrase }
  /** Words that lead to a rule. */
  | { readonly kind: "linked"; readonly path: string; readonly of: NounPhrase }
  /** `the colour of the fish`, `whose colour`. */
  | { readonly kind: "field"; readonly noun: ir.LocalizedNoun; readonly of: NounPhrase }
  /** A rule by its words, or by its name and what is passed to it. */
  | {
      readonly kind: "rule";
      readonly noun: ir.LocalizedNoun;
      readonly text: Template | undefined;
      readonly hasWords: boolean;
      readonly isBare: boolean;
      readonly path: string | undefined;
      readonly args: readonly NounPhrase[];
    }
  /** An action that is offered. */
  | {
      readonly kind: "action";
      readonly name: ir.LocalizedText;
      readonly path: string | undefined;
      readonly free: boolean;
      /** It is the only one: `the action “dive”`. */
      readonly isLone: boolean;
      readonly given: readonly { readonly name: NounPhrase; readonly value: NounPhrase }[];
    }
  | { readonly kind: "oneOfActions"; readonly free: boolean }
  /** An event that has no words but its name. */
  | { readonly kind: "event"; readonly of: NounPhrase }
  /** What lies somewhere. */
  | { readonly kind: "contents"; readonly place: Place }
  | { readonly kind: "union"; readonly left: NounPhrase; readonly right: NounPhrase }
  | {
      readonly kind: "arithmetic";
      readonly op: BinaryOpOf<"arithmetic">;
      readonly left: NounPhrase;
      readonly right: NounPhrase;
    }
  | {
      readonly kind: "quotient";
      readonly left: NounPhrase;
      readonly right: NounPhrase;
      readonly rounded: Rounding;
    }
  | { readonly kind: "unary"; readonly op: UnaryOpOf<"number">; readonly of: NounPhrase }
  | { readonly kind: "absolute"; readonly of: NounPhrase }
  | { readonly kind: "difference"; readonly left: NounPhrase; readonly right: NounPhrase }
  | { readonly kind: "extreme"; readonly which: "min" | "max"; readonly of: readonly NounPhrase[] }
  | {
      readonly kind: "bounded";
      readonly of: NounPhrase;
      readonly bound: "least" | "most";
      readonly limit: NounPhrase;
    }
  | { readonly kind: "brackets"; readonly of: NounPhrase }
  /** `not every space` */
  | { readonly kind: "not"; readonly of: NounPhrase }
  /** One of some things: `among the neighbouring spaces`. */
  | { readonly kind: "member"; readonly of: NounPhrase }
  /** `the same as this fish` */
  | { readonly kind: "sameKind"; readonly of: NounPhrase }
  /** So many times what a member of a family is. */
  | {
      readonly kind: "multiple";
      readonly times: NounPhrase;
      readonly of: NounPhrase;
      readonly notes: readonly AmountNote[];
    }
  | {
      readonly kind: "choice";
      readonly then: NounPhrase;
      readonly when: Clause;
      readonly else: NounPhrase;
    }
  | { readonly kind: "sum"; readonly of: NounPhrase; readonly over: NounPhrase }
  /** What something would be once a procedure has been carried out. */
  | { readonly kind: "afterwards"; readonly deed: NounPhrase; readonly of: NounPhrase }
  | { readonly kind: "spaceAt"; readonly column: NounPhrase; readonly row: NounPhrase }
  | { readonly kind: "whether"; readonly clause: Clause };

/** How much there is of something. */
export interface Amount {
  readonly kind: "amount";
  readonly noun: ir.LocalizedNoun;
  readonly count: Count;
  readonly size?: Comparison["op"];
  readonly notes?: readonly AmountNote[];
}

export type Count =
  | { readonly kind: "number"; readonly of: NounPhrase; readonly isOne: boolean }
  /** `the needed number of pearls` */
  | { readonly kind: "named"; readonly of: NounPhrase }
  | { readonly kind: "asMany"; readonly of: NounPhrase }
  /** `2 for each fish`, `for each fish, 3 minus 1 each`. */
  | {
      readonly kind: "per";
      readonly times: NounPhrase;
      readonly isPlain: boolean;
      readonly each: NounPhrase;
      readonly rounded?: "up" | "down";
    }
  | { readonly kind: "sum"; readonly over: NounPhrase; readonly of: NounPhrase }
  | { readonly kind: "formula"; readonly of: NounPhrase }
  /** `no pearls` */
  | { readonly kind: "none" };

export type AmountNote =
  | { readonly kind: "reason"; readonly words: ir.LocalizedText; readonly path: string | undefined }
  | { readonly kind: "member"; readonly modifier: Modifier }
  | { readonly kind: "ifAny" }
  /** What the number is with an exception. */
  | {
      readonly kind: "exceptions";
      readonly list: readonly {
        readonly by: NounPhrase;
        readonly n: number;
        readonly isPlus: boolean;
      }[];
    }
  | { readonly kind: "manyExceptions" }
  | { readonly kind: "faces"; readonly from: number; readonly to: number }
  | { readonly kind: "onlyWith"; readonly of: NounPhrase };

/** What follows a noun. */
export type Modifier =
  | { readonly kind: "related"; readonly by: Relation; readonly of: NounPhrase }
  | { readonly kind: "place"; readonly place: Place }
  /** The member of a family by its name or number: `basin 3`. */
  | { readonly kind: "index"; readonly of: NounPhrase }
  /** What a number is: `the number 3`. */
  | { readonly kind: "value"; readonly of: NounPhrase }
  | {
      readonly kind: "range";
      readonly from: NounPhrase;
      readonly to: NounPhrase;
      readonly isFixed: boolean;
    }
  /** `going up from the space`, `from the space in this direction`. */
  | {
      readonly kind: "ray";
      readonly from: NounPhrase;
      readonly way: NounPhrase;
      readonly isNamed: boolean;
    }
  /** `before the next space that is empty` */
  | { readonly kind: "upTo"; readonly end: NounPhrase }
  /** A clause about the noun; it has `relative` where it speaks of it. */
  | { readonly kind: "that"; readonly clause: Clause }
  /** A clause that cannot begin with the noun: `for which …`. */
  | {
      readonly kind: "forWhich";
      readonly of: NounPhrase;
      readonly clause: Clause;
      readonly isPlayer: boolean;
    }
  | { readonly kind: "asMany"; readonly of: NounPhrase }
  /** After the last number comes 1. */
  | { readonly kind: "ring"; readonly size: number }
  | { readonly kind: "called"; readonly of: NounPhrase };

export type Relation =
  | ("of" | "for" | "forNumber" | "outOf" | "from" | "among" | "through")
  | ("after" | "with" | "ofShape" | "inRegion" | "inGroup" | "consistingOf");

/** Somewhere, to there, or from there. */
export interface Place {
  readonly way: "into" | "from" | "inside";
  readonly of: NounPhrase;
  /** What the place is called, which says whether things are on it or in it. */
  readonly noun: ir.LocalizedNoun;
  /** `space`: things are on it; `content`: it is called by what lies in it. */
  readonly sort: "zone" | "space" | "content";
}
