// Which chapters and lessons of a game use which examples, as far as a page needs it.

import type { SiteLanguage } from "../../i18n/language.ts";
import { loadSections } from "../compare/differences/sections.ts";
import type { GameName } from "../games/games.ts";
import { lessonsOf } from "../lesson/lessons.ts";

export interface UsedIn {
  readonly kind: "chapter" | "lesson";
  readonly title: string;
  readonly href: string;
  readonly examples: readonly string[];
}

/** For building pages. */
export async function usedIn(game: GameName, language: SiteLanguage): Promise<UsedIn[]> {
  const [chapters, lessons] = await Promise.all([loadSections(game), lessonsOf(game, language)]);
  const all = [
    ...chapters.map(({ title, href, examples }) => {
      return { kind: "chapter" as const, title: title[language], href: href[language], examples };
    }),
    ...lessons.map(({ title, href, exercises }) => {
      return {
        kind: "lesson" as const,
        title,
        href,
        examples: exercises.map((id) => id.split("/").at(-1) ?? ""),
      };
    }),
  ];
  return all.filter(({ examples }) => examples.length > 0);
}
