// Sentence plans: what is to be said, between the IR and the two languages. Nothing here belongs to
// one language; a realizer for each makes words of it. Texts of authors come in both languages.

import type * as ir from "../../ir/ir.ts";
import type { StockId } from "../stock.ts";
import type { Word } from "../word.ts";
import type { Modifier, NounPhrase, Place } from "./noun-phrase.ts";

/** Who acts: the reader, each player, or the players of whom it has been said that each does. */
export type Who = "you" | "each" | "they";

/** One sentence, or a heading with sentences below it. */
export type SentencePlan =
  | Sentence
  /** `Requirement: the space is empty.` */
  | { readonly kind: "requirement"; readonly path: string | undefined; readonly clause: Clause }
  /** `The toll: 2 plus 3.`; `how` says that the name is only good here. */
  | {
      readonly kind: "definition";
      readonly how: "always" | "here";
      readonly name: NounPhrase;
      readonly value: NounPhrase;
    }
  /** One of the cases of a value: `If 2 players play: 3.`; the last one has no condition. */
  | { readonly kind: "case"; readonly when: Clause | undefined; readonly value: NounPhrase }
  /** A sentence with slots, worded in each language. */
  | {
      readonly kind: "stock";
      readonly id: StockId;
      readonly slots: Slots;
      readonly items?: readonly SentencePlan[];
    }
  /** Sentences of one paragraph. */
  | { readonly kind: "paragraph"; readonly of: readonly SentencePlan[] }
  /** Something that is listed. */
  | { readonly kind: "item"; readonly of: NounPhrase }
  /** An author's whole sentence. */
  | { readonly kind: "author"; readonly text: Template }
  | { readonly kind: "ranking"; readonly criteria: readonly Criterion[] }
  /** Words that say when, for whom or how often, with the sentences that they are about. */
  | { readonly kind: "block"; readonly lead: Lead; readonly items: readonly SentencePlan[] };

/** What stands in the slots of a stock sentence. */
export type Slots = Readonly<
  Record<
    string,
    | (NounPhrase | Clause | Place | EventPlan | Template | ir.LocalizedText)
    // A number only says that something is so; words have been realized before.
    | (number | readonly Word[] | undefined)
  >
>;

/** What decides who wins; each line in the words of a stock clause. */
interface Criterion {
  readonly id: StockId;
  readonly slots: Slots;
  readonly isLast: boolean;
}

export interface Sentence {
  readonly kind: "sentence";
  readonly lead?: Lead;
  readonly clause: Clause;
  /** A condition after the clause. */
  readonly trailing?: { readonly how: "if" | "iff"; readonly clause: Clause };
  /** What else is to be known of it. */
  readonly notes?: readonly SentenceNote[];
  /** It only gives a value a name that is needed later. */
  readonly names?: true;
  /** The reader does it, as a step of a rule. */
  readonly isInstruction?: true;
  /** Sentences below it, after a colon. */
  readonly items?: readonly SentencePlan[];
  /** What a rulebook says instead of the clause: what the action does, not what it is called. */
  readonly told?: Clause;
}

export type SentenceNote =
  | { readonly kind: "anyOrder" }
  | { readonly kind: "lowestFirst" }
  | { readonly kind: "ifPossible"; readonly who: Who }
  | { readonly kind: "insteadOf"; readonly n: number };

/** What stands before a sentence or a list of sentences. */
export type Lead =
  /** `isShort`: `is your net full, …` in a language that has such conditions. */
  | {
      readonly kind: "if";
      readonly otherwise?: true;
      readonly isShort?: true;
      readonly clause: Clause;
    }
  | { readonly kind: "otherwise" }
  /** Where nothing was chosen: there was nothing, or with `may` it was declined. */
  | { readonly kind: "unchosen"; readonly who: Who; readonly may: boolean }
  /** `isOwn`: of the thing that the heading names, as the heading says. */
  | {
      readonly kind: "event";
      readonly event: EventPlan;
      readonly each?: NounPhrase;
      readonly isOwn?: true;
    }
  | { readonly kind: "for"; readonly of: NounPhrase; readonly anyOrder?: true }
  | { readonly kind: "while"; readonly clause: Clause }
  | { readonly kind: "with"; readonly only?: true; readonly of: NounPhrase }
  /** What the reader uses up for it: `use any die to gain 2 pearls`. */
  | { readonly kind: "using"; readonly of: NounPhrase }
  | { readonly kind: "times"; readonly count: NounPhrase; readonly isPlain: boolean }
  | { readonly kind: "until"; readonly clause: Clause | undefined }
  | { readonly kind: "players"; readonly order: PlayerOrder; readonly isSubject?: true }
  | { readonly kind: "anyOrder" }
  | { readonly kind: "label"; readonly words: ir.LocalizedText; readonly when: Clause | undefined }
  | { readonly kind: "stock"; readonly id: StockId }
  | { readonly kind: "name"; readonly of: NounPhrase };

export type PlayerOrder =
  | { readonly kind: "simultaneous" }
  | { readonly kind: "track"; readonly track: NounPhrase }
  | { readonly kind: "around"; readonly from: NounPhrase }
  | { readonly kind: "seats" };

/** When an event is, by the words of its author or by its name; with what it is about. */
export interface EventPlan {
  readonly text: Template;
  /** Whether the words say when: `at the end of the round`. */
  readonly isWhen: boolean;
  readonly name: NounPhrase;
  readonly about: NounPhrase | undefined;
}

/** An author's text with placeholders and what stands in them. */
export interface Template {
  readonly words: ir.LocalizedText;
  readonly params: readonly ir.Local[];
  readonly args: readonly NounPhrase[];
  /** For each parameter that is a number with a noun of its own: that noun, for `{dem basin}`. */
  readonly numbered?: readonly (ir.LocalizedNoun | undefined)[];
  /** What `{id}` and `{id unit}` stand for, in the text of a value. */
  readonly itself?: {
    readonly id: string;
    readonly value: NounPhrase;
    readonly amounts: ReadonlyMap<string, NounPhrase>;
  };
}

// Clauses ------------------------------------------------------------------------------------

export type Clause =
  | VerbClause
  /** An author's clause: `you may dive anywhere`. */
  | {
      readonly kind: "authored";
      readonly text: Template;
      readonly who: Who;
      readonly path: string | undefined;
      readonly negated: boolean;
      /** It must be so; only of texts with `is`. */
      readonly mode?: "must";
      /** Which one of a family it is about. */
      readonly index: Modifier | undefined;
      readonly adverb: AdverbId | undefined;
      /** Says the same where the text is no clause in a language; else it stands as it is. */
      readonly otherwise: VerbClause | undefined;
    }
  | Deed
  | {
      readonly kind: "joined";
      readonly by: "and" | "or";
      readonly clauses: readonly Clause[];
      readonly inBrackets?: true;
    }
  /** Both are so, or neither. */
  | { readonly kind: "iff"; readonly left: Clause; readonly right: Clause }
  /** What would be so once a procedure has been carried out. */
  | { readonly kind: "after"; readonly deed: NounPhrase; readonly clause: Clause }
  /** Something that is so for each thing of some, if the clause cannot begin with them. */
  | {
      readonly kind: "forAll";
      readonly of: NounPhrase;
      readonly negated: boolean;
      readonly clause: Clause;
    };

/**
 * An action by its author's words, which a modal verb leaves as they are: `you may place a tile at
 * once without a die`.
 */
export interface Deed {
  readonly kind: "deed";
  readonly agent: NounPhrase;
  readonly mode: "may" | "must" | "want";
  readonly name: ir.LocalizedText;
  /** What is in the name without an article where a language leaves articles out. */
  readonly object: ir.LocalizedNoun | undefined;
  readonly path: string | undefined;
  readonly isAtOnce?: true;
  readonly without?: NounPhrase;
}

export interface VerbClause {
  readonly kind: "verb";
  readonly verb: VerbId;
  readonly roles: { readonly [R in Role]?: NounPhrase };
  readonly places?: readonly Place[];
  readonly adverb?: AdverbId;
  readonly mode?: "may" | "must";
  readonly negated?: boolean;
  readonly state?: StateId;
  readonly size?: Comparison;
  /** The time at which it happens. */
  readonly at?: EventPlan;
  /** What its outcome is called from now on: `roll a number: the white number`. */
  readonly result?: NounPhrase;
}

export type AdverbId =
  | ("atRandom" | "again" | "atOnce" | "now" | "nowOn" | "noLonger" | "forNow" | "already")
  | ("atAllTimes" | "always" | "never" | "also");

export type StateId =
  | "empty"
  | "filled"
  | "full"
  | "atLimit"
  | "belowLimit"
  | "present"
  | "set"
  | "repeated";

/** `many` compares how many there are, not how large something is. */
export interface Comparison {
  readonly op: "<" | "<=" | ">" | ">=" | "is" | "is not";
  readonly many: boolean;
}

// Verbs ------------------------------------------------------------------------------------

/**
 * The verbs of generated sentences. Each language has a frame for each: its forms, and the case or
 * preposition of each role.
 */
export type VerbId =
  | ("gain" | "pay" | "score" | "draw" | "roll" | "choose" | "use" | "put" | "advance" | "perform")
  | ("go" | "remove" | "order" | "note" | "set" | "rise" | "fall" | "end" | "follow" | "happen")
  | ("be" | "beState" | "compare" | "hold" | "have" | "haveField" | "haveSame" | "shareField")
  | (
      | "lie"
      | "beLocated"
      | "exist"
      | "occur"
      | "play"
      | "beFixed"
      | "miss"
      | "amountTo"
      | "bring"
      | "count"
    );

export type Role =
  | "agent"
  | "theme"
  | "predicate"
  | "than"
  | "field"
  | "times"
  | "by"
  | "to"
  | "recipient"
  | "with"
  | "per"
  | "insteadOf";
