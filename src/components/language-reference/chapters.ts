// The pages of the language reference, in the order in which they are read.

import type { Language } from "../../i18n/language.ts";

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

export type Chapter = (typeof chapters)[number];

/** The overview is the door: `/de/language/`. */
export function pathOf(chapter: Chapter): string {
  return chapter === "overview" ? "language/" : `language/${chapter}/`;
}

export function addressOf(chapter: Chapter, language: Language): string {
  return `/${language}/${pathOf(chapter)}`;
}
