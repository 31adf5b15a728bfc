// A small value network that estimates the points a seat will still score. Its first layer sums one
// row of weights for each active feature (see `features.ts`); all sums but the first are clipped
// below zero; the output is their weighted sum. The text form has one line for each feature.

import type { PlayableGame } from "../../dsl/index.ts";
import { createFeatureSet } from "./features.ts";

/** Number of sums in the first layer; the first is not clipped. */
export const units = 32;

/** The weights of a value network. */
export interface Network {
  /** `units` weights for each feature. */
  readonly rows: Float32Array;
  /** Biases of the first layer. */
  readonly start: Float32Array;
  /** Weights of the output; the first is always 1. */
  readonly out: Float32Array;
}

/** Points for one unit of output; keeps weights near one. */
export const scale = 50;

/** A network as stored in a file. */
export interface LearnedFile {
  readonly game: string;
  /** Signature of the feature set; it differs for other rules. */
  readonly facts: string;
  /** Training run: number of games; the seed is `seed`. */
  readonly games: number;
  readonly seed: number;
  readonly start: string;
  readonly out: string;
  /** The weights of each feature that occurred in training. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Weights are stored as multiples of this. */
const grain = 1 / 1000;

/** Reads the network of a game, or returns `undefined` if it was trained with other features. */
export function readNetwork(game: PlayableGame, file: LearnedFile): Network | undefined {
  const { count, signature } = createFeatureSet(game);
  if (file.game !== game.meta.id || file.facts !== signature) return undefined;
  const rows = new Float32Array(count * units);
  for (const [fact, weights] of Object.entries(file.rows)) {
    rows.set(numbers(weights), Number(fact) * units);
  }
  return { rows, start: numbers(file.start), out: numbers(file.out) };
}

/** Serializes a trained network. */
export function writeNetwork(
  game: PlayableGame,
  { rows, start, out }: Network,
  lesson: { readonly games: number; readonly seed: number },
): LearnedFile {
  const { count, signature } = createFeatureSet(game);
  const facts = Array.from({ length: count }, (_, fact) => fact);
  const texts = facts.map((fact) => words(rows.subarray(fact * units, (fact + 1) * units)));
  const met = facts.filter((fact) => /[1-9]/.test(texts[fact] ?? ""));
  const { games, seed } = lesson;
  return {
    game: game.meta.id,
    facts: signature,
    games,
    seed,
    start: words(start),
    out: words(out),
    rows: Object.fromEntries(met.map((fact) => [fact, texts[fact] ?? ""])),
  };
}

function words(weights: Float32Array): string {
  return Array.from(weights, (weight) => Math.round(weight / grain)).join(" ");
}

function numbers(words: string): Float32Array {
  return Float32Array.from(words.split(" "), (word) => Number(word) * grain);
}
