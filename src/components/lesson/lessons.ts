// The lessons of a game, and the exercises in their texts.

import { type CollectionEntry, getCollection } from "astro:content";
import { type RouteParams, readLanguageParam, type SiteLanguage } from "../../i18n/language.ts";
import { type GameName, games, readGameParam } from "../games/games.ts";
import { pageAddress } from "../ui/address.ts";
import { type Exercise, exerciseOf } from "./exercise/exercise.ts";
import { exercisesIn } from "./mentions.ts";

interface LessonPage {
  readonly entry: CollectionEntry<"lessons">;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
  readonly href: string;
  /** Its exercises by id: "reef/twoPearls". */
  readonly exercises: readonly string[];
}

/** Position in the reading order. */
export async function lessonsOf(game: GameName, language: SiteLanguage): Promise<LessonPage[]> {
  const folder = `${language}/lessons/${game}/`;
  const entries = await getCollection("lessons", ({ id }) => id.startsWith(folder));
  return entries
    .toSorted((one, other) => one.data.order - other.data.order)
    .map((entry) => {
      const slug = entry.id.slice(folder.length);
      const { title, description, minutes } = entry.data;
      const href = `${learnAddress(game, language)}${slug}/`;
      const exercises = exercisesIn(entry.body ?? "").map((name) => `${game}/${name}`);
      return { entry, slug, title, description, minutes, href, exercises };
    });
}

/** Returns the address of a game's lessons: `/de/learn/reef/`. */
export function learnAddress(game: GameName, language: SiteLanguage): string {
  return pageAddress(language, `learn/${game}/`);
}

/** Returns the game and the language of the current page. */
export function parseLessonParams(params: RouteParams) {
  return { game: readGameParam(params), language: readLanguageParam(params) };
}

/** Returns an exercise of a game by the name of its example. */
export function exerciseNamed(game: GameName, name: string): Exercise {
  return exerciseOf(games[game].game, game, name);
}
