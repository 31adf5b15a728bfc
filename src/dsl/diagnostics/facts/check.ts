// Facts of all diagnostics that the checker reports.

import type { TextLanguage } from "../../source/language.ts";
/** Games, their versions and texts. */
export interface GameFacts {
  "missing-game": Record<never, never>;
  "second-game": { name: string };
  "missing-flow": Record<never, never>;
  "missing-ranking": Record<never, never>;
  "unknown-version": { version: number; newest: number };
  "former-word": { was: string; now: string };
  "missing-text": { language: TextLanguage; name: string };
  "unknown-hole": { hole: string };
  "unknown-article": { article: string; language: TextLanguage };
  "article-as-name": { name: string; hole: string };
  "not-a-web-address": { address: string };
}

/** Names, types and values. */
export interface NameFacts {
  "duplicate-name": { name: string };
  "unknown-name": { name: string; nearest: string | undefined };
  "ambiguous-name": { name: string; meanings: readonly string[] };
  "not-a-value": { name: string; is: string };
  "wrong-kind": { name: string; is: string; expected: string };
  "wrong-type": { found: string; expected: string };
  "not-comparable": { left: string; right: string };
  "argument-count": { name: string; found: number; expected: number };
  /** In a `fact` of an example, the owner is the player whom the facts describe. */
  "owner-missing": { name: string; in: "value" | "fact" };
  "owner-extra": { name: string; in: "value" | "fact" | "piece" };
  "index-missing": { name: string };
  "index-extra": { name: string };
  "unknown-field": { field: string; of: string; nearest: string | undefined };
  "not-constant": Record<never, never>;
  "value-outside": { value: number; from: number; to: number };
  "number-too-big": Record<never, never>;
  "recursive-define": { name: string };
}

/** Pieces, places, tables, boards and dice. */
export interface ComponentFacts {
  "not-a-place": { space: string | undefined };
  "not-settable": Record<never, never>;
  "not-a-row": { name: string };
  "maybe-empty": { name: string };
  "maybe-none": { name: string };
  "maybe-unfilled": { name: string };
  "never-none": Record<never, never>;
  "none-of-type": { type: string };
  /** `type` is the type without `or none`. */
  "none-of-thing": { type: string };
  "never-hidden": Record<never, never>;
  "never-full": { name: string };
  "family-copies": { family: string };
  "missing-field": { piece: string; field: string };
  "table-size": { name: string; found: number; expected: number };
  "no-board": { shape: string };
  "no-regions": { shape: string };
  "board-rows": { board: string; found: number; expected: number };
  "board-row-length": { row: number; found: number; expected: number };
  "board-cell": { cell: string; expected: string };
  "too-many-members": { name: string; most: number };
  "zone-needs-size": { name: string };
  "roll-faces": { name: string };
  "roll-places": { name: string };
  "not-dice": { name: string };
}

/** Play: actions, events, choices and chance. */
export interface RuleFacts {
  "missing-reason": Record<never, never>;
  "unbounded-pick": Record<never, never>;
  "not-a-domain": { name: string };
  "no-order": { name: string };
  "no-opponent": { from: number; to: number; rivals: number };
  "no-direction": { shape: string; name: string };
  "exception-conflict": { value: string };
  "too-many-options": { name: string; most: number };
  "slow-loop": Record<never, never>;
  "never-repeats": Record<never, never>;
  "at-once-shared": { name: string };
  "at-once-others": { name: string };
  "at-once-reads": { name: string };
  "at-once-chance": Record<never, never>;
  "at-once-players": Record<never, never>;
  "at-once-end": Record<never, never>;
  "uncounted-worth": Record<never, never>;
  "worth-of-score": Record<never, never>;
  "rival-asked": Record<never, never>;
  "after-open": { name: string; why: "choice" | "chance" | "end" | "note" };
  "after-nested": { name: string };
  "history-hidden": { name: string };
  "history-position": { name: string; history: string };
  "order-limit": { most: number };
  "order-name": { name: string };
  "order-places": { name: string; event: string; one: string; other: string };
}

/** Where a variant's base was looked for. */
export interface SearchedPlaces {
  /** The variant's folder; `undefined` if only its own files were searched. */
  readonly folder: string | undefined;
  /** What `regel.json` and `package.json` name. */
  readonly named: readonly { readonly path: string; readonly problem?: "no-json" | "not-there" }[];
  /** The games that Regelwerk brings along. */
  readonly shipped: readonly string[];
}

/** Variants. */
export interface VariantFacts {
  "unknown-base": { name: string; nearest: string | undefined } & SearchedPlaces;
  "unknown-variant": { name: string; nearest: string | undefined; known: readonly string[] };
  "variant-circle": { name: string };
  /** `elsewhere` is the path of a rule part with that name. */
  "unknown-target": {
    target: string;
    nearest: string | undefined;
    elsewhere: string | undefined;
  };
  "no-such-part": {
    part: string;
    of: string;
    known: readonly string[];
    nearest: string | undefined;
    elsewhere: string | undefined;
  };
  "no-such-entry": { name: string; expected: string; nearest: string | undefined };
  "several-choices": { of: string; times: number };
  "not-changeable": { target: string; how: "set" | "do" | "say" | "extend" | "remove" };
  "outdated-change": { target: string; was: string; now: string };
  "variant-conflict": { target: string; one: string; other: string };
}

/** Examples. */
export interface ExampleFacts {
  "unknown-player": { name: string; nearest: string | undefined };
  "example-names": { found: number; min: number; max: number };
  "zone-overfull": { name: string; found: number; most: number };
  "example-circle": { name: string };
  "example-setup": { after: string };
}

export interface CheckFacts
  extends GameFacts,
    NameFacts,
    ComponentFacts,
    RuleFacts,
    VariantFacts,
    ExampleFacts {}
