// All texts of the frame of the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { frameDe } from "./de.ts";
import { frameEn } from "./en.ts";

export interface FrameStrings {
  readonly title: string;
  readonly heading: (game: string) => string;
  readonly description: (game: string) => string;
  /** A game of one's own, in place of the name of a game. */
  readonly ownGame: string;
  readonly noScript: string;
  readonly loading: string;
  /** The part of the page with the rules, and the part that shows what they do. */
  readonly write: string;
  readonly see: string;
  readonly panels: Readonly<Record<PanelName, string>>;
  /** Rules were ended because they took too long. */
  readonly stopped: (seconds: number) => string;
  readonly notFetched: string;
  readonly again: string;
}

/** What can be seen beside the rules. */
export type PanelName = "table" | "words" | "examples" | "forms" | "try" | "keep";

const all: Readonly<Record<Language, FrameStrings>> = { de: frameDe, en: frameEn };

export function frameStringsOf(language: Language): FrameStrings {
  return all[language];
}
