// Criteria of the ranking in words, for build time.

import { checkGame, type RulesFile, rulesOf } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";

/** Returns the criteria: "The most victory points.", "The most spaces that are empty." */
export function renderRankingLines(
  sources: readonly RulesFile[],
  language: SiteLanguage,
): string[] {
  const { game } = checkGame(sources);
  if (game === undefined) return [];
  const blocks = rulesOf(game).find(({ kind }) => kind === "ranking")?.text[language] ?? [];
  const lines = blocks.flatMap((block) => (block.kind === "list" ? block.items : [block]));
  return lines.map(({ text }) => text.map((part) => part.text).join(""));
}
