// Texts of exercises, in addition to those of their table.

import type { SiteLanguage } from "../language.ts";
import { taskDe } from "./task-de.ts";
import { taskEn } from "./task-en.ts";

export type TaskStrings = typeof taskDe;

const all: Readonly<Record<SiteLanguage, TaskStrings>> = { de: taskDe, en: taskEn };

/** Returns the texts of exercises in a language. */
export function taskStringsOf(language: SiteLanguage): TaskStrings {
  return all[language];
}
