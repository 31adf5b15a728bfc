// Facts about refusals that no text of the rules explains.

import type { DisplayNoun, DisplayText, ZoneMeta } from "../../meta/meta.ts";

/** What a value is called: by a noun, by a number, or by a name, which has no article. */
export type NamedThing =
  | { readonly kind: "noun"; readonly noun: DisplayNoun }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name" | "space"; readonly name: DisplayText };

/** A zone in a position. */
export interface ZoneFacts {
  readonly noun: DisplayNoun;
  readonly named: ZoneMeta["named"];
  readonly owner: "you" | "shared" | DisplayText;
  /** The member of a family of zones. */
  readonly index: NamedThing | undefined;
  /** What it holds, each thing once, in order. */
  readonly contents: readonly NamedThing[];
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
  | { readonly kind: "notInZone"; readonly zone: ZoneFacts; readonly tried: NamedThing }
  /** A number beyond what there is of a counter. */
  | { readonly kind: "onlySoMany"; readonly noun: DisplayNoun; readonly most: number }
  | {
      readonly kind: "outOfRange";
      readonly value: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: "notAmong";
      readonly tried: NamedThing;
      /** None if there are many. */
      readonly choices: readonly NamedThing[];
    }
  | { readonly kind: "setSize"; readonly size: number }
  | { readonly kind: "noSuchSpace"; readonly tried: NamedThing }
  | { readonly kind: "unmet"; readonly condition: string };

/** Longest list of choices or actions that a refusal names. */
export const MOST_NAMED = 4;
