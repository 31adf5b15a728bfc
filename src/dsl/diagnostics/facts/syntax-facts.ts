// Facts of syntax diagnostics: spelling and order, found before name resolution.

/** What the parser accepts at a position: a keyword or sign, or a syntactic category. */
export type Expected = { readonly word: string } | { readonly thing: SyntaxCategory };

export type SyntaxCategory =
  | "name"
  | "number"
  | "quoted"
  | "text"
  | "value"
  | "type"
  | "statement"
  | "declaration"
  | "cell";

export interface SyntaxFacts {
  /** `after` is the preceding token; `found` is missing at the end of the line or text. */
  readonly "does-not-fit": {
    readonly after: string | undefined;
    readonly found: string | undefined;
    readonly expected: readonly Expected[];
    /** An example of the construct, as in `gain 2 coral`. */
    readonly example: string | undefined;
    readonly nearest: string | undefined;
  };
  /** Text between declarations; `after` is the token before it on its line, `example` shows that one. */
  readonly "left-over": {
    readonly found: string;
    readonly after: string | undefined;
    readonly nearest: string | undefined;
    readonly example: string | undefined;
  };
  readonly "missing-brace": Record<never, never>;
  readonly "extra-brace": Record<never, never>;
  readonly "reserved-word": { readonly word: string; readonly better: string };
  readonly semicolon: Record<never, never>;
  readonly "equals-for-is": Record<never, never>;
  /** `middle` is the operand between the two comparisons, if it can be repeated. */
  readonly "chained-comparison": { readonly middle: string | undefined };
  /** `written` is the word with the spaces that it needs. */
  readonly "borrowed-sign": {
    readonly sign: string;
    readonly word: string;
    readonly written: string;
  };
  readonly "unknown-character": { readonly character: string };
  /** `character` is the code point, as in "U+200E". */
  readonly "hidden-character": { readonly character: string };
  readonly "open-string": Record<never, never>;
  readonly "curly-quotes": { readonly straight: string };
  readonly "unknown-escape": { readonly written: string; readonly better: string };
  readonly "odd-name": { readonly name: string; readonly better: string | undefined };
  readonly "condition-after-statement": { readonly word: "pick" | "needs" | "costs" };
  readonly "text-twice": Record<never, never>;
  readonly "family-text": { readonly family: string };
  readonly "zone-on-shape": Record<never, never>;
  readonly "param-without-type": { readonly name: string | undefined };
  readonly "too-deep": Record<never, never>;
}
