// What is looked for in a form: fields whose words have all that was typed. What is called so comes
// before what only speaks of it.

import type { FormField, FormGroup } from "../../../playground/forms/form-model.ts";

/** The groups with the fields that fit; everything as long as nothing is looked for. */
export function filterGroups(
  groups: readonly FormGroup[],
  query: string,
  titleOf: (field: FormField) => string,
): readonly FormGroup[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return groups;
  const isWanted = (text: string) => {
    const words = plain(text);
    return wanted.every((word) => hasWord(words, word));
  };
  const found = groups.flatMap((group) => {
    const subjects = group.subjects.flatMap((subject) => {
      const about = `${group.title ?? ""} ${subject.title}`;
      const fields = subject.fields.filter((field) =>
        isWanted(`${about} ${titleOf(field)} ${field.sentence} ${field.id}`),
      );
      const isNamed = fields.some((field) => isWanted(`${about} ${titleOf(field)}`));
      return fields.length === 0 ? [] : [{ one: { ...subject, fields }, isNamed }];
    });
    const isNamed = subjects.some((subject) => subject.isNamed);
    return subjects.length === 0
      ? []
      : [{ one: { ...group, subjects: namedFirst(subjects) }, isNamed }];
  });
  return namedFirst(found);
}

/** The items with all words of a query in their text; all of them without a query. */
export function findTexts<T>(
  items: readonly T[],
  query: string,
  textOf: (item: T) => string,
): readonly T[] {
  const wanted = wordsOf(query);
  return items.filter((item) => {
    const words = plain(textOf(item));
    return wanted.every((word) => hasWord(words, word));
  });
}

function wordsOf(query: string): string[] {
  return plain(query)
    .split(" ")
    .filter((word) => word !== "");
}

function namedFirst<T>(found: readonly { readonly one: T; readonly isNamed: boolean }[]): T[] {
  const sorted = found.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
  return sorted.map(({ one }) => one);
}

/** Parts of words count, but not parts of numbers: "3" does not find "13". */
function hasWord(words: string, word: string): boolean {
  return /^\d+$/.test(word)
    ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(words)
    : words.includes(word);
}

/** Small letters, without marks: "Türme" is found by "turme". */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replaceAll(/\s+/g, " ");
}
