// The chance of a game written by hand: it does not depend on decisions, so all of it is drawn before
// the game.

import { randomBelow, seedRng } from "../../src/dsl/runtime/engine/rng.ts";
import { BLACK_TILES, DICE, OWN_GOODS, RANDOM, ROUND_GOODS, TILES } from "./layout.ts";
import {
  ANIMAL,
  BLACK_KNOWLEDGE,
  BUILDING,
  CASTLE,
  colourOf,
  FIRST_OF_BAG,
  headsOf,
  KINDS,
  MINE,
  SHIP,
  SUPPLY,
} from "./tables.ts";

/** Draws all chance of a game into its array. */
export type DrawChance = (S: Int32Array, seed: number) => void;

/** How many of each tile are in the bags of the colours, and in the black one. */
function supplies(): { readonly bag: number[]; readonly black: number[] } {
  const bag: number[] = [];
  const black: number[] = [];
  for (let tile = 0; tile < KINDS; tile++) {
    const isBlack = BLACK_KNOWLEDGE.includes(tile);
    if (tile < SHIP) [bag[tile], black[tile]] = isBlack ? [0, 1] : [1, 0];
    else if (tile === SHIP) [bag[tile], black[tile]] = [20, 6];
    else if (tile < CASTLE) {
      const size = headsOf(tile);
      [bag[tile], black[tile]] = [size === 4 ? 1 : 2, size === 2 ? 0 : 1];
    } else if (tile === CASTLE)
      [bag[tile], black[tile]] = [12, 2]; // Two more lie on the boards.
    else [bag[tile], black[tile]] = tile === MINE ? [10, 2] : [5, 2];
  }
  return { bag, black };
}

/** The numbers that the compiled game draws from a seed, one after another. */
export const chanceOfRules: DrawChance = (S, seed) => {
  const rng = new Int32Array(8);
  seedRng(rng, seed);
  const { bag, black } = supplies();
  const drawn = (counts: number[], from: number, total: number) => {
    let [n, i] = [randomBelow(rng, total), from];
    while (n >= (counts[i] as number)) n -= counts[i++] as number;
    counts[i] = (counts[i] as number) - 1;
    return i;
  };
  const goods = [7, 7, 7, 7, 7, 7];
  for (let i = 0; i < 25; i++) S[ROUND_GOODS + i] = drawn(goods, 0, 42 - i);
  for (let i = 0; i < 6; i++) S[OWN_GOODS + i] = drawn(goods, 0, 17 - i);
  for (let phase = 0; phase < 5; phase++) {
    for (const [i, colour] of SUPPLY.entries()) {
      const total = bag.reduce((sum, n, tile) => (colourOf[tile] === colour ? sum + n : sum), 0);
      S[TILES + phase * 12 + i] = drawn(bag, FIRST_OF_BAG[colour] as number, total);
    }
    for (let i = 0; i < 4; i++)
      S[BLACK_TILES + phase * 4 + i] = drawn(
        black,
        0,
        black.reduce((sum, n) => sum + n, 0),
      );
    for (let i = 0; i < 25; i++)
      S[DICE + phase * 25 + i] = randomBelow(rng, 6) + (i % 5 === 4 ? 0 : 1);
  }
};

/** Five dice for each of the 7,776 throws: four players' dice from 1, the white one from 0. */
const throws = Uint8Array.from({ length: 7776 * 5 }, (_, i) => {
  const [throwing, die] = [(i / 5) | 0, i % 5];
  return (((throwing / 6 ** die) | 0) % 6) + (die === 4 ? 0 : 1);
});

/** The same chances, drawn as fast as can be: from lists, two of them with each random number. */
export function quickChance(): DrawChance {
  const { bag, black } = supplies();
  const listOf = (counts: readonly number[]) =>
    Uint8Array.from(counts.flatMap((n, item) => Array<number>(n).fill(item)));
  const only = (from: number, to: number) =>
    listOf(bag.map((n, tile) => (from <= tile && tile < to ? n : 0)));
  // Lists stay in disorder from game to game.
  const goods = listOf([7, 7, 7, 7, 7, 7]);
  const buildings = only(BUILDING, KINDS);
  const animals = only(ANIMAL, CASTLE);
  const knowledge = only(0, SHIP);
  const blacks = listOf(black);
  // What has one kind alone is never drawn.
  const template = Int32Array.from(
    { length: 60 },
    (_, i) => FIRST_OF_BAG[SUPPLY[i % 12] as number] as number,
  );
  const placesOf = (colour: number) =>
    Uint8Array.from([...template.keys()].filter((i) => SUPPLY[i % 12] === colour));
  const [ofBuildings, ofAnimals, ofKnowledge] = [placesOf(0), placesOf(1), placesOf(2)];
  const inOrder = Uint8Array.from({ length: 32 }, (_, i) => i);

  function draw(
    S: Int32Array,
    list: Uint8Array,
    at: number,
    places: Uint8Array,
    count: number,
  ): void {
    for (let i = 0, n = list.length; i < count; i += 2, n -= 2) {
      const pair = below(S, n * (n - 1));
      const a = (pair / (n - 1)) | 0;
      const b = pair - a * (n - 1);
      const one = list[a] as number;
      list[a] = list[n - 1] as number;
      list[n - 1] = one;
      const other = list[b] as number;
      list[b] = list[n - 2] as number;
      list[n - 2] = other;
      S[at + (places[i] as number)] = one;
      S[at + (places[i + 1] as number)] = other;
    }
  }

  return (S) => {
    S.set(template, TILES);
    // The goods of rounds and those of players lie one behind the other; one more is drawn.
    draw(S, goods, ROUND_GOODS, inOrder, 32);
    draw(S, buildings, TILES, ofBuildings, 20);
    draw(S, animals, TILES, ofAnimals, 10);
    draw(S, knowledge, TILES, ofKnowledge, 10);
    draw(S, blacks, BLACK_TILES, inOrder, 20);
    for (let round = 0; round < 25; round++) {
      const from = below(S, 7776) * 5;
      const to = DICE + round * 5;
      S[to] = throws[from] as number;
      S[to + 1] = throws[from + 1] as number;
      S[to + 2] = throws[from + 2] as number;
      S[to + 3] = throws[from + 3] as number;
      S[to + 4] = throws[from + 4] as number;
    }
  };
}

/** A number from 0 to n - 1, from a generator in one word (xorshift, George Marsaglia). */
export function below(S: Int32Array, n: number): number {
  let x = S[RANDOM] as number;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  S[RANDOM] = x;
  return ((x >>> 0) * n * 2 ** -32) | 0;
}
