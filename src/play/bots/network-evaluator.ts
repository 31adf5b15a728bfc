// Evaluates positions with the value network: one position in full, and successor positions
// incrementally by their changed features. Indexes are in range: hence `as number`.

import type { Game, State } from "../../dsl/index.ts";
import { createFeatureSet, type FeatureSet } from "./features.ts";
import { type Network, scale, units } from "./network.ts";

/** Upper bound on the number of active features of a position. */
export const maxFeatures = 4096;

/** Returns expected points of a seat from positions of one game. */
export class NetworkEvaluator {
  readonly inputs: FeatureSet;
  readonly #network: Network;
  readonly #facts = new Int32Array(maxFeatures);
  readonly #others = new Int32Array(maxFeatures);
  /** By feature: its multiplicity in the new position minus that in the reference position. */
  readonly #difference: Int8Array;
  readonly #sums = new Float64Array(units);
  readonly #hidden = new Float64Array(units);
  #count = 0;

  constructor(game: Game, network: Network, inputs = createFeatureSet(game)) {
    this.inputs = inputs;
    this.#network = network;
    this.#difference = new Int8Array(inputs.count);
  }

  /** Returns the points that a seat is expected to add; `state` becomes the reference position. */
  look(state: State, seat: number): number {
    const { rows, start } = this.#network;
    const sums = this.#sums;
    const facts = this.#facts;
    const count = this.inputs.read(state, seat, facts);
    this.#count = count;
    for (let unit = 0; unit < units; unit++) sums[unit] = start[unit] as number;
    for (let i = 0; i < count; i++) addRow(sums, rows, facts[i] as number, 1);
    return this.#points(sums);
  }

  /** Returns the same for a position that is similar to the reference position. */
  compare(state: State, seat: number): number {
    const { rows } = this.#network;
    const difference = this.#difference;
    const facts = this.#facts;
    const others = this.#others;
    const hidden = this.#hidden;
    const before = this.#count;
    const now = this.inputs.read(state, seat, others);
    for (let i = 0; i < now; i++) count(difference, others[i] as number, 1);
    for (let i = 0; i < before; i++) count(difference, facts[i] as number, -1);
    hidden.set(this.#sums);
    for (let i = 0; i < now; i++) settle(hidden, rows, difference, others[i] as number);
    for (let i = 0; i < before; i++) settle(hidden, rows, difference, facts[i] as number);
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

function count(difference: Int8Array, fact: number, by: number): void {
  difference[fact] = (difference[fact] as number) + by;
}

/** Adds or subtracts a feature that is active in one of two positions only. */
function settle(sums: Float64Array, rows: Float32Array, difference: Int8Array, fact: number): void {
  const times = difference[fact] as number;
  if (times === 0) return;
  difference[fact] = 0;
  addRow(sums, rows, fact, times);
}

function addRow(sums: Float64Array, rows: Float32Array, fact: number, times: number): void {
  const row = fact * units;
  for (let unit = 0; unit < units; unit++)
    sums[unit] = (sums[unit] as number) + times * (rows[row + unit] as number);
}
