// Tournaments between bots: shares of wins and ratings with confidence intervals. Every deal is
// played once with each bot on each seat, so that neither seats nor luck favour a bot. Bots and
// sums have the same indexes: hence the casts.

import type { PlayableGame } from "../dsl/index.ts";
import type { BotKind, BotResources } from "./bots/index.ts";
import { type Estimate, estimateRatings, estimateShare } from "./elo.ts";
import {
  computeDeviation,
  computeHistogramMean,
  type Histogram,
  HistogramCounter,
  mergeHistograms,
} from "./simulation/histogram.ts";
import { type SimulationPlan, simulateGame } from "./simulation/simulate.ts";

/** The bots and setup of a tournament. */
export interface ArenaPlan {
  /** The contestants: distinct kinds or budgets. */
  readonly bots: readonly BotKind[];
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
}

/** Sums over the games of a tournament. */
export interface ArenaResult {
  readonly games: number;
  /** Final points, by bot. */
  readonly scores: readonly Histogram[];
  /** `beaten[a][b]`: pairs of seats in which a ranked before b; a tie counts as half. */
  readonly beaten: readonly (readonly number[])[];
}

/** The results of one bot. */
export interface Contestant {
  readonly bot: BotKind;
  /** Share of pairs of seats that it won, with its 95 % interval. */
  readonly wins: Estimate;
  readonly meetings: number;
  /** Elo rating relative to the first bot; 400 more means ten times as many wins as losses. */
  readonly elo: Estimate;
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly max: number;
}

/** Returns the sums before the first game. */
export function createEmptyArena({ bots }: ArenaPlan): ArenaResult {
  return {
    games: 0,
    scores: bots.map(() => tallyOf()),
    beaten: bots.map(() => bots.map(() => 0)),
  };
}

/** Plays game number `index` (from 0) and adds its result. */
export function withContest(
  game: PlayableGame,
  plan: ArenaPlan,
  result: ArenaResult,
  means?: BotResources,
): ArenaResult {
  const index = result.games;
  const who = contestantsAt(plan, index);
  const { deal, number } = dealOf(plan, index);
  const { scores, ranking } = simulateGame(game, deal, number, { means });
  const scoresNow = [...result.scores];
  const beaten = result.beaten.map((row) => [...row]);
  for (const [seat, bot] of who.entries()) {
    scoresNow[bot] = mergeHistograms(scoresNow[bot] as Histogram, tallyOf(scores[seat] ?? 0));
    for (const [other, against] of who.entries()) {
      if (bot === against) continue;
      const [own, theirs] = [placeOf(ranking, seat), placeOf(ranking, other)];
      const row = beaten[bot] as number[];
      row[against] = (row[against] ?? 0) + (own < theirs ? 1 : own === theirs ? 0.5 : 0);
    }
  }
  return { games: index + 1, scores: scoresNow, beaten };
}

/** Returns the index of the bot on each seat of a game. */
function contestantsAt({ players, bots }: ArenaPlan, index: number): number[] {
  return Array.from({ length: players }, (_, seat) => (seat + index) % bots.length);
}

/** Returns game number `index` of the tournament as a game of a simulation. */
export function dealOf(
  plan: ArenaPlan,
  index: number,
): { readonly deal: SimulationPlan; readonly number: number } {
  const bots = contestantsAt(plan, index).map((bot) => plan.bots[bot] as BotKind);
  const deal = { bots, options: plan.options, seed: plan.seed };
  return { deal, number: Math.floor(index / plan.bots.length) };
}

/** Evaluates the sums for each bot. */
export function evaluateContestants(
  { bots }: ArenaPlan,
  { scores, beaten }: ArenaResult,
): Contestant[] {
  const elo = estimateRatings(beaten);
  return bots.map((bot, i) => {
    const won = sum(beaten[i] ?? []);
    const meetings = won + sum(beaten.map((row) => row[i] ?? 0));
    const tally = scores[i] ?? tallyOf();
    return {
      bot,
      wins: estimateShare(won, meetings),
      meetings,
      elo: elo[i] as Estimate,
      mean: computeHistogramMean(tally),
      deviation: computeDeviation(tally),
      min: tally.min,
      max: tally.max,
    };
  });
}

function tallyOf(...values: readonly number[]): Histogram {
  const counter = new HistogramCounter();
  for (const value of values) counter.add(value);
  return counter.tally();
}

function placeOf(ranking: readonly (readonly number[])[], seat: number): number {
  return ranking.findIndex((place) => place.includes(seat));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
