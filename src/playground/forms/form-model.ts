// A form over rules: everything that can be changed, as plain data for a page.

/** How one thing in a field is entered. Values are as they are written in the rules. */
export type Control =
  | { readonly kind: "number"; readonly from: number; readonly to: number }
  | { readonly kind: "choice"; readonly options: readonly FormOption[] }
  | { readonly kind: "yesno" }
  /** What the rules work out, in their own words: `seat + 1`. */
  | { readonly kind: "formula" }
  | { readonly kind: "text" };

export interface FormOption {
  readonly value: string;
  readonly text: string;
}

/** One thing that is entered: a number, an entry of a table, a space of a board. */
export type FormSlot = Control & {
  /** Empty where the field has only this one. */
  readonly label: string;
  readonly value: string;
  /** What it is without the author's changes; nothing where that is not known. */
  readonly original: string | undefined;
};

/** What sort of thing a field changes. */
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

/** How the spaces of a board are painted: what each can be, and how that is written. */
export interface Painting {
  readonly board: string;
  readonly cells: readonly string[];
  /** One for each field of a space, in the order in which they are written. */
  readonly brushes: readonly Brush[];
}

export interface Brush {
  readonly field: string;
  readonly title: string;
  readonly options: readonly (FormOption & { readonly number: number })[];
}

/** Where the author's text says something, so that it can be shown and gone to. */
export interface WrittenLine {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export interface FormField {
  readonly id: string;
  readonly what: What;
  readonly title: string;
  /** What the rule says now, in whole sentences; empty where it has none. */
  readonly sentence: string;
  /** What it says without the author's changes, if that is something else. */
  readonly before: string;
  readonly slots: readonly FormSlot[];
  /** Whether there is nothing like it without the author's changes. */
  readonly isNew: boolean;
  readonly isChanged: boolean;
  /** Whether it can be set back to what it is without the author's changes; what is new goes. */
  readonly hasWayBack: boolean;
  /** Whether another one like it can be put beside it. */
  readonly canCopy: boolean;
  readonly written: WrittenLine | undefined;
  /** What a careful editor would ask about what the author has made of it. */
  readonly warnings: readonly string[];
  /** Only for boards. */
  readonly painting: Painting | undefined;
}

/** Fields about one thing, a kind of piece for example. */
export interface Subject {
  readonly id: string;
  /** Empty where the fields are about different things. */
  readonly title: string;
  readonly fields: readonly FormField[];
}

export type FormChapter = "names" | "values" | "tables" | "things" | "pieces" | "boards" | "course";

export interface FormGroup {
  readonly id: string;
  readonly chapter: FormChapter;
  /** What the rules call it; nothing where the chapter says it all. */
  readonly title: string | undefined;
  readonly subjects: readonly Subject[];
}

/** A form, or why there is none. */
export type FormModel =
  | { readonly kind: "fields"; readonly groups: readonly FormGroup[] }
  | {
      readonly kind: "unreadable";
      readonly text: string;
      readonly path: string;
      readonly line: number;
    };

/** Something new: the first field about it, and what it is called. */
export interface Made {
  readonly field: string;
  readonly title: string;
}

/** What became of an entry: another text of a file, or why it cannot be so. */
export type Entered =
  | {
      readonly kind: "text";
      readonly path: string;
      readonly text: string;
      /** What is there now that was not there before. */
      readonly made?: Made;
    }
  | { readonly kind: "problem"; readonly text: string };
