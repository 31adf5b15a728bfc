// What is said where a reader changes the position of an example, looks keys up or follows an old
// link. Fetched when somebody does; so it stands apart from what every example says.

import type { Language } from "../language.ts";
import { liveDe } from "./de.ts";
import { liveEn } from "./en.ts";

export type LiveStrings = typeof liveDe;

const all: Readonly<Record<Language, LiveStrings>> = { de: liveDe, en: liveEn };

export function liveStringsOf(language: Language): LiveStrings {
  return all[language];
}
