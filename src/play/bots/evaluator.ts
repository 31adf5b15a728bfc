// Evaluates positions, by seat: with the value network if the game has one, otherwise by a playout
// with a policy learned during the same search. Utilities combine points and ranking, so that a bot
// that cannot win still plays for points. Arrays are read within their bounds: hence `as number`.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { MastPolicy } from "./mast-policy.ts";
import type { Network } from "./network.ts";
import { NetworkEvaluator } from "./network-evaluator.ts";
import type { Prior } from "./search-tree.ts";

/** The value of a position, by seat. */
export interface Evaluation {
  /** Final points. */
  readonly scores: readonly number[];
  /** Share of wins: 1 alone on the first place, 0 on the last. */
  readonly wins: readonly number[];
  /** What each seat maximizes. */
  readonly utilities: readonly number[];
}

/** Points that winning is worth, where points are estimated. */
const pointsForWin = 12;
/** A lead of this many points for each remaining point decides the game. */
const decisive = 0.35;
const leastLead = 6;
/** An option this many points behind the best gets a quarter of its share of visits. */
const quartered = 1.5;
/** Weight of the points relative to a win, where games are played to the end. */
const pointsShare = 0.5;

/** Evaluates positions for the search and tracks the spread of their utilities. */
export class Evaluator {
  /** Whether all final scores so far are 0 or 1: the only point marks the winner. */
  isPlain = true;
  readonly #game: Game;
  readonly #judge: NetworkEvaluator | undefined;
  readonly #habits: MastPolicy;
  readonly #after: State;
  #count = 0;
  #sum = 0;
  #squares = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  constructor(
    game: Game,
    { random, network }: { readonly random: Random; readonly network?: Network | undefined },
  ) {
    this.#game = game;
    this.#judge = network && new NetworkEvaluator(game, network);
    this.#habits = new MastPolicy(game, random);
    this.#after = new Int32Array(game.meta.size);
  }

  /** Standard deviation of the utilities so far; an estimate while there are fewer than 8. */
  get spread(): number {
    if (this.#judge === undefined) return 1;
    if (this.#count < 8) return 3;
    const mean = this.#sum / this.#count;
    return Math.max(0.5, Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean)));
  }

  notice({ utilities }: Evaluation): void {
    const [utility = 0] = utilities;
    this.#count += 1;
    this.#sum += utility;
    this.#squares += utility * utility;
  }

  /** Evaluates a position with a pending decision; may overwrite `state` with the playout's end. */
  appraise(state: State, codes: readonly number[]): Evaluation {
    if (this.#judge !== undefined) return this.#expected(state, this.#judge);
    this.#habits.playOut(state, codes);
    const worth = this.ending(state);
    this.#habits.learn(worth.utilities);
    return worth;
  }

  /** Evaluates the final position of a game. */
  ending(state: State): Evaluation {
    const scores = this.#game.scores(state);
    const wins = new Array<number>(scores.length).fill(1);
    let better = 0;
    for (const place of this.#game.ranking(state)) {
      const others = Math.max(1, scores.length - 1);
      for (const seat of place) wins[seat] = 1 - (better + (place.length - 1) / 2) / others;
      better += place.length;
    }
    for (const score of scores) {
      if (score !== 0 && score !== 1) this.isPlain = false;
      if (score < this.#lowest) this.#lowest = score;
      if (score > this.#highest) this.#highest = score;
    }
    return { scores, wins, utilities: this.#utilities(scores, wins) };
  }

  /** Returns the priors of the options for the deciding seat, before any of them is searched. */
  priors(state: State, seat: number, codes: readonly number[]): Prior[] {
    const judge = this.#judge;
    if (judge === undefined) return this.#habits.priors(seat, codes);
    const score = this.#game.meta.score + seat;
    judge.look(state, seat);
    const points = codes.map((code) => {
      this.#after.set(state);
      this.#game.playUnchecked(this.#after, code);
      const more = this.#game.isOver(this.#after) ? 0 : judge.compare(this.#after, seat);
      return (this.#after[score] as number) + more;
    });
    return shares(points, (gap) => 1 / (1 + gap / quartered) ** 2, this.#standing(state, seat));
  }

  /** Returns the seat's utility as a function of its points; all else as in `state`. */
  #standing(state: State, seat: number): (points: number) => number {
    const { scores, left } = this.#estimates(state, this.#judge as NetworkEvaluator);
    return (points) => {
      const then = scores.with(seat, points);
      return this.#utilities(then, chances(then, left))[seat] ?? 0;
    };
  }

  #expected(state: State, judge: NetworkEvaluator): Evaluation {
    const { scores, left } = this.#estimates(state, judge);
    const wins = chances(scores, left);
    return { scores, wins, utilities: this.#utilities(scores, wins) };
  }

  #estimates(state: State, judge: NetworkEvaluator): { scores: number[]; left: number } {
    const { score } = this.#game.meta;
    const seats = state[this.#game.meta.seats] as number;
    const scores = new Array<number>(seats);
    let left = 0;
    for (let seat = 0; seat < seats; seat++) {
      const more = judge.look(state, seat);
      left = Math.max(left, more);
      scores[seat] = (state[score + seat] as number) + more;
    }
    return { scores, left };
  }

  #utilities(scores: readonly number[], wins: readonly number[]): number[] {
    if (this.#judge !== undefined)
      return scores.map((score, seat) => score + pointsForWin * (wins[seat] ?? 0));
    if (this.isPlain) return [...wins];
    const range = Math.max(1, this.#highest - this.#lowest);
    return wins.map(
      (win, seat) => win + (pointsShare * ((scores[seat] ?? 0) - this.#lowest)) / range,
    );
  }
}

/** Estimates shares of wins from expected points: a lead counts less the more points remain. */
function chances(scores: readonly number[], left: number): number[] {
  const lead = leastLead + decisive * left;
  return scores.map((own, seat) => {
    let sum = 0;
    for (const [other, points] of scores.entries()) {
      if (other !== seat) sum += Math.min(1, Math.max(0, 0.5 + (own - points) / (2 * lead)));
    }
    return scores.length === 1 ? 1 : sum / (scores.length - 1);
  });
}

/** Computes the priors of options from their expected points. */
function shares(
  points: readonly number[],
  interest: (gap: number) => number,
  utility: (points: number) => number,
): Prior[] {
  const best = Math.max(...points);
  const interests = points.map((value) => interest(best - value));
  const total = interests.reduce((sum, one) => sum + one, 0);
  const order = [...points.keys()].sort((a, b) => (points[b] as number) - (points[a] as number));
  const places = new Array<number>(points.length);
  for (const [place, index] of order.entries()) places[index] = place;
  return points.map((score, i) => ({
    share: (interests[i] as number) / total,
    place: places[i] as number,
    utility: utility(score),
    score,
  }));
}
