// Evaluates positions, by seat: with the value network if the game has one, otherwise by a playout
// with a policy learned during the same search. Utilities combine points and ranking, so that a bot
// that cannot win still plays for points. Arrays are read within their bounds: hence `as number`.

import type { PlayableGame, State } from "../../dsl/index.ts";
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

/** Points that a win counts for, where points are estimated. */
const pointsForWin = 12;
/** A lead of this many points for each remaining point decides the game. */
const leadPerPoint = 0.35;
const leastLead = 6;
/** An option this many points behind the best gets a quarter of its share of visits. */
const quarterGap = 1.5;
/** Weight of the points relative to a win, where games are played to the end. */
const pointsWeight = 0.5;

/** Evaluates positions for the search and tracks the spread of their utilities. */
export class Evaluator {
  /** Whether all final scores so far are 0 or 1: the only point marks the winner. */
  isPlain = true;
  readonly #game: PlayableGame;
  readonly #valueNetwork: NetworkEvaluator | undefined;
  readonly #policy: MastPolicy;
  readonly #after: State;
  #count = 0;
  #sum = 0;
  #squares = 0;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  constructor(
    game: PlayableGame,
    { random, network }: { readonly random: Random; readonly network?: Network | undefined },
  ) {
    this.#game = game;
    this.#valueNetwork = network && new NetworkEvaluator(game, network);
    this.#policy = new MastPolicy(game, random);
    this.#after = new Int32Array(game.meta.size);
  }

  /** Standard deviation of the utilities so far; an estimate while there are fewer than 8. */
  get spread(): number {
    if (this.#valueNetwork === undefined) return 1;
    if (this.#count < 8) return 3;
    const mean = this.#sum / this.#count;
    return Math.max(0.5, Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean)));
  }

  addToSpread({ utilities }: Evaluation): void {
    const [utility = 0] = utilities;
    this.#count += 1;
    this.#sum += utility;
    this.#squares += utility * utility;
  }

  /** Evaluates a position with a pending decision; may overwrite `state` with the playout's end. */
  evaluate(state: State, codes: readonly number[]): Evaluation {
    if (this.#valueNetwork !== undefined) return this.#evaluateByNetwork(state, this.#valueNetwork);
    this.#policy.runPlayout(state, codes);
    const evaluation = this.evaluateEnd(state);
    this.#policy.learn(evaluation.utilities);
    return evaluation;
  }

  /** Evaluates the final position of a game. */
  evaluateEnd(state: State): Evaluation {
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
    const network = this.#valueNetwork;
    if (network === undefined) return this.#policy.priors(seat, codes);
    const score = this.#game.meta.score + seat;
    network.look(state, seat);
    const points = codes.map((code) => {
      this.#after.set(state);
      this.#game.playUnchecked(this.#after, code);
      const more = this.#game.isOver(this.#after) ? 0 : network.compare(this.#after, seat);
      return (this.#after[score] as number) + more;
    });
    return createPriors(
      points,
      (gap) => 1 / (1 + gap / quarterGap) ** 2,
      this.#utilityOfPoints(state, seat, network),
    );
  }

  /** Returns the seat's utility as a function of its points; all else as in `state`. */
  #utilityOfPoints(
    state: State,
    seat: number,
    network: NetworkEvaluator,
  ): (points: number) => number {
    const { scores, left } = this.#estimates(state, network);
    return (points) => {
      const then = scores.with(seat, points);
      return this.#utilities(then, estimateWins(then, left))[seat] ?? 0;
    };
  }

  #evaluateByNetwork(state: State, network: NetworkEvaluator): Evaluation {
    const { scores, left } = this.#estimates(state, network);
    const wins = estimateWins(scores, left);
    return { scores, wins, utilities: this.#utilities(scores, wins) };
  }

  #estimates(state: State, network: NetworkEvaluator): { scores: number[]; left: number } {
    const { score } = this.#game.meta;
    const seats = state[this.#game.meta.seats] as number;
    const scores = new Array<number>(seats);
    let left = 0;
    for (let seat = 0; seat < seats; seat++) {
      const more = network.look(state, seat);
      left = Math.max(left, more);
      scores[seat] = (state[score + seat] as number) + more;
    }
    return { scores, left };
  }

  #utilities(scores: readonly number[], wins: readonly number[]): number[] {
    if (this.#valueNetwork !== undefined)
      return scores.map((score, seat) => score + pointsForWin * (wins[seat] ?? 0));
    if (this.isPlain) return [...wins];
    const range = Math.max(1, this.#highest - this.#lowest);
    return wins.map(
      (win, seat) => win + (pointsWeight * ((scores[seat] ?? 0) - this.#lowest)) / range,
    );
  }
}

/** Estimates shares of wins from expected points: a lead counts less the more points remain. */
function estimateWins(scores: readonly number[], left: number): number[] {
  const lead = leastLead + leadPerPoint * left;
  return scores.map((own, seat) => {
    let sum = 0;
    for (const [other, points] of scores.entries()) {
      if (other !== seat) sum += Math.min(1, Math.max(0, 0.5 + (own - points) / (2 * lead)));
    }
    return scores.length === 1 ? 1 : sum / (scores.length - 1);
  });
}

/** Computes the priors of options from their expected points. */
function createPriors(
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
