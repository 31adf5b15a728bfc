// Trains a value network by self-play with temporal differences, after Sutton (TD(λ)) and Tesauro
// (TD-Gammon). The target is the number of points a seat will still score according to the ledger;
// nothing about the game is built in. Indexes are in range: hence `as number`.

import type { PlayableGame, State } from "../../dsl/index.ts";
import { type Random, seededRandom } from "../random.ts";
import { createFeatureSet } from "./features.ts";
import { type Network, scale, units } from "./network.ts";
import { maxFeatures, NetworkEvaluator } from "./network-evaluator.ts";

/** λ: weight of the actual future rather than of the next estimate. */
const lambda = 0.8;
/** Decay of the running mean of squared gradients. */
const decay = 0.999;
/** Initial learning rate; the final one is a twentieth of it. */
const initialRate = 0.0012;
/** One game in this many has random setup options and a random number of players. */
const variedEvery = 6;
/** Maximum number of options of a decision that are evaluated. */
const maxOptions = 60;

interface TrainingState {
  /** Planned number of games. */
  readonly games: number;
  readonly seed: number;
  /** Number of players in most of the games; the fewest if missing. */
  readonly players?: number;
}

/** A position right after a choice of a seat. */
interface Sample {
  readonly features: Int32Array;
  readonly score: number;
}

/** Trains a network by self-play; call `play` for each game. */
export class Learner {
  readonly network: Network;
  readonly #game: PlayableGame;
  readonly #evaluator: NetworkEvaluator;
  readonly #random: Random;
  readonly #training: TrainingState;
  readonly #features: Int32Array;
  readonly #hidden = new Float64Array(units);
  readonly #squares: Network;
  readonly #after: State;
  #played = 0;

  constructor(game: PlayableGame, training: TrainingState) {
    this.#game = game;
    this.#training = training;
    this.#random = seededRandom(training.seed);
    this.#features = new Int32Array(maxFeatures);
    this.#after = new Int32Array(game.meta.size);
    const inputs = createFeatureSet(game);
    this.network = empty(inputs.count, () => (this.#random.below(2001) - 1000) / 10_000);
    this.#squares = empty(inputs.count, () => 0);
    this.#evaluator = new NetworkEvaluator(game, this.network, inputs);
  }

  /** The trained network; features that never occurred have zero weights. */
  get learned(): Network {
    const isMet = (at: number) => (this.#squares.rows[at - (at % units)] as number) > 0;
    const { rows, start, out } = this.network;
    return { rows: rows.map((weight, at) => (isMet(at) ? weight : 0)), start, out };
  }

  /** Plays one game and learns from it; returns the final scores. */
  play(): number[] {
    const { meta } = this.#game;
    const { min, max } = meta.players;
    const isUsual = this.#played % variedEvery !== 0;
    const usual = this.#training.players ?? min;
    const players = isUsual ? usual : min + this.#random.below(max - min + 1);
    const options = Object.fromEntries(
      meta.options.map(({ id, choices }) => {
        const choice = isUsual ? 0 : this.#random.below(choices.length);
        return [id, choices[choice]?.id ?? ""];
      }),
    );
    const state = this.#game.start({ players, seed: this.#random.next(), options });
    const samples = Array.from({ length: players }, (): Sample[] => []);
    for (let decisions = 0; !this.#game.isOver(state) && decisions < 3000; decisions++) {
      const seat = this.#game.decider(state);
      const option = this.#choose(state, seat);
      this.#game.playUnchecked(state, option.code);
      if (!option.isForced && !this.#game.isOver(state)) {
        const count = this.#evaluator.inputs.read(state, seat, this.#features);
        const score = state[meta.score + seat] as number;
        samples[seat]?.push({ features: this.#features.slice(0, count), score });
      }
    }
    for (const [seat, list] of samples.entries())
      this.#learnFrom(list, state[meta.score + seat] as number);
    this.#played += 1;
    return this.#game.scores(state);
  }

  /** Returns the option with the highest expectation, or with a small probability any. */
  #choose(state: State, seat: number): { readonly code: number; readonly isForced: boolean } {
    const codes = this.#game.options(state);
    const [first = 0] = codes;
    if (codes.length === 1) return { code: first, isForced: true };
    const progress = this.#played / this.#training.games;
    if (this.#random.below(1000) < 60 * (1 - progress) + 5)
      return { code: codes[this.#random.below(codes.length)] as number, isForced: false };
    const { score } = this.#game.meta;
    const count = Math.min(codes.length, maxOptions);
    const shift = codes.length > maxOptions ? this.#random.below(codes.length) : 0;
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    this.#evaluator.look(state, seat);
    for (let i = 0; i < count; i++) {
      const code = codes[(shift + Math.floor((i * codes.length) / count)) % codes.length] as number;
      this.#after.set(state);
      this.#game.playUnchecked(this.#after, code);
      const value = (this.#after[score + seat] as number) + this.#expectedPoints(seat);
      if (value > most) [most, best] = [value, code];
    }
    return { code: best, isForced: false };
  }

  /** Returns the points that the seat is expected to add after the option tried in `#after`. */
  #expectedPoints(seat: number): number {
    return this.#game.isOver(this.#after) ? 0 : this.#evaluator.compare(this.#after, seat);
  }

  /** Updates the network from the last position to the first with mixed targets. */
  #learnFrom(samples: readonly Sample[], final: number): void {
    let score = final;
    let goal = 0;
    let expected = 0;
    for (const sample of samples.toReversed()) {
      goal = score - sample.score + lambda * goal + (1 - lambda) * expected;
      expected = this.#train(sample.features, goal);
      score = sample.score;
    }
  }

  /** Moves the estimate of a position towards the target; returns the previous estimate. */
  #train(features: Int32Array, goal: number): number {
    const value = evaluate(this.network, features, this.#hidden);
    const progress = this.#played / this.#training.games;
    const rate = initialRate * (1 - 0.95 * progress);
    const error = Math.max(-1, Math.min(1, (goal - value) / scale));
    const { rows, start, out } = this.network;
    const squares = this.#squares;
    const hidden = this.#hidden;
    const push = new Float64Array(units);
    for (let unit = 0; unit < units; unit++) {
      const active = hidden[unit] as number;
      push[unit] = unit === 0 ? error : active > 0 ? error * (out[unit] as number) : 0;
      if (unit > 0) step(out, squares.out, unit, error * active, rate);
      step(start, squares.start, unit, push[unit] as number, rate);
    }
    for (const feature of features) {
      const row = feature * units;
      for (let unit = 0; unit < units; unit++) {
        const gradient = push[unit] as number;
        if (gradient !== 0) step(rows, squares.rows, row + unit, gradient, rate);
      }
    }
    return value;
  }
}

/** Evaluates the network; leaves the clipped sums in `hidden` and returns the points. */
function evaluate(
  { rows, start, out }: Network,
  features: Int32Array,
  hidden: Float64Array,
): number {
  for (let unit = 0; unit < units; unit++) hidden[unit] = start[unit] as number;
  for (const feature of features) {
    const row = feature * units;
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

/** Updates one weight along its gradient, scaled by its typical size (RMSProp). */
function step(
  weights: Float32Array,
  squares: Float32Array,
  at: number,
  gradient: number,
  rate: number,
): void {
  const size = decay * (squares[at] as number) + (1 - decay) * gradient * gradient;
  squares[at] = size;
  weights[at] = (weights[at] as number) + (rate * gradient) / (Math.sqrt(size) + 0.01);
}

function empty(features: number, weight: () => number): Network {
  return {
    rows: Float32Array.from({ length: features * units }, (_, i) =>
      i % units === 0 ? 0 : weight(),
    ),
    start: new Float32Array(units),
    out: Float32Array.from({ length: units }, (_, unit) => (unit === 0 ? 1 : weight())),
  };
}
