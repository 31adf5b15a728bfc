// Texts of the command in both languages, which have the same keys by type.

import { textsDe } from "./de/common.ts";
import { helpDe } from "./de/help.ts";
import { type Texts, textsEn } from "./en/common.ts";
import { type HelpTexts, helpEn } from "./en/help.ts";

export type { Texts };

export const cliLanguages = ["de", "en"] as const;
export type CliLanguage = (typeof cliLanguages)[number];

export const commandNames = [
  "check",
  "test",
  "play",
  "sim",
  "merge",
  "arena",
  "learn",
  "worker",
  "replay",
  "perft",
  "variants",
  "diff",
  "effect",
  "twin",
  "prose",
  "lsp",
  "cat",
  "fmt",
  "mutate",
  "explain",
  "dump",
] as const;
export type CommandName = (typeof commandNames)[number];

export const cliTexts: Readonly<Record<CliLanguage, Texts>> = { de: textsDe, en: textsEn };
export const help: Readonly<Record<CliLanguage, HelpTexts>> = { de: helpDe, en: helpEn };

/** Returns whether a word is a language of the command. */
export function isCliLanguage(word: string): word is CliLanguage {
  return cliLanguages.some((language) => language === word);
}

/** Returns the language of the environment: German for `de…`, else English. */
export function surroundingLanguage(
  env: Readonly<Record<string, string | undefined>>,
): CliLanguage {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value);
  return locale?.startsWith("de") ? "de" : "en";
}
