// What a difference means at the table: the words of its author, else what many games show.

import type { GroupView } from "../../../compare/comparison-view.ts";
import type { ComparisonStrings } from "../../../i18n/compare/strings.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import type { Effect } from "../../../worker/compare/compare-service.ts";
import { findingsOf } from "../figures/findings.ts";
import { splitStatement } from "./split-statement.ts";

/** Number of games that are played for a difference without words of its author. */
export const effectGames = 100;

/** Returns whether a difference is to be played to say what it means. */
export function needsGames({ statement, searched }: GroupView): boolean {
  // Only the first part of a change has been searched for; the others would tell the same.
  return searched > 0 && splitStatement(statement).rest === "";
}

/** Returns the figures of a difference in sentences, each with how sure it is, and by how many it was played. */
export function effectInWords(
  { figures, players, hasChoice }: Effect,
  { compare }: ComparisonStrings,
  language: SiteLanguage,
): string {
  const games = compare.findings.games(figures.games.toLocaleString(language));
  const findings = findingsOf(figures, compare.oneChange, compare.findings, language, games);
  const isKnown = [...figures.scores, ...figures.wins].some(
    ({ difference }) => difference.noticeable,
  );
  const sentences = findings.slice(0, isKnown ? 2 : 1).join(" ");
  return hasChoice ? `${compare.playedBy(players)} ${sentences}` : sentences;
}
