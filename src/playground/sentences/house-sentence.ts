// View model of house rules as sentences: texts with editable values in them.

/** A noun behind a number: "1 pearl", "2 pearls". */
export interface Units {
  readonly one: string;
  readonly many: string;
}

export type SentencePart =
  | { readonly kind: "text"; readonly text: string }
  /** A slot of a field. */
  | {
      readonly kind: "value";
      readonly field: string;
      readonly slot: number;
      readonly units: Units | undefined;
      /** Whether another sentence has the control of this value. */
      readonly isMention: boolean;
    };

export interface HouseSentence {
  /** Id of the field of its first control. */
  readonly id: string;
  /** What it is about, if it does not say so itself; otherwise empty. */
  readonly subject: string;
  readonly parts: readonly SentencePart[];
  /** Whether an author wrote it; otherwise it is generated. */
  readonly isAuthored: boolean;
}

/** The sentences that are shown before others are looked for: those of authors, or all if there are none. */
export function leadSentences(sentences: readonly HouseSentence[]): readonly HouseSentence[] {
  const authored = sentences.filter(({ isAuthored }) => isAuthored);
  return authored.length > 0 ? authored : sentences;
}

/** Returns the parts of a sentence that have a control. */
export function controlsIn({ parts }: HouseSentence) {
  return parts.filter((part) => part.kind === "value").filter(({ isMention }) => !isMention);
}
