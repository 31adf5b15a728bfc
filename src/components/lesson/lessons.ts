// The lessons of a game, and the exercises in them.

import { type CollectionEntry, getCollection } from "astro:content";
import { type RouteParams, readLanguageParam, type SiteLanguage } from "../../i18n/language.ts";
import { type GameName, readGameParam, siteGame } from "../games/games.ts";
import { inOrder } from "../games/in-order.ts";
import { pageAddress } from "../ui/address.ts";
import { type Exercise, exerciseOf } from "./exercise/exercise.ts";
import { exampleOf } from "./lesson-schema.ts";
import type { Part } from "./parts.ts";

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

/** Returns the lessons in reading order. */
export async function lessonsOf(game: GameName, language: SiteLanguage): Promise<LessonPage[]> {
  const folder = `${language}/lessons/${game}/`;
  const entries = await getCollection("lessons", ({ id }) => id.startsWith(folder));
  return inOrder(siteGame(game).entry.lessons, entries, folder).map((entry) => {
    const slug = entry.id.slice(folder.length);
    const { title, description, minutes, parts } = entry.data;
    const href = `${learnAddress(game, language)}${slug}/`;
    const exercises = parts.map((part) => `${game}/${exampleOf(part)}`);
    return { entry, slug, title, description, minutes, href, exercises };
  });
}

/** Returns the parts of a lesson with their exercises. */
export function partsOf(game: GameName, { entry }: Pick<LessonPage, "entry">): Part[] {
  return entry.data.parts.map((text): Part => {
    const exercise = exerciseNamed(game, exampleOf(text));
    if ("task" in text) return { kind: "task", exercise, text };
    if ("quiz" in text) return { kind: "quiz", exercise, text };
    return { kind: "guided", exercise, text };
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
function exerciseNamed(game: GameName, name: string): Exercise {
  return exerciseOf(siteGame(game).game, game, name);
}
