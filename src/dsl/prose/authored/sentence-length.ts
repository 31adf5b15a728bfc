// How long the sentences of a text are.

/** Splits a text at the ends of its sentences: a capital follows. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}

export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
