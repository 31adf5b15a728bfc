// What can be practised about a game: the exercises of its lessons, and those examples of its rules
// that can be asked as a question.

import { type Game, goalOf } from "../../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { type GameName, games } from "../../games/games.ts";
import { getRulebookData } from "../../rulebook/book.ts";
import { isLesson } from "../exercise/exercise.ts";
import type { Practised } from "./progress.ts";

interface Practice extends Practised {
  readonly kind: "task" | "quiz";
}

/** In the order of the files; lessons last, as they are read. */
export function practiceOf(name: GameName): Practice[] {
  const { game } = games[name];
  return game.meta.examples.flatMap(({ id, own, proves, source }) => {
    const kind = isLesson(game.meta.sources[source.file]?.path ?? "") ? "task" : "quiz";
    const isUsed = own && (kind === "task" ? isTask(game, id) : isQuestion(game, id));
    return isUsed ? [{ id: `${name}/${id}`, rules: proves, kind }] : [];
  });
}

/** Titles of the rules that are practised, by their names in progress. */
export function practisedTitles(name: GameName, language: SiteLanguage): Record<string, string> {
  const used = new Set(practiceOf(name).flatMap(({ rules }) => rules));
  const shown = [...getRulebookData(name).rules.values()].filter(({ path }) => used.has(path));
  return Object.fromEntries(
    shown.map(({ path, title }) => [`${name}/${path}`, capitalised(say(title, language))]),
  );
}

/** A task has a goal that is not met where it starts. */
function isTask(game: Game, id: string): boolean {
  const example = game.meta.examples.find((one) => one.id === id);
  const { state } = game.exampleStart(id);
  return (
    example?.steps.some(({ kind }) => kind === "play") === true &&
    !goalOf(example).every((condition) => game.isMet(condition, { start: state, state }))
  );
}

/** What its first move scores can be asked where that is all that the example plays. */
function isQuestion(game: Game, id: string): boolean {
  const steps = game.meta.examples.find((one) => one.id === id)?.steps ?? [];
  const [first, ...others] = steps.filter(({ kind }) => kind === "play" || kind === "chance");
  return (
    first?.kind === "play" && others.length === 0 && steps.some(({ kind }) => kind === "scores")
  );
}
