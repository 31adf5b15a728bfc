// The end of a game in words, for build time.

import {
  checkGame,
  findEarlierReasons,
  type RulesFile,
  renderRankingCriteria,
} from "../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../i18n/language.ts";

interface Closing {
  /** The criteria of the ranking: "Who has the most points:", "Who has more pearls:" */
  readonly lines: readonly string[];
  /** What points are for that have been scored before the final scoring. */
  readonly earlier: readonly string[];
}

/** Returns what the scoring helper tells about the end of a game. */
export function renderClosing(sources: readonly RulesFile[], language: SiteLanguage): Closing {
  const { game } = checkGame(sources);
  if (game === undefined) return { lines: [], earlier: [] };
  const who = language === "de" ? "Wer" : "Who";
  return {
    lines: renderRankingCriteria(game).map((criterion) => `${who} ${criterion[language]}:`),
    earlier: findEarlierReasons(game).map(({ words }) => capitalised(words[language])),
  };
}
