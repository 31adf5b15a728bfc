// View model of a form over rules: all editable values as plain data.

import type { HouseSentence } from "../sentences/house-sentence.ts";

/** Control of a slot. Values are source text of the rules. */
export type Control =
  | { readonly kind: "number"; readonly from: number; readonly to: number }
  | { readonly kind: "choice"; readonly options: readonly FormOption[] }
  | { readonly kind: "yesno" }
  /** An expression, as source text: `seat + 1`. */
  | { readonly kind: "formula" }
  | { readonly kind: "text" };

export interface FormOption {
  readonly value: string;
  readonly text: string;
}

/** One editable value: a number, an entry of a table, a space of a board. */
export type FormSlot = Control & {
  /** Empty if the field has only this slot. */
  readonly label: string;
  readonly value: string;
  /** Value without the author's changes; `undefined` if unknown. */
  readonly original: string | undefined;
};

/** Category of what a field changes. */
export type What =
  | "names"
  | "value"
  | "table"
  | "numbers"
  | "starts"
  | "max"
  | "places"
  | "row"
  | "hidden"
  | "players"
  | "copies"
  | "quality"
  | "effect"
  | "present"
  | "board";

/** The board of a field, whose spaces are painted with brushes. */
export interface Painting {
  readonly board: string;
  readonly cells: readonly string[];
  /** One per field of a space, in source order. */
  readonly brushes: readonly Brush[];
}

export interface Brush {
  readonly field: string;
  readonly title: string;
  readonly options: readonly (FormOption & { readonly number: number })[];
}

/** A line of the author's text, to show and to jump to. */
export interface WrittenLine {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export interface FormField {
  readonly id: string;
  readonly what: What;
  readonly title: string;
  /** Prose of the current rule; empty if it has none. */
  readonly sentence: string;
  /** Prose without the author's changes; empty if it is the same. */
  readonly before: string;
  readonly slots: readonly FormSlot[];
  /** Whether the author has added it. */
  readonly isNew: boolean;
  readonly isChanged: boolean;
  /** Whether it can be reset to the original. Resetting an added declaration removes it. */
  readonly hasWayBack: boolean;
  /** Whether it can be copied. */
  readonly canCopy: boolean;
  readonly written: WrittenLine | undefined;
  /** Lint warnings about the author's changes of it. */
  readonly warnings: readonly string[];
  /** Only for boards. */
  readonly painting: Painting | undefined;
}

/** Fields of one declaration, such as a piece. */
export interface Subject {
  readonly id: string;
  /** Empty if the fields belong to several declarations. */
  readonly title: string;
  readonly fields: readonly FormField[];
}

export type FormChapter = "names" | "values" | "tables" | "things" | "pieces" | "boards" | "course";

export interface FormGroup {
  readonly id: string;
  readonly chapter: FormChapter;
  /** Name of a group in the rules; `undefined` if the title of the chapter suffices. */
  readonly title: string | undefined;
  readonly subjects: readonly Subject[];
}

/** A form, or the first error of rules that cannot be compiled. */
export type FormModel =
  | {
      readonly kind: "fields";
      readonly groups: readonly FormGroup[];
      readonly sentences: readonly HouseSentence[];
    }
  | {
      readonly kind: "unreadable";
      readonly text: string;
      readonly path: string;
      readonly line: number;
    };

/** An added declaration: its first field and its name. */
export interface Made {
  readonly field: string;
  readonly title: string;
}

/** Result of an entry: the new text of a file, or the reason why it is refused. */
export type Entered =
  | {
      readonly kind: "text";
      readonly path: string;
      readonly text: string;
      /** Declaration that the entry has added. */
      readonly made?: Made;
    }
  | { readonly kind: "problem"; readonly text: string };

/** Returns the fields of all groups. */
export function fieldsIn(groups: readonly FormGroup[]): FormField[] {
  return groups.flatMap(({ subjects }) => subjects.flatMap(({ fields }) => fields));
}
