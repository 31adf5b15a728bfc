// What the search knows of a page, question, rule or example.

/** Kinds of results, in the order in which lists of results show them. */
export const recordKinds = [
  "chapter",
  "lesson",
  "tile",
  "question",
  "page",
  "rule",
  "example",
  "reference",
  "code",
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** What a result shows besides its sentence. */
export interface RecordHead {
  /** Address with the fragment, if it is a part of a page: `/de/rules/reef/setup/#rule-deal` */
  readonly url: string;
  readonly kind: RecordKind;
  readonly title: string;
  /** Where it belongs: its game, or its page. */
  readonly place: string;
  /** A factor of its score; 1 for most. */
  readonly weight: number;
  /** The terms of each phrase that readers search it under. */
  readonly phrases: readonly (readonly string[])[];
}

/** The indexed texts of a record, from the weightiest to the least. */
export interface RecordTexts {
  readonly title: string;
  /** Its name in rules: `pearlsPerDive`, `missing-brace`. */
  readonly name: string;
  readonly headings: string;
  readonly text: string;
  /** Parts of its compounds, and its terms in the other language. */
  readonly related: string;
  readonly game: string;
}

export interface SearchRecord extends Omit<RecordHead, "phrases"> {
  /** The phrases that readers search it under. */
  readonly phrases: readonly string[];
  readonly texts: RecordTexts;
  /** The sentences that the record shows to its readers. */
  readonly sentences: readonly string[];
}
