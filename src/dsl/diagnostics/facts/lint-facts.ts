// Facts of lint warnings about games without errors (see src/dsl/lint).

import type { TextLanguage } from "../../source/language.ts";
export interface LintFacts {
  /** `is` is the keyword of the declaration. */
  "never-used": { name: string; is: DeclarationKeyword };
  "never-read": { name: string; is: "counter" | "mark" | "track" };
  "never-set": { name: string; is: "counter" | "mark" };
  "never-filled": { name: string };
  "never-happens": { name: string; is: "action" | "event" | "to" };
  "never-answered": { name: string };
  "unused-name": { name: string; is: "parameter" | "pick" | "let" };
  "unread-field": { field: string; of: string };
  "never-occurs": { name: string; of: string };
  "never-in-play": { name: string };
  "never-lies": { piece: string; zone: string };
  "same-as-base": { value: string };
  "never-reached": Record<never, never>;
  "always-so": { holds: boolean };
  "asked-before": Record<never, never>;
  "always-chosen": Record<never, never>;
  "copies-gap": { zone: string; members: readonly string[] };
  /** `players` is the number of players for which the draw is too large. */
  "draws-too-many": { zone: string; wanted: number; there: number; players: number };
  "setup-overfull": { zone: string; found: number; most: number; players: number };
  "board-outnumbers": { board: string; member: string; spaces: number; pieces: number };
  "entries-unused": { table: string; entries: readonly string[] };
  "outside-table": { table: string; entries: readonly string[] };
  "same-text": Record<never, never>;
  "unfit-text": {
    language: TextLanguage;
    form: "noun" | "sentence" | "sentence or noun" | "open end";
    /** The text as it is displayed in that form. */
    example: string;
  };
  "parameter-not-told": { name: string };
  "hole-missing": { hole: string; language: TextLanguage };
  "plural-missing": { language: TextLanguage };
  /** `amounts`: a counter is short; `thing`: something that was chosen does not fit. */
  "refusal-thin": { missing: "amounts" | "thing" };
  "look-of-nothing": { name: string };
  "no-examples": { name: string };
  "proves-nothing": { name: string };
  unproved: { name: string };
  "variant-unproved": { variant: string; target: string };
  /** `unchanged`: a variant leaves the rule as it is, and its own sentence covers it. */
  "tells-nothing": {
    path: string;
    because: "no-rule" | "unchanged";
    nearest: string | undefined;
  };
  "variant-untold": { variant: string; rule: string };
  "sentence-missing": { rule: string };
  "number-outside-hole": { number: number; value: string };
  "sentence-too-long": { of: "words" | "sentences"; count: number; most: number };
  "older-language": { newest: number };
  "too-much-to-reckon": { most: number };
}

/** Keywords of declarations that must be used elsewhere. */
type DeclarationKeyword =
  | "value"
  | "table"
  | "die"
  | "option"
  | "requirement"
  | "cost"
  | "reason"
  | "enum"
  | "family"
  | "shape"
  | "track"
  | "counter"
  | "mark"
  | "zone"
  | "source";
