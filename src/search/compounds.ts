// Splits German compounds.

/** Linking elements between the parts of a compound. */
const links = ["", "s", "es", "n", "en", "e", "er", "ens"];
const minHeadLength = 3;
const minTailLength = 4;

/** Splits German compounds into known nouns. */
export class Compounds {
  readonly #isNoun: (word: string) => boolean;

  constructor(isNoun: (word: string) => boolean) {
    this.#isNoun = isNoun;
  }

  /** Splits a compound: `Warenplättchen` → ware, plättchen; empty if it is none of known nouns. */
  partsOf(word: string): string[] {
    const whole = word.toLowerCase();
    for (let at = minHeadLength; at <= whole.length - minTailLength; at++) {
      const [head, tail] = [whole.slice(0, at), whole.slice(at)];
      const parts = this.#isNoun(tail) ? this.#headParts(head) : [];
      if (parts.length > 0) return [...parts, tail, ...this.partsOf(tail)];
    }
    return [];
  }

  /** Returns the nouns of the first part of a compound; empty if it is unknown. */
  #headParts(head: string): string[] {
    for (const link of links) {
      const bare = head.slice(0, head.length - link.length);
      if (!head.endsWith(link) || bare.length < minHeadLength) continue;
      const noun = [bare, `${bare}e`, `${bare}n`].find(this.#isNoun);
      if (noun !== undefined) return [noun];
    }
    return this.partsOf(head);
  }
}

/** Returns whether a word is capitalized as German nouns are; `isNoun` of a text's own words. */
export function nounsAmong(words: Iterable<string>): (word: string) => boolean {
  const nouns = [...words].filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word));
  const known = new Set(nouns.map((word) => word.toLowerCase()));
  return (word) => known.has(word);
}
