// Results of a simulation in sentences: which differences are significant and which are not.

import type { SidePair } from "../../../compare/comparison-view.ts";
import { type Figure, type Figures, isSameThroughout } from "../../../compare/figures.ts";
import type { ComparisonStrings } from "../../../i18n/compare/strings.ts";
import { capitalised, joinWords, type SiteLanguage } from "../../../i18n/language.ts";

/** Formats a number with one decimal, or two if it is small: "−0.4". */
export function formatFigure(value: number, language: SiteLanguage, places?: number): string {
  const digits = places ?? (Math.abs(value) < 0.095 && value !== 0 ? 2 : 1);
  const shown = Math.abs(value).toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value < 0 && Number(value.toFixed(digits)) !== 0 ? `−${shown}` : shown;
}

/**
 * Returns sentences about the significant and insignificant differences of two sides. `games` says how
 * many were played; if it is not given, with the number of players.
 */
export function findingsOf(
  figures: Figures,
  within: SidePair<string>,
  words: Words,
  language: SiteLanguage,
  games = words.games(figures.games.toLocaleString(language), figures.scores.length),
): string[] {
  const context: Context = { games, within, words, language };
  return sentences(figures, context).map(capitalised);
}

type Words = ComparisonStrings["compare"]["findings"];

interface Context {
  /** How many games were played, by how many. */
  readonly games: string;
  /** Where the rules of a side hold: “in the original”. */
  readonly within: SidePair<string>;
  readonly words: Words;
  readonly language: SiteLanguage;
}

function sentences(figures: Figures, context: Context): string[] {
  const { games, words } = context;
  if (isSameThroughout(figures)) return [words.sameAll(games)];
  return [
    ...scores(figures, context),
    // Where the points of both sides cannot be told apart, neither can their wins.
    ...(figures.scores.some(isKnown) || figures.wins.some(isKnown) ? wins(figures, context) : []),
    length(figures.decisions, context),
    ...others(figures, context),
  ];
}

const isKnown = ({ difference, isSame }: Figure) => difference.noticeable && !isSame;

/** How sure a difference is, in brackets; nothing is known of a single game. */
function signedRange({ low, high }: Difference, { words, language }: Context): string {
  if (!Number.isFinite(low)) return "";
  return words.range(formatFigure(low, language), formatFigure(high, language));
}

type Difference = Figure["difference"];

/** The same for how much more or how much less. */
function rangeOf({ mean, low, high, noticeable }: Difference, context: Context, unit = 1): string {
  const [from, to] = mean < 0 ? [-high, -low] : [low, high];
  return signedRange({ mean, low: unit * from, high: unit * to, noticeable }, context);
}

function scores({ scores: seats, course }: Figures, context: Context): string[] {
  const { games, within, words, language } = context;
  const number = ({ mean }: Difference) => formatFigure(Math.abs(mean), language);
  if (seats.every(({ isSame }) => isSame)) {
    const same = words.sameScores(games);
    const gap = widest(course);
    if (gap === undefined) return [same];
    const { label, difference } = gap;
    const earlier = difference.mean > 0 ? words.earlierMore : words.earlierFewer;
    return [same, earlier(label, number(difference), within, rangeOf(difference, context))];
  }
  const unsure = seats
    .filter(({ difference }) => !difference.noticeable)
    .map(({ label, difference }) => `${label}${signedRange(difference, context)}`);
  const sure = seats.filter(({ difference }) => difference.noticeable);
  return [
    ...sure.map(({ label, difference }) => {
      const say = difference.mean > 0 ? words.more : words.fewer;
      return say(label, number(difference), within, rangeOf(difference, context));
    }),
    ...(unsure.length === 0 ? [] : [words.noScores(joinWords(unsure, words.or), games)]),
  ];
}

/** Returns the point of the match with the largest score difference, if that is significant. */
function widest(course: readonly Figure[]): Figure | undefined {
  const gap = (figure: Figure) => Math.abs(figure.difference.mean);
  const [first] = course.toSorted((one, other) => gap(other) - gap(one));
  return first?.difference.noticeable ? first : undefined;
}

function wins({ wins: seats }: Figures, context: Context): string[] {
  const { games, within, words, language } = context;
  const sure = seats.filter(({ difference }) => difference.noticeable);
  if (sure.length === 0) return [words.noWins(games)];
  return sure.map(({ label, difference }) => {
    const say = difference.mean > 0 ? words.winsMore : words.winsFewer;
    const percent = formatFigure(100 * Math.abs(difference.mean), language);
    return say(label, percent, within, rangeOf(difference, context, 100));
  });
}

function length({ difference, isSame }: Figure, context: Context): string {
  const { games, within, words, language } = context;
  if (isSame) return words.sameLength;
  if (!difference.noticeable) return words.noLength(games);
  const say = difference.mean > 0 ? words.longer : words.shorter;
  const decisions = formatFigure(Math.abs(difference.mean), language);
  return say(decisions, within, rangeOf(difference, context));
}

function others({ events, taken, reasons }: Figures, { games, words }: Context): string[] {
  const isNothing = [...events, ...taken, ...reasons].every(
    ({ difference }) => !difference.noticeable,
  );
  return isNothing ? [words.nothingElse(games)] : [];
}
