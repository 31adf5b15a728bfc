// Texts of the command by language: sentences in de/common.ts and en/common.ts, the help in
// de/help.ts and en/help.ts; their types give both languages the same keys.

import type { TextLanguage } from "../../dsl/index.ts";
import { textsDe } from "./de/common.ts";
import { helpDe } from "./de/help.ts";
import { type Texts, textsEn } from "./en/common.ts";
import { type HelpTexts, helpEn } from "./en/help.ts";

export type { Texts };

export const cliLanguages = ["de", "en"] as const satisfies readonly TextLanguage[];

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

export const cliTexts: Readonly<Record<TextLanguage, Texts>> = { de: textsDe, en: textsEn };
export const help: Readonly<Record<TextLanguage, HelpTexts>> = { de: helpDe, en: helpEn };

export function isCliLanguage(word: string): word is TextLanguage {
  return (cliLanguages as readonly string[]).includes(word);
}

/** The language that the surroundings ask for: German for `de…`, else English. */
export function surroundingLanguage(
  env: Readonly<Record<string, string | undefined>>,
): TextLanguage {
  const asked = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value);
  return asked?.startsWith("de") ? "de" : "en";
}
