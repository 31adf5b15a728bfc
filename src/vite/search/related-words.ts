// Additional search words of a text: the parts of German compounds, and its terms in the other
// language. All come from the site's own vocabulary.

import { splitWords } from "../../search/analyzer.ts";
import type { Compounds } from "../../search/compounds.ts";

/** A term in both languages, with all forms and synonyms. */
export interface Term {
  readonly de: readonly string[];
  readonly en: readonly string[];
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
  const joined = ` ${splitWords(text).join(" ").toLowerCase()} `;
  const words = new Set(joined.split(" "));
  const found = terms.filter((term) =>
    spacedForms(term[language]).some(({ first, all }) => words.has(first) && joined.includes(all)),
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
