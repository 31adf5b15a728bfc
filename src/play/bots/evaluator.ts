// What positions are worth to each seat: where a network has learned the game, by what it expects;
// else by playing on to the end, with habits formed in the same search. Points and places count
// together, so that a bot that cannot win still plays for points.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { MastPolicy } from "./mast-policy.ts";
import type { Network } from "./network.ts";
import { NetworkEvaluator } from "./network-evaluator.ts";
import type { Prior } from "./search-tree.ts";

/** What a position is worth, by seat. */
export interface Evaluation {
  /** Final points. */
  readonly scores: readonly number[];
  /** Share of wins: 1 alone on the first place, 0 on the last. */
  readonly wins: readonly number[];
  /** What each seat plays for. */
  readonly utilities: readonly number[];
}

/** Points that a first place is worth, where points are estimated. */
const pointsForWin = 12;
/** A lead of so many points for each point still to come decides the game. */
const decisive = 0.35;
const leastLead = 6;
/** An option so many points behind the best gets a quarter of its attention. */
const quartered = 1.5;
/** How much of a win the points count for, where games are played to the end. */
const pointsShare = 0.5;

export class Evaluator {
  /** Whether nobody has made more than the one point that says who has won. */
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

  /** How far apart the things are that positions are worth: their standard deviation. */
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

  /** The worth of a position in which somebody decides; `state` may be played on. */
  appraise(state: State, codes: readonly number[]): Evaluation {
    if (this.#judge !== undefined) return this.#expected(state, this.#judge);
    this.#habits.playOut(state, codes);
    const worth = this.ending(state);
    this.#habits.learn(worth.utilities);
    return worth;
  }

  /** The worth of a finished game. */
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

  /** What each option seems to be worth to whoever decides, before any is tried. */
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

  /** What a point more or less makes of where everybody stands now: the same for all options. */
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

/** Shares of wins by expected points: the more is still to come, the less a lead says. */
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

/** Shares of attention by how far options are behind the best, and their places. */
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
