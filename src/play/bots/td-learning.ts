// Learning what positions are worth, by playing against oneself: temporal differences, after Sutton
// (TD(λ)) and Tesauro (TD-Gammon). What is learned is how many points a seat will still make, as the
// rules' own ledger counts them; nobody tells it anything about the game.

import type { Game, State } from "../../dsl/index.ts";
import { type Random, seededRandom } from "../random.ts";
import { createFeatureSet } from "./features.ts";
import { type Network, scale, units } from "./network.ts";
import { maxFeatures, NetworkEvaluator } from "./network-evaluator.ts";

/** How much of what comes later is taken from the game itself rather than from the estimate. */
const trace = 0.8;
/** How much of the past an update forgets of the size of the slopes. */
const memory = 0.999;
/** How far a weight moves at first; in the end it is a twentieth of that. */
const firstRate = 0.0012;
/** One game in so many has other options at set-up, or more players, than usual. */
const unusual = 6;
/** At most so many options of a decision are looked at. */
const tried = 60;

interface TrainingState {
  /** Games played in all. */
  readonly games: number;
  readonly seed: number;
}

/** A position that somebody left behind by a choice. */
interface Moment {
  readonly facts: Int32Array;
  readonly score: number;
}

/** Learns by playing against itself; call `play` for each game. */
export class Learner {
  readonly network: Network;
  readonly #game: Game;
  readonly #judge: NetworkEvaluator;
  readonly #random: Random;
  readonly #lesson: TrainingState;
  readonly #facts: Int32Array;
  readonly #hidden = new Float64Array(units);
  readonly #slopes: Network;
  readonly #after: State;
  #played = 0;

  constructor(game: Game, lesson: TrainingState) {
    this.#game = game;
    this.#lesson = lesson;
    this.#random = seededRandom(lesson.seed);
    this.#facts = new Int32Array(maxFeatures);
    this.#after = new Int32Array(game.meta.size);
    const inputs = createFeatureSet(game);
    this.network = empty(inputs.count, () => (this.#random.below(2001) - 1000) / 10_000);
    this.#slopes = empty(inputs.count, () => 0);
    this.#judge = new NetworkEvaluator(game, this.network, inputs);
  }

  /** What was learned; facts that were never met have no weights. */
  get learned(): Network {
    const isMet = (at: number) => (this.#slopes.rows[at - (at % units)] as number) > 0;
    const { rows, start, out } = this.network;
    return { rows: rows.map((weight, at) => (isMet(at) ? weight : 0)), start, out };
  }

  /** Plays one game and learns from it; returns the final scores. */
  play(): number[] {
    const { meta } = this.#game;
    const { min, max } = meta.players;
    const isUsual = this.#played % unusual !== 0;
    const players = isUsual ? min : min + this.#random.below(max - min + 1);
    const options = Object.fromEntries(
      meta.options.map(({ id, choices }) => {
        const choice = isUsual ? 0 : this.#random.below(choices.length);
        return [id, choices[choice]?.id ?? ""];
      }),
    );
    const state = this.#game.start({ players, seed: this.#random.next(), options });
    const moments = Array.from({ length: players }, (): Moment[] => []);
    for (let decisions = 0; !this.#game.isOver(state) && decisions < 3000; decisions++) {
      const seat = this.#game.decider(state);
      const option = this.#choose(state, seat);
      this.#game.playUnchecked(state, option.code);
      if (!option.isForced && !this.#game.isOver(state)) {
        const count = this.#judge.inputs.read(state, seat, this.#facts);
        const score = state[meta.score + seat] as number;
        moments[seat]?.push({ facts: this.#facts.slice(0, count), score });
      }
    }
    for (const [seat, list] of moments.entries())
      this.#learnFrom(list, state[meta.score + seat] as number);
    this.#played += 1;
    return this.#game.scores(state);
  }

  /** The option after which most is to be expected; now and then any. */
  #choose(state: State, seat: number): { readonly code: number; readonly isForced: boolean } {
    const codes = this.#game.options(state);
    const [first = 0] = codes;
    if (codes.length === 1) return { code: first, isForced: true };
    const progress = this.#played / this.#lesson.games;
    if (this.#random.below(1000) < 60 * (1 - progress) + 5)
      return { code: codes[this.#random.below(codes.length)] as number, isForced: false };
    const { score } = this.#game.meta;
    const count = Math.min(codes.length, tried);
    const shift = codes.length > tried ? this.#random.below(codes.length) : 0;
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    this.#judge.look(state, seat);
    for (let i = 0; i < count; i++) {
      const code = codes[(shift + Math.floor((i * codes.length) / count)) % codes.length] as number;
      this.#after.set(state);
      this.#game.playUnchecked(this.#after, code);
      const value = (this.#after[score + seat] as number) + this.#worth(seat);
      if (value > most) [most, best] = [value, code];
    }
    return { code: best, isForced: false };
  }

  /** What the seat will still make after the option that was tried. */
  #worth(seat: number): number {
    return this.#game.isOver(this.#after) ? 0 : this.#judge.compare(this.#after, seat);
  }

  /** From the last moment back to the first: what really came, mixed with what was expected. */
  #learnFrom(moments: readonly Moment[], final: number): void {
    let score = final;
    let goal = 0;
    let expected = 0;
    for (const moment of moments.toReversed()) {
      goal = score - moment.score + trace * goal + (1 - trace) * expected;
      expected = this.#teach(moment.facts, goal);
      score = moment.score;
    }
  }

  /** Brings the value of a position closer to the goal; returns what it was before. */
  #teach(facts: Int32Array, goal: number): number {
    const value = evaluate(this.network, facts, this.#hidden);
    const progress = this.#played / this.#lesson.games;
    const rate = firstRate * (1 - 0.95 * progress);
    const error = Math.max(-1, Math.min(1, (goal - value) / scale));
    const { rows, start, out } = this.network;
    const slopes = this.#slopes;
    const hidden = this.#hidden;
    const push = new Float64Array(units);
    for (let unit = 0; unit < units; unit++) {
      const active = hidden[unit] as number;
      push[unit] = unit === 0 ? error : active > 0 ? error * (out[unit] as number) : 0;
      if (unit > 0) step(out, slopes.out, unit, error * active, rate);
      step(start, slopes.start, unit, push[unit] as number, rate);
    }
    for (const fact of facts) {
      const row = fact * units;
      for (let unit = 0; unit < units; unit++) {
        const slope = push[unit] as number;
        if (slope !== 0) step(rows, slopes.rows, row + unit, slope, rate);
      }
    }
    return value;
  }
}

/** The sums for a list of facts, cut off where they are, in `hidden`; returns the points. */
function evaluate({ rows, start, out }: Network, facts: Int32Array, hidden: Float64Array): number {
  for (let unit = 0; unit < units; unit++) hidden[unit] = start[unit] as number;
  for (const fact of facts) {
    const row = fact * units;
    for (let unit = 0; unit < units; unit++)
      hidden[unit] = (hidden[unit] as number) + (rows[row + unit] as number);
  }
  let sum = hidden[0] as number;
  for (let unit = 1; unit < units; unit++) {
    if ((hidden[unit] as number) < 0) hidden[unit] = 0;
    sum += (hidden[unit] as number) * (out[unit] as number);
  }
  return sum * scale;
}

/** One weight moves along its slope, by less where slopes are usually large. */
function step(
  weights: Float32Array,
  slopes: Float32Array,
  at: number,
  slope: number,
  rate: number,
): void {
  const size = memory * (slopes[at] as number) + (1 - memory) * slope * slope;
  slopes[at] = size;
  weights[at] = (weights[at] as number) + (rate * slope) / (Math.sqrt(size) + 0.01);
}

function empty(facts: number, weight: () => number): Network {
  return {
    rows: Float32Array.from({ length: facts * units }, (_, i) => (i % units === 0 ? 0 : weight())),
    start: new Float32Array(units),
    out: Float32Array.from({ length: units }, (_, unit) => (unit === 0 ? 1 : weight())),
  };
}
