// Additional search words of a text: the parts of German compounds, and translations of its terms.
// All come from the site's own vocabulary.

/** A term in both languages, with all forms and synonyms. */
export interface Term {
  readonly de: readonly string[];
  readonly en: readonly string[];
}

/** Linking elements between the parts of a compound. */
const links = ["", "s", "es", "n", "en", "e", "er", "ens"];
const shortestHead = 3;
const shortestTail = 4;

/** Splits German compounds into known nouns. */
export class Compounds {
  readonly #nouns: ReadonlySet<string>;

  /** Capitalized words count as nouns. */
  constructor(words: Iterable<string>) {
    const nouns = [...words].filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word));
    this.#nouns = new Set(nouns.map((word) => word.toLowerCase()));
  }

  /** Splits a compound: `Warenplättchen` → waren, plättchen; empty if it is none of known nouns. */
  partsOf(word: string): string[] {
    const whole = word.toLowerCase();
    for (let at = shortestHead; at <= whole.length - shortestTail; at++) {
      const [head, tail] = [whole.slice(0, at), whole.slice(at)];
      if (this.#nouns.has(tail) && this.#isHead(head))
        return [...this.#known(head), tail, ...this.partsOf(tail)];
    }
    return [];
  }

  #isHead(head: string): boolean {
    return this.#known(head).length > 0;
  }

  /** Returns the nouns of the first part of a compound; empty if it is unknown. */
  #known(head: string): string[] {
    for (const link of links) {
      const bare = head.slice(0, head.length - link.length);
      if (!head.endsWith(link) || bare.length < shortestHead) continue;
      const found = [bare, `${bare}e`, `${bare}n`].find((one) => this.#nouns.has(one));
      if (found !== undefined) return [found];
    }
    return this.partsOf(head);
  }
}

/** Returns the words of a text, unchanged. */
export function splitWords(text: string): string[] {
  return text.match(/\p{L}[\p{L}\d]*/gu) ?? [];
}

/**
 * Returns the parts of all compounds in a German text, without duplicates and words of the text.
 */
export function compoundParts(text: string, compounds: Compounds): string[] {
  const words = new Set(splitWords(text));
  const nouns = [...words].filter((word) => /^\p{Lu}/u.test(word));
  const parts = nouns.flatMap((word) => compounds.partsOf(word));
  const there = new Set([...words].map((word) => word.toLowerCase()));
  return [...new Set(parts)].filter((part) => !there.has(part));
}

/** Returns the translations of the terms that occur in a text. */
export function foreignTerms(
  text: string,
  language: "de" | "en",
  terms: readonly Term[],
): string[] {
  const other = language === "de" ? "en" : "de";
  const said = ` ${splitWords(text).join(" ").toLowerCase()} `;
  const words = new Set(said.split(" "));
  const found = terms.filter((term) =>
    spacedForms(term[language]).some(({ first, all }) => words.has(first) && said.includes(all)),
  );
  return [...new Set(found.flatMap((term) => term[other]))];
}

/** A lower-case form: its first word, and all of it between spaces. */
interface SpacedForm {
  readonly first: string;
  readonly all: string;
}

/** Cache of forms: every term is searched in every text. */
const formsMade = new WeakMap<readonly string[], readonly SpacedForm[]>();

function spacedForms(forms: readonly string[]): readonly SpacedForm[] {
  const known = formsMade.get(forms);
  if (known !== undefined) return known;
  const made = forms.map((form) => {
    const all = ` ${form.toLowerCase()} `;
    return { first: all.split(" ")[1] ?? "", all };
  });
  formsMade.set(forms, made);
  return made;
}
