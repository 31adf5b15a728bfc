// Evaluates positions with the value network: one position in full, and successor positions
// incrementally by their changed features. Indexes are in range: hence `as number`.

import type { PlayableGame, State } from "../../dsl/index.ts";
import { createFeatureSet, type FeatureSet } from "./features.ts";
import { type Network, scale, units } from "./network.ts";

/** Upper bound on the number of active features of a position. */
export const maxFeatures = 4096;

/** Returns expected points of a seat from positions of one game. */
export class NetworkEvaluator {
  readonly inputs: FeatureSet;
  readonly #network: Network;
  readonly #features = new Int32Array(maxFeatures);
  readonly #others = new Int32Array(maxFeatures);
  /** By feature: its multiplicity in the new position minus that in the reference position. */
  readonly #difference: Int8Array;
  readonly #sums = new Float64Array(units);
  readonly #hidden = new Float64Array(units);
  #count = 0;

  constructor(game: PlayableGame, network: Network, inputs = createFeatureSet(game)) {
    this.inputs = inputs;
    this.#network = network;
    this.#difference = new Int8Array(inputs.count);
  }

  /** Returns the points that a seat is expected to add; `state` becomes the reference position. */
  look(state: State, seat: number): number {
    const { rows, start } = this.#network;
    const sums = this.#sums;
    const features = this.#features;
    const count = this.inputs.read(state, seat, features);
    this.#count = count;
    for (let unit = 0; unit < units; unit++) sums[unit] = start[unit] as number;
    for (let i = 0; i < count; i++) addRow(sums, rows, features[i] as number, 1);
    return this.#points(sums);
  }

  /** Returns the same for a position that is similar to the reference position. */
  compare(state: State, seat: number): number {
    const { rows } = this.#network;
    const difference = this.#difference;
    const features = this.#features;
    const others = this.#others;
    const hidden = this.#hidden;
    const before = this.#count;
    const now = this.inputs.read(state, seat, others);
    for (let i = 0; i < now; i++) count(difference, others[i] as number, 1);
    for (let i = 0; i < before; i++) count(difference, features[i] as number, -1);
    hidden.set(this.#sums);
    for (let i = 0; i < now; i++) applyDifference(hidden, rows, difference, others[i] as number);
    for (let i = 0; i < before; i++)
      applyDifference(hidden, rows, difference, features[i] as number);
    return this.#points(hidden);
  }

  #points(sums: Float64Array): number {
    const { out } = this.#network;
    let total = sums[0] as number;
    for (let unit = 1; unit < units; unit++) {
      const sum = sums[unit] as number;
      if (sum > 0) total += sum * (out[unit] as number);
    }
    return total * scale;
  }
}

function count(difference: Int8Array, feature: number, by: number): void {
  difference[feature] = (difference[feature] as number) + by;
}

/** Adds or subtracts a feature that is active in one of two positions only. */
function applyDifference(
  sums: Float64Array,
  rows: Float32Array,
  difference: Int8Array,
  feature: number,
): void {
  const times = difference[feature] as number;
  if (times === 0) return;
  difference[feature] = 0;
  addRow(sums, rows, feature, times);
}

function addRow(sums: Float64Array, rows: Float32Array, feature: number, times: number): void {
  const row = feature * units;
  for (let unit = 0; unit < units; unit++)
    sums[unit] = (sums[unit] as number) + times * (rows[row + unit] as number);
}
