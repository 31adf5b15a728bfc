// The pages of the language reference, in reading order.

import type { SiteLanguage } from "../../i18n/language.ts";
import { pageAddress } from "../ui/address.ts";

/** The tour comes first, then the reference from the outermost constructs to the innermost. */
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

/** The overview is the index page: `/de/language/`. */
export function getChapterPath(chapter: ReferenceChapter): string {
  return chapter === "overview" ? "language/" : `language/${chapter}/`;
}

/** Returns the address of a chapter: `/de/language/things/`. */
export function getChapterAddress(chapter: ReferenceChapter, language: SiteLanguage): string {
  return pageAddress(language, getChapterPath(chapter));
}
