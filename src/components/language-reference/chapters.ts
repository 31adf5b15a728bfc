// The pages of the language reference, in the order in which they are read.

import type { SiteLanguage } from "../../i18n/language.ts";

/** The tour comes first, then the reference from the outside in. */
export const chapters = [
  "first-game",
  "overview",
  "words",
  "setup",
  "things",
  "pieces",
  "places",
  "actions",
  "statements",
  "choices",
  "events",
  "flow",
  "expressions",
  "none",
  "at-once",
  "examples",
  "variants",
  "looks",
  "semantics",
  "tools",
] as const;

export type ReferenceChapter = (typeof chapters)[number];

/** The overview is the door: `/de/language/`. */
export function getChapterPath(chapter: ReferenceChapter): string {
  return chapter === "overview" ? "language/" : `language/${chapter}/`;
}

export function getChapterAddress(chapter: ReferenceChapter, language: SiteLanguage): string {
  return `/${language}/${getChapterPath(chapter)}`;
}
