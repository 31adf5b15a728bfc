// What a mistake costs, in words.

import type { Meta } from "../../dsl/index.ts";
import { countNoun, joinWords, type SiteLanguage } from "../../i18n/language.ts";
import { practiceStringsOf } from "../../i18n/practice/strings.ts";

interface Losses {
  /** Expected points, and share of wins. */
  readonly score: number;
  readonly win: number;
}

/** Returns "5 victory points and 12 of 100 wins"; empty if nothing is worth naming. */
export function renderLosses(
  { points }: Pick<Meta, "points">,
  { score, win }: Losses,
  seats: number,
  language: SiteLanguage,
): string {
  const strings = practiceStringsOf(language);
  const percent = seats > 1 ? Math.round(100 * win) : 0;
  const losses = [
    ...(score >= 0.5 ? [countNoun(points, Math.round(score), language)] : []),
    ...(percent > 0 ? [strings.lostWins(String(percent))] : []),
  ];
  return joinWords(losses, strings.and);
}
