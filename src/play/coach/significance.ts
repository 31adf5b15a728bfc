// How sure the coach is: how far values may be off, and when a difference is more than chance.

import type { AnalysedMove } from "../bots/search.ts";

/** So many standard errors are rarely chance: from one side 1 in 200. */
const sure = 2.6;
/** Within so many standard errors, two moves may as well be equal. */
const unsure = 2;

/** How far the expected points of a move may be off. */
export function marginOf(move: AnalysedMove): number {
  return unsure * errorOf(move).score;
}

/** Whether a move may as well be as good as another. */
export function isClose(move: AnalysedMove, best: AnalysedMove): boolean {
  const gap = compareValues(best, move);
  return gap.score <= unsure * gap.scoreError && gap.win <= unsure * gap.winError;
}

/** By what a move is better than another beyond what chance alone brings. */
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

/** What the first has more, and how far that may be off. */
export function compareValues(one: AnalysedMove, other: AnalysedMove): ValueGap {
  const [a, b] = [errorOf(one), errorOf(other)];
  return {
    score: one.value.score - other.value.score,
    win: one.value.win - other.value.win,
    scoreError: Math.hypot(a.score, b.score),
    winError: Math.hypot(a.win, b.win),
  };
}

/** Standard errors; of a share as if one more game had been won and one more lost (Laplace). */
function errorOf({ visits, value, deviation, isProved }: AnalysedMove) {
  if (isProved) return { score: 0, win: 0 };
  const games = Math.max(1, visits);
  const share = (value.win * games + 1) / (games + 2);
  return {
    score: deviation / Math.sqrt(games),
    win: Math.sqrt((share * (1 - share)) / games),
  };
}
