// Metadata of needs: their texts, and the values of their placeholders.

import type { Article } from "../../inflection/articles.ts";
import type { DisplayNoun, DisplayText, SourceRef, ValueType } from "./meta.ts";

export interface NeedMeta {
  readonly id: string;
  /**
   * The texts of a refusal: those under a condition, then the one that holds otherwise. The program
   * says which one holds. Empty if the author gave none.
   */
  readonly texts: readonly NeedTextMeta[];
  /** The condition as the author wrote it. */
  readonly condition: string;
  readonly source: SourceRef;
}

interface NeedTextMeta {
  /** With placeholders `{0}`, `{1}` … for the values that `explain` computes. */
  readonly text: DisplayText;
  readonly holes: readonly PlaceholderMeta[];
}

/** A placeholder in the text of a need; its forms are those of `ir.Placeholder`. */
export interface PlaceholderMeta {
  readonly form: "value" | "points" | "noun" | "numbered" | "contents" | "short";
  readonly type: ValueType;
  /** What the value is a number of. */
  readonly counts: CounterRefMeta | undefined;
  /** The noun that stands there, or in front of a number. */
  readonly noun: DisplayNoun | undefined;
  /** The zone whose contents are listed. */
  readonly zone: ZoneRefMeta | undefined;
  readonly article: Article | undefined;
  readonly isMany: boolean;
}

/** The counter whose noun a number in a text takes. */
export interface CounterRefMeta {
  readonly counter: number;
  /** Index of the need's value that selects the family member, if it is a family. */
  readonly member: number | undefined;
}

/** A zone in a position: which one, and where its owner and its index are among the values. */
export interface ZoneRefMeta {
  readonly zone: number;
  readonly owner: number | undefined;
  readonly member: number | undefined;
}
