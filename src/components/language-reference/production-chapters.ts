/// <reference types="vite/client" />
// Home chapters of productions: the single chapter that draws each one.

import type { SiteLanguage } from "../../i18n/language.ts";
import { chapters, getChapterAddress, type ReferenceChapter } from "./chapters.ts";

const pages = import.meta.glob<string>("../../content/de/language/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every production that a chapter draws, and names that the author chooses (`Name`). */
const homes: ReadonlyMap<string, ReferenceChapter> = new Map(
  chapters.flatMap((chapter) =>
    drawnIn(pages[`../../content/de/language/${chapter}.mdx`] ?? "").map(
      (name) => [name, chapter] as const,
    ),
  ),
);

/** Returns the productions and tokens that a chapter explains. */
export function drawnIn(page: string): string[] {
  const diagrams = [...page.matchAll(/<Grammar of="([^"]*)"/g)];
  const tokens = [...page.matchAll(/<span id="grammar-(\w+)"/g)];
  return [
    ...diagrams.flatMap(([, names = ""]) => names.split(" ")),
    ...tokens.map(([, name = ""]) => name),
  ];
}

/** Returns the address that explains a production or token: `/de/language/things/#grammar-counter`. */
export function grammarAddress(name: string, language: SiteLanguage): string {
  const token = name === "PlainName" ? "Name" : name;
  const chapter = homes.get(token);
  if (chapter === undefined) throw new Error(`No chapter explains ${token}.`);
  return `${getChapterAddress(chapter, language)}#grammar-${token}`;
}
