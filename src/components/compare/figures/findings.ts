// Results of a simulation in sentences: which differences are significant and which are not.

import type { SidePair } from "../../../compare/comparison-view.ts";
import { type Figure, type Figures, isSameThroughout } from "../../../compare/figures.ts";
import type { ComparisonStrings } from "../../../i18n/compare/strings.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";

/** Formats a number with one decimal, or two if it is small: "−0.4". */
export function formatFigure(value: number, language: SiteLanguage, places?: number): string {
  const digits = places ?? (Math.abs(value) < 0.095 && value !== 0 ? 2 : 1);
  const shown = Math.abs(value).toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value < 0 && Number(value.toFixed(digits)) !== 0 ? `−${shown}` : shown;
}

/** Returns sentences about the significant and insignificant differences of two sides. */
export function findingsOf(
  figures: Figures,
  names: SidePair<string>,
  words: ComparisonStrings["compare"]["findings"],
  language: SiteLanguage,
): string[] {
  const games = figures.games.toLocaleString(language);
  if (isSameThroughout(figures)) return [words.sameAll(games)];
  const of = words.games(games);
  return [
    ...scores(figures, names, words, language),
    ...(figures.scores.every(({ isSame }) => isSame) ? [] : wins(figures, names, words, language)),
    length(figures.decisions, of, names, words, language),
    ...others(figures, of, words),
  ];
}

type Words = ComparisonStrings["compare"]["findings"];

/** How sure a difference is, in brackets; nothing is known of a single game. */
function rangeOf(
  { mean, low, high }: Figure["difference"],
  words: Words,
  language: SiteLanguage,
  unit = 1,
): string {
  if (!Number.isFinite(low)) return "";
  const [from, to] = mean < 0 ? [-high, -low] : [low, high];
  return words.range(formatFigure(unit * from, language), formatFigure(unit * to, language));
}

function scores(
  { scores: seats, course, games }: Figures,
  names: SidePair<string>,
  words: Words,
  language: SiteLanguage,
): string[] {
  const number = (value: number) => formatFigure(value, language);
  const played = games.toLocaleString(language);
  if (seats.every(({ isSame }) => isSame)) {
    const same = words.sameScores(played);
    const gap = widest(course);
    if (gap === undefined) return [same];
    const { mean } = gap.difference;
    const ahead = mean > 0 ? names.b : names.a;
    const range = rangeOf(gap.difference, words, language);
    return [same, words.earlier(gap.label, number(Math.abs(mean)), ahead, range)];
  }
  const unsure = seats.filter(({ difference }) => !difference.noticeable);
  const sure = seats.filter(({ difference }) => difference.noticeable);
  return [
    ...sure.map(({ label, difference: { mean, low, high } }) =>
      mean > 0
        ? words.more(label, number(mean), names.b, number(low), number(high))
        : words.fewer(label, number(-mean), names.b, number(-high), number(-low)),
    ),
    ...unsure.map(({ label, difference: { low, high } }) => {
      const range = Number.isFinite(low) ? words.range(number(low), number(high)) : "";
      return words.noScores(label, words.games(played), range);
    }),
  ];
}

/** Returns the point of the match with the largest score difference, if that is significant. */
function widest(course: readonly Figure[]): Figure | undefined {
  const gap = (figure: Figure) => Math.abs(figure.difference.mean);
  const [first] = course.toSorted((one, other) => gap(other) - gap(one));
  return first?.difference.noticeable ? first : undefined;
}

function wins(
  { wins: seats, games }: Figures,
  names: SidePair<string>,
  words: Words,
  language: SiteLanguage,
): string[] {
  const sure = seats.filter(({ difference }) => difference.noticeable);
  if (sure.length === 0) return [words.noWins(words.games(games.toLocaleString(language)))];
  return sure.map(({ label, difference }) =>
    words.winsMore(
      label,
      formatFigure(100 * Math.abs(difference.mean), language),
      difference.mean > 0 ? names.b : names.a,
      rangeOf(difference, words, language, 100),
    ),
  );
}

function length(
  { difference, isSame }: Figure,
  games: string,
  names: SidePair<string>,
  words: Words,
  language: SiteLanguage,
): string {
  const { mean, noticeable } = difference;
  if (isSame) return words.sameLength;
  if (!noticeable) return words.noLength(games);
  const range = rangeOf(difference, words, language);
  return words.longer(formatFigure(Math.abs(mean), language), mean > 0 ? names.b : names.a, range);
}

function others({ events, taken, reasons }: Figures, games: string, words: Words): string[] {
  const isNothing = [...events, ...taken, ...reasons].every(
    ({ difference }) => !difference.noticeable,
  );
  return isNothing ? [words.nothingElse(games)] : [];
}
