// Criteria of the ranking in words, for build time.

import { checkGame, type RulesFile, renderRankingCriteria } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";

/** Returns the criteria: "Who has the most points:", "Who has more pearls:" */
export function renderRankingLines(
  sources: readonly RulesFile[],
  language: SiteLanguage,
): string[] {
  const { game } = checkGame(sources);
  if (game === undefined) return [];
  const who = language === "de" ? "Wer" : "Who";
  return renderRankingCriteria(game).map((criterion) => `${who} ${criterion[language]}:`);
}
