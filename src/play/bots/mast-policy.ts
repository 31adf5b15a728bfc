// The playout policy of a search: average results of each option by seat, wherever it was chosen.
// Of two options picked at random, playouts take the one with the better average (move-average
// sampling technique, after Finnsson and Björnsson). Indexes are in range: hence `as number`.

import type { PlayableGame, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import type { Prior } from "./search-tree.ts";

/** Maximum number of decisions of a playout; after them the state is scored as it is. */
const maxDecisions = 2000;
/** One in this many choices is uniformly random. */
const uniformEvery = 4;

interface Average {
  visits: number;
  mean: number;
}

/** Learns the averages from finished playouts and plays with them. */
export class MastPolicy {
  readonly #game: PlayableGame;
  readonly #random: Random;
  /** Averages by seat and option code. */
  readonly #averages: Map<number, Average>[] = [];
  readonly #seats: number[] = [];
  readonly #codes: number[] = [];

  constructor(game: PlayableGame, random: Random) {
    this.#game = game;
    this.#random = random;
  }

  /** Plays to the end, in place. */
  runPlayout(state: State, first: readonly number[]): void {
    const game = this.#game;
    this.#seats.length = 0;
    this.#codes.length = 0;
    let codes = first;
    for (let decisions = 0; codes.length > 0 && decisions < maxDecisions; decisions++) {
      const seat = game.decider(state);
      const code = codes.length === 1 ? (codes[0] as number) : this.#pick(seat, codes);
      if (codes.length > 1) {
        this.#seats.push(seat);
        this.#codes.push(code);
      }
      game.playUnchecked(state, code);
      codes = game.options(state);
    }
  }

  /** Updates the averages of all options of the last playout with its result. */
  learn(utilities: readonly number[]): void {
    for (const [i, seat] of this.#seats.entries()) {
      const code = this.#codes[i] as number;
      const utility = utilities[seat] ?? 0;
      this.#averages[seat] ??= new Map();
      const average = this.#averages[seat].get(code);
      if (average === undefined) this.#averages[seat].set(code, { visits: 1, mean: utility });
      else {
        average.visits += 1;
        average.mean += (utility - average.mean) / Math.min(average.visits, 200);
      }
    }
  }

  /** Returns equal priors for all options, ordered by their averages. */
  priors(seat: number, codes: readonly number[]): Prior[] {
    const means = codes.map((code) => this.#mean(seat, code));
    const order = [...codes.keys()].sort((a, b) => (means[b] as number) - (means[a] as number));
    const priors: Prior[] = [];
    for (const [place, index] of order.entries())
      priors[index] = { share: 1 / codes.length, place, utility: undefined, score: 0 };
    return priors;
  }

  #pick(seat: number, codes: readonly number[]): number {
    const one = codes[this.#random.below(codes.length)] as number;
    if (this.#random.below(uniformEvery) === 0) return one;
    const other = codes[this.#random.below(codes.length)] as number;
    return this.#mean(seat, other) > this.#mean(seat, one) ? other : one;
  }

  /** Returns the average of an option; optimistic for one without a sample. */
  #mean(seat: number, code: number): number {
    return this.#averages[seat]?.get(code)?.mean ?? Number.POSITIVE_INFINITY;
  }
}
