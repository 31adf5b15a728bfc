// Positions for practice: the exercises of a game's lessons, and examples of its rules that work as
// questions.

import { type Game, goalOf } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { type GameName, games } from "../games/games.ts";
import { isLesson } from "../lesson/exercise/exercise.ts";
import { getRulebookData } from "../rulebook/book.ts";
import type { PractisedExercise } from "./queue.ts";

/** Returns the positions in the order of the files; lessons last, in reading order. */
export function practiceOf(name: GameName): PractisedExercise[] {
  const { game } = games[name];
  return game.meta.examples.flatMap(({ id, own, proves, source }) => {
    const kind = isLesson(game.meta.sources[source.file]?.path ?? "") ? "task" : "quiz";
    const isUsed = own && (kind === "task" ? isTask(game, id) : isQuestion(game, id));
    return isUsed ? [{ id: `${name}/${id}`, rules: proves, kind }] : [];
  });
}

/** Returns the titles of the practised rules, by their keys in the progress. */
export function collectPractisedTitles(
  name: GameName,
  language: SiteLanguage,
): Record<string, string> {
  const used = new Set(practiceOf(name).flatMap(({ rules }) => rules));
  const shown = [...getRulebookData(name).rules.values()].filter(({ path }) => used.has(path));
  return Object.fromEntries(
    shown.map(({ path, title }) => [`${name}/${path}`, capitalised(say(title, language))]),
  );
}

/** Returns whether an example has a goal that is not met at its start. */
function isTask(game: Game, id: string): boolean {
  const example = game.meta.examples.find((one) => one.id === id);
  const { state } = game.exampleStart(id);
  return (
    example?.steps.some(({ kind }) => kind === "play") === true &&
    !goalOf(example).every((condition) => game.isMet(condition, { start: state, state }))
  );
}

/** Returns whether an example has a single move and states its score. */
function isQuestion(game: Game, id: string): boolean {
  const steps = game.meta.examples.find((one) => one.id === id)?.steps ?? [];
  const [first, ...others] = steps.filter(({ kind }) => kind === "play" || kind === "chance");
  return (
    first?.kind === "play" && others.length === 0 && steps.some(({ kind }) => kind === "scores")
  );
}
