// Facts about refusals that no text of the rules explains, and the wording that each language gives
// them.

import type { DisplayNoun, DisplayText, ZoneMeta } from "../../meta/meta.ts";

/** What a value is called: by a noun, by a number, or by a name, which has no article. */
export type Thing =
  | { readonly kind: "noun"; readonly noun: DisplayNoun }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name" | "space"; readonly name: DisplayText };

/** A zone in a position. */
export interface ZoneFacts {
  readonly noun: DisplayNoun;
  readonly named: ZoneMeta["named"];
  readonly owner: "you" | "shared" | DisplayText;
  /** The member of a family of zones. */
  readonly index: Thing | undefined;
  /** What it holds, each thing once, in order. */
  readonly contents: readonly Thing[];
}

export type RefusalFacts =
  | { readonly kind: "over" }
  | {
      readonly kind: "notNow";
      readonly action: DisplayText;
      readonly others: readonly DisplayText[];
    }
  /** A choice that this form of the action does not take. */
  | { readonly kind: "unneeded"; readonly noun: DisplayNoun | undefined }
  | { readonly kind: "emptyZone"; readonly zone: ZoneFacts }
  | { readonly kind: "notInZone"; readonly zone: ZoneFacts; readonly tried: Thing }
  /** A number beyond what there is of a counter. */
  | { readonly kind: "onlySoMany"; readonly noun: DisplayNoun; readonly most: number }
  | {
      readonly kind: "outOfRange";
      readonly value: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "notAmong"; readonly tried: Thing; readonly choices: readonly Thing[] }
  | { readonly kind: "setSize"; readonly size: number }
  | { readonly kind: "noSuchSpace"; readonly tried: Thing }
  | { readonly kind: "unmet"; readonly condition: string };

/** The wording of refusals and placeholders in a language. */
export interface RefusalWording {
  /** A whole sentence. */
  readonly refusal: (facts: RefusalFacts) => string;
  /** `Möglich wäre: …` */
  readonly alternative: (option: string) => string;
  /** How much of a counter there is and is missing, as a clause and a sentence: `du hast keinen`. */
  readonly short: (noun: DisplayNoun, amount: number, lack: number) => string;
}

/** Longest list of choices or actions that a refusal names. */
export const MOST_NAMED = 4;
