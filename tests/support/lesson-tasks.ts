// The tasks of all lessons with their games, as pages have them.

import { exerciseOf } from "../../src/components/lesson/exercise/exercise.ts";
import type { TaskPart } from "../../src/components/lesson/parts.ts";
import type { Game } from "../../src/dsl/index.ts";
import type { SiteLanguage } from "../../src/i18n/language.ts";
import { lessonsIn } from "./lessons.ts";
import { gameOf } from "./rules-of.ts";

interface LessonTask {
  /** Game, lesson and example: "reef/diving: twoPearls". */
  readonly name: string;
  readonly game: Game;
  readonly part: TaskPart;
}

const games = new Map<string, Game>();
const known = new Map<SiteLanguage, readonly LessonTask[]>();

/** Returns all tasks in the order of the lessons. */
export function taskParts(language: SiteLanguage): readonly LessonTask[] {
  const found = known.get(language) ?? readTasks(language);
  known.set(language, found);
  return found;
}

function readTasks(language: SiteLanguage): LessonTask[] {
  return lessonsIn(language).flatMap(({ game: folder, slug, text }) => {
    const game = games.get(folder) ?? gameOf(folder);
    games.set(folder, game);
    return text.parts.flatMap((part) => {
      if (!("task" in part)) return [];
      const exercise = exerciseOf(game, folder, part.task);
      const name = `${folder}/${slug}: ${part.task}`;
      return [{ name, game, part: { kind: "task", exercise, text: part } as const }];
    });
  });
}
