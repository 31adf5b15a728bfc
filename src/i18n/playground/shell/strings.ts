// All texts of the frame of the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { frameDe } from "./de.ts";
import { frameEn } from "./en.ts";

export type FrameStrings = typeof frameDe;

/** What can be seen beside the rules. */
export type PanelName = keyof FrameStrings["panels"];

const all: Readonly<Record<Language, FrameStrings>> = { de: frameDe, en: frameEn };

export function frameStringsOf(language: Language): FrameStrings {
  return all[language];
}
