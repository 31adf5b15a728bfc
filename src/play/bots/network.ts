// A small network that says how many points a seat will still make from a position. Its first layer
// adds up one row of weights for every fact that holds of the position (see `features.ts`); the sums
// are cut off below zero, but for the first, and weighed. What was learned is written as text, one
// line for each fact.

import type { Game } from "../../dsl/index.ts";
import { createFeatureSet } from "./features.ts";

/** Sums in the first layer, the first of them not cut off. */
export const units = 32;

export interface Network {
  /** `units` weights for each fact. */
  readonly rows: Float32Array;
  /** What the sums start from. */
  readonly start: Float32Array;
  /** What each sum counts for; the first always 1. */
  readonly out: Float32Array;
}

/** Points are counted in this unit inside of networks, so that weights stay near one. */
export const scale = 50;

/** A network as it is kept in a file. */
export interface LearnedFile {
  readonly game: string;
  /** Which facts it is about; of other rules they may be others. */
  readonly facts: string;
  /** How it was learned: so many games, chance from this seed. */
  readonly games: number;
  readonly seed: number;
  readonly start: string;
  readonly out: string;
  /** The weights of each fact that was ever met. */
  readonly rows: Readonly<Record<string, string>>;
}

/** Weights are written as multiples of this. */
const grain = 1 / 1000;

/** The network for a game; `undefined` where it was learned from other facts. */
export function readNetwork(game: Game, file: LearnedFile): Network | undefined {
  const { count, signature } = createFeatureSet(game);
  if (file.game !== game.meta.id || file.facts !== signature) return undefined;
  const rows = new Float32Array(count * units);
  for (const [fact, weights] of Object.entries(file.rows)) {
    rows.set(numbers(weights), Number(fact) * units);
  }
  return { rows, start: numbers(file.start), out: numbers(file.out) };
}

/** What was learned, to be kept. */
export function writeNetwork(
  game: Game,
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
