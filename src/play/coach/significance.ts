// Statistical tests of the coach: margins of error, and significant differences.

import type { AnalysedMove } from "../bots/search.ts";

/** Standard errors of a significant difference: 1 in 200 by chance (one-sided). */
const sure = 2.6;
/** Standard errors within which two moves may be equally good. */
const unsure = 2;

/** Returns the margin of error of a move's expected points. */
export function marginOf(move: AnalysedMove): number {
  return unsure * errorOf(move).score;
}

/** Tests whether a move may be as good as the best one. */
export function isClose(move: AnalysedMove, best: AnalysedMove): boolean {
  const gap = compareValues(best, move);
  return gap.score <= unsure * gap.scoreError && gap.win <= unsure * gap.winError;
}

/** Tests whether a move is significantly better than another, in points and in wins. */
export function testSignificance(better: AnalysedMove, worse: AnalysedMove) {
  const gap = compareValues(better, worse);
  return { score: gap.score > sure * gap.scoreError, win: gap.win > sure * gap.winError };
}

interface ValueGap {
  readonly score: number;
  readonly win: number;
  readonly scoreError: number;
  readonly winError: number;
}

/** Returns the differences between two moves, with their standard errors. */
export function compareValues(one: AnalysedMove, other: AnalysedMove): ValueGap {
  const [a, b] = [errorOf(one), errorOf(other)];
  return {
    score: one.value.score - other.value.score,
    win: one.value.win - other.value.win,
    scoreError: Math.hypot(a.score, b.score),
    winError: Math.hypot(a.win, b.win),
  };
}

/** Returns the standard errors; a share gets one extra win and one extra loss (Laplace). */
function errorOf({ visits, value, deviation, isProved }: AnalysedMove) {
  if (isProved) return { score: 0, win: 0 };
  const games = Math.max(1, visits);
  const share = (value.win * games + 1) / (games + 2);
  return {
    score: deviation / Math.sqrt(games),
    win: Math.sqrt((share * (1 - share)) / games),
  };
}
