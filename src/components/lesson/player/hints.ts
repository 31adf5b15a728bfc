// The texts of the three hints of a task.

import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { lessonStringsOf } from "../../../i18n/lesson/strings.ts";
import type { ExerciseModel } from "../exercise/task.svelte.ts";

/** Returns the question, the comparison, and the next move in words. */
export function listHints(model: ExerciseModel, language: SiteLanguage): string[] {
  const { look, compare } = model.part.text;
  const [option] = model.way;
  const move = option === undefined ? "" : say(model.task.game.says(option), language);
  return [look, compare, move && lessonStringsOf(language).shown(move)];
}
