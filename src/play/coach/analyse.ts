// What the options of a decision are worth, found by playing each of them out many times.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { leadOf, playedOut } from "./playout.ts";
import { error, mean, noSums, type Sums, spread, withNumber } from "./sums.ts";

export interface AnalysedMove {
  readonly code: number;
  /** How often it was tried. */
  readonly visits: number;
  readonly value: {
    /** Expected final points. */
    readonly score: number;
    /** Expected points ahead of the best of the others. */
    readonly lead: number;
    /** Expected share of wins, 0 to 1. */
    readonly win: number;
  };
  /** How far the lead may be off: its standard error. */
  readonly deviation: number;
}

export interface Analysis {
  readonly iterations: number;
  /** Best first. */
  readonly moves: readonly AnalysedMove[];
}

export interface AnalysisOptions {
  readonly random: Random;
  readonly iterations?: number;
  /** Whether it is time to stop; asked after every game. */
  readonly until?: () => boolean;
}

/** How eagerly options are tried again that may be better than they have looked so far. */
const curiosity = 1.1;

interface Tried {
  readonly code: number;
  score: Sums;
  lead: Sums;
  win: Sums;
}

/** Each option once, then mostly those that look best (UCB1, with the spread found so far). */
export function analyse(
  game: Game,
  state: State,
  seat: number,
  { random, iterations = Number.POSITIVE_INFINITY, until = () => false }: AnalysisOptions,
): Analysis {
  const tried = game
    .options(state)
    .map((code): Tried => ({ code, score: noSums, lead: noSums, win: noSums }));
  let all = noSums;
  let done = 0;
  while (tried.length > 0 && done < iterations) {
    const next = tried[done] ?? mostPromising(tried, done, spread(all));
    const position = game.sample(state, seat, random.next());
    game.playUnchecked(position, next.code);
    const ending = playedOut(game, position, random);
    const lead = leadOf(ending, seat);
    next.score = withNumber(next.score, ending.scores[seat] ?? 0);
    next.lead = withNumber(next.lead, lead);
    next.win = withNumber(next.win, ending.wins[seat] ?? 0);
    all = withNumber(all, lead);
    done += 1;
    if (until()) break;
  }
  const moves = tried.filter(({ lead }) => lead.count > 0).map(analysed);
  return { iterations: done, moves: moves.toSorted(better) };
}

/** Two analyses of the same decision as one. */
export function together(one: Analysis, other: Analysis): Analysis {
  const codes = new Set([...one.moves, ...other.moves].map(({ code }) => code));
  const moves = [...codes].map((code) => {
    const [a, b] = [one, other].map(({ moves }) => moves.find((move) => move.code === code));
    if (a === undefined || b === undefined) return (a ?? b) as AnalysedMove; // One of them has it.
    const visits = a.visits + b.visits;
    const [p, q] = [a.visits / visits, b.visits / visits];
    return {
      code,
      visits,
      value: {
        score: p * a.value.score + q * b.value.score,
        lead: p * a.value.lead + q * b.value.lead,
        win: p * a.value.win + q * b.value.win,
      },
      deviation: deviationOf(a, b, p, q),
    };
  });
  return { iterations: one.iterations + other.iterations, moves: moves.toSorted(better) };
}

/** One number alone says nothing of how far it may be off. */
function deviationOf(a: AnalysedMove, b: AnalysedMove, p: number, q: number): number {
  if (!Number.isFinite(a.deviation)) return b.deviation;
  if (!Number.isFinite(b.deviation)) return a.deviation;
  return Math.hypot(p * a.deviation, q * b.deviation);
}

function mostPromising(tried: readonly Tried[], done: number, scale: number): Tried {
  const hope = ({ lead }: Tried) =>
    mean(lead) + curiosity * scale * Math.sqrt(Math.log(done) / lead.count);
  return tried.reduce((best, one) => (hope(one) > hope(best) ? one : best));
}

function analysed({ code, score, lead, win }: Tried): AnalysedMove {
  const value = { score: mean(score), lead: mean(lead), win: mean(win) };
  return { code, visits: lead.count, value, deviation: error(lead) };
}

function better(one: AnalysedMove, other: AnalysedMove): number {
  return other.value.lead - one.value.lead || other.value.win - one.value.win;
}
