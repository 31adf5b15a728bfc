// What the options of a decision are worth, found by playing each of them out many times.

import type { Game, State } from "../../dsl/index.ts";
import type { Random } from "../random.ts";
import { leadOf, playedOut } from "./playout.ts";
import { mean, noSums, type Sums, spread, withNumber } from "./sums.ts";

export interface AnalysedMove {
  readonly code: number;
  /** How often it was tried. */
  readonly visits: number;
  readonly value: {
    /** Expected final points. */
    readonly score: number;
    /** Expected share of wins, 0 to 1. */
    readonly win: number;
  };
  /** How far apart the final points are that were seen behind it: their standard deviation. */
  readonly deviation: number;
}

export interface Analysis {
  readonly iterations: number;
  /** Best first. */
  readonly moves: readonly AnalysedMove[];
}

export interface Limits {
  /** At most so many games. */
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

/** Looks at the options of a position once; see `Search` to keep what was found out. */
export function analyse(
  game: Game,
  state: State,
  seat: number,
  options: Limits & { readonly random: Random },
): Analysis {
  return new Search(game, seat, options).analyse(state, options);
}

/** Each option once, then mostly those that look best (UCB1, with the spread found so far). */
export class Search {
  readonly #game: Game;
  readonly #seat: number;
  readonly #random: Random;
  #tried: Tried[] | undefined;
  #all: Sums = noSums;

  constructor(game: Game, seat: number, { random }: { readonly random: Random }) {
    this.#game = game;
    this.#seat = seat;
    this.#random = random;
  }

  /** Goes on thinking about a position in which the seat decides; the same at every call. */
  analyse(state: State, { iterations = Number.POSITIVE_INFINITY, until }: Limits): Analysis {
    this.#tried ??= this.#game
      .options(state)
      .map((code): Tried => ({ code, score: noSums, lead: noSums, win: noSums }));
    const tried = this.#tried;
    for (let done = 0; done < iterations && tried.length > 0; done++) {
      this.#play(state, tried[this.#all.count] ?? this.#mostPromising(tried));
      if (until?.()) break;
    }
    const moves = tried
      .filter(({ lead }) => lead.count > 0)
      .toSorted(byWorth)
      .map(analysed);
    return { iterations: this.#all.count, moves };
  }

  #play(state: State, next: Tried): void {
    const position = this.#game.sample(state, this.#seat, this.#random.next());
    this.#game.playUnchecked(position, next.code);
    const ending = playedOut(this.#game, position, this.#random);
    const lead = leadOf(ending, this.#seat);
    next.score = withNumber(next.score, ending.scores[this.#seat] ?? 0);
    next.lead = withNumber(next.lead, lead);
    next.win = withNumber(next.win, ending.wins[this.#seat] ?? 0);
    this.#all = withNumber(this.#all, lead);
  }

  #mostPromising(tried: readonly Tried[]): Tried {
    const scale = curiosity * spread(this.#all);
    const hope = ({ lead }: Tried) =>
      mean(lead) + scale * Math.sqrt(Math.log(this.#all.count) / lead.count);
    return tried.reduce((best, one) => (hope(one) > hope(best) ? one : best));
  }
}

function analysed({ code, score, win }: Tried): AnalysedMove {
  const value = { score: mean(score), win: mean(win) };
  return { code, visits: score.count, value, deviation: spread(score) };
}

function byWorth(one: Tried, other: Tried): number {
  return mean(other.lead) - mean(one.lead) || mean(other.win) - mean(one.win);
}
