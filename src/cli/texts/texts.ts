// Texts of the command in both languages, which have the same keys by type.

import type { TextLanguage } from "../../dsl/index.ts";
import { textsDe } from "./de/common.ts";
import { helpDe } from "./de/help.ts";
import { type Texts, textsEn } from "./en/common.ts";
import { type HelpTexts, helpEn } from "./en/help.ts";

export type { Texts };

export const cliLanguages = ["de", "en"] as const satisfies readonly TextLanguage[];

export const commandNames = [
  "init",
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
  "told",
  "lsp",
  "cat",
  "export",
  "site",
  "dev",
  "fmt",
  "mutate",
  "explain",
  "dump",
] as const;
export type CommandName = (typeof commandNames)[number];

export const cliTexts: Readonly<Record<TextLanguage, Texts>> = { de: textsDe, en: textsEn };
export const help: Readonly<Record<TextLanguage, HelpTexts>> = { de: helpDe, en: helpEn };

/** Returns whether a word is a language of the command. */
export function isCliLanguage(word: string): word is TextLanguage {
  return cliLanguages.some((language) => language === word);
}

/** Returns the language of the environment: German for `de…`, else English. */
export function detectLanguage(env: Readonly<Record<string, string | undefined>>): TextLanguage {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value);
  return locale?.startsWith("de") ? "de" : "en";
}
