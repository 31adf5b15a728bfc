// Words in `**asterisks**` of a sentence.

interface Run {
  readonly text: string;
  readonly isStrong: boolean;
}

/** Splits a sentence into plain and strong words. */
export function splitEmphasis(sentence: string): Run[] {
  const parts = sentence.split("**");
  return parts
    .map((text, index) => ({ text, isStrong: index % 2 === 1 }))
    .filter(({ text }) => text);
}
