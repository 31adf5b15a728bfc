// What is said where a reader changes the position of an example, looks keys up or follows an old
// link. Fetched when somebody does; so it stands apart from what every example says.

import type { SiteLanguage } from "../language.ts";
import { positionEditorDe } from "./de.ts";
import { positionEditorEn } from "./en.ts";

export type PositionEditorStrings = typeof positionEditorDe;

const all: Readonly<Record<SiteLanguage, PositionEditorStrings>> = {
  de: positionEditorDe,
  en: positionEditorEn,
};

export function positionEditorStringsOf(language: SiteLanguage): PositionEditorStrings {
  return all[language];
}
