// Positions for practice: the parts of a game's lessons, and examples of its rules that work as
// questions.

import { capitalised, languages, type SiteLanguage, say } from "../../i18n/language.ts";
import { type GameName, siteGame } from "../games/games.ts";
import { type Exercise, exerciseOf, isLesson, isQuestion } from "../lesson/exercise/exercise.ts";
import { lessonsOf, partsOf } from "../lesson/lessons.ts";
import type { QuizPart, TaskPart } from "../lesson/parts.ts";
import { getRulebookData } from "../rulebook/book.ts";
import type { PractisedExercise } from "./queue.ts";

type Practisable = TaskPart | QuizPart;

/** A position with its texts in all languages. */
export interface PracticePosition {
  readonly kind: Practisable["kind"];
  readonly exercise: Exercise;
  readonly texts: Readonly<Record<SiteLanguage, Practisable["text"]>>;
}

/** Returns the positions: questions in the order of the files, then the lessons' parts. */
export async function positionsOf(name: GameName): Promise<PracticePosition[]> {
  const { game } = siteGame(name);
  const questions = game.meta.examples
    .filter(({ id, own, source }) => {
      const path = game.meta.sources[source.file]?.path ?? "";
      return own && !isLesson(path) && isQuestion(game, id);
    })
    .map(({ id }): PracticePosition => {
      const exercise = exerciseOf(game, name, id);
      return { kind: "quiz", exercise, texts: { de: { intro: "" }, en: { intro: "" } } };
    });
  const [de, en] = await Promise.all(languages.map((language) => practisableParts(name, language)));
  const ofLessons = (de ?? []).flatMap(({ kind, exercise, text }, index): PracticePosition[] => {
    const other = en?.[index]?.text;
    return other === undefined ? [] : [{ kind, exercise, texts: { de: text, en: other } }];
  });
  const isAsked = new Set(ofLessons.map(({ exercise }) => exercise.id));
  return [...questions.filter(({ exercise }) => !isAsked.has(exercise.id)), ...ofLessons];
}

async function practisableParts(name: GameName, language: SiteLanguage): Promise<Practisable[]> {
  const lessons = await lessonsOf(name, language);
  const parts = lessons.flatMap((lesson) => partsOf(name, lesson));
  return parts.filter((part) => part.kind !== "guided");
}

/** Returns the positions without what only the screen needs. */
export async function practiceOf(name: GameName): Promise<PractisedExercise[]> {
  const positions = await positionsOf(name);
  return positions.map(({ kind, exercise: { id, rules } }) => ({ kind, id, rules }));
}

/** Returns the titles of the practised rules, by their keys in the progress. */
export async function collectPractisedTitles(
  name: GameName,
  language: SiteLanguage,
): Promise<Record<string, string>> {
  const used = new Set((await positionsOf(name)).flatMap(({ exercise }) => exercise.rules));
  const shown = [...getRulebookData(name).rules.values()].filter(({ path }) => used.has(path));
  return Object.fromEntries(
    shown.map(({ path, title }) => [`${name}/${path}`, capitalised(say(title, language))]),
  );
}
