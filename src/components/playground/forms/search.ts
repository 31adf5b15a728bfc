// What is looked for in a form: fields whose words have all that was typed.

import type { Field, Group, Subject } from "../../../playground/forms/sheet.ts";

/** The groups with the fields that fit; everything as long as nothing is looked for. */
export function matching(
  groups: readonly Group[],
  query: string,
  titleOf: (field: Field) => string,
): readonly Group[] {
  const wanted = plain(query)
    .split(" ")
    .filter((word) => word !== "");
  if (wanted.length === 0) return groups;
  const isWanted = (text: string) => {
    const words = plain(text);
    return wanted.every((word) => words.includes(word));
  };
  return groups.flatMap((group) => {
    const subjects = group.subjects.flatMap((subject): Subject[] => {
      const about = `${group.title ?? ""} ${subject.title}`;
      const fields = subject.fields.filter((field) =>
        isWanted(`${about} ${titleOf(field)} ${field.sentence} ${field.id}`),
      );
      return fields.length === 0 ? [] : [{ ...subject, fields }];
    });
    return subjects.length === 0 ? [] : [{ ...group, subjects }];
  });
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
