import { expect, test } from "vitest";
import type { Game } from "../../../src/dsl/index.ts";
import { listCommonSetups } from "../../../src/play/compare/setup.ts";
import {
  findWitness,
  isReached,
  type Witness,
  type WitnessResult,
  WitnessSearcher,
} from "../../../src/play/compare/witness.ts";
import { burgundy } from "../../support/games/playouts.ts";
import { burgundyWith, reef } from "./reef.ts";

const game = reef();
const names = ["Anna", "Benno", "Carla", "Dora"];

function search(a: Game, b: Game, games: number): WitnessResult {
  return findWitness(a, b, { setups: listCommonSetups(a.meta, b.meta), seed: 1, games, names });
}

/** A witness that is proved, in words. */
function told(a: Game, b: Game, { witness }: WitnessResult): string[] {
  if (witness === undefined) return ["none"];
  expect(isReached(a, b, witness)).toBe(true);
  const { table, moves, parting, next } = witness;
  return [
    `${table.seats.length} players: ${moves.join("; ")}`,
    `${parting.kind}: ${parting.words.de}`,
    `${parting.kind}: ${parting.words.en}`,
    `${next?.notation}: ${happens(next?.a)} / ${happens(next?.b)}`,
  ];
}

function happens(outcome: NonNullable<Witness["next"]>["a"] | undefined): string {
  if (outcome === undefined) return "nothing";
  return outcome.allowed ? `points ${outcome.points}` : `no: ${outcome.reason?.en}`;
}

test("the shortest way to other points", () => {
  const other = reef(["score 2 as traded", "score 3 as traded"]);

  expect(told(game, other, search(game, other, 50))).toMatchInlineSnapshot(`
    [
      "2 players: ",
      "score: Für „Handel“ bekommt Anna verschieden viele Punkte (A: 2; B: 3).",
      "score: For “trade” Anna gets different points (A: 2; B: 3).",
      "trade: points 2,0 / points 3,0",
    ]
  `);
});

test("a difference that is there at once needs no moves", () => {
  const other = reef(["draw 2 from sea", "draw 3 from sea"]);
  const result = search(game, other, 50);

  expect(result.games).toBe(1);
  expect(told(game, other, result)).toMatchInlineSnapshot(`
    [
      "2 players: ",
      "chance: Der Zufall bringt Verschiedenes (A: Wurf 5; B: gezogen Karpfen).",
      "chance: Chance brings different things (A: roll of 5; B: drawn carp).",
      "undefined: nothing / nothing",
    ]
  `);
});

test("where there is no difference, all games are searched", () => {
  const other = reef(["value price = 2", "value price = 1 + 1"]);

  expect(search(game, other, 40)).toEqual({ witness: undefined, games: 40 });
});

test("a search goes on step by step, and finds ever shorter witnesses", () => {
  const other = reef(["score 2 as traded", "score 3 as traded"]);
  const setups = listCommonSetups(game.meta, other.meta);
  const hunt = new WitnessSearcher(game, other, { setups, seed: 3, games: 50 });
  const lengths: number[] = [];
  while (!hunt.isDone) {
    hunt.step();
    const { witness } = hunt.result;
    if (witness !== undefined) lengths.push(witness.moves.length);
  }

  expect(lengths).toEqual([...lengths].sort((one, two) => two - one));
  expect(lengths.at(-1)).toBe(0);
  const first = findWitness(game, other, { setups, seed: 3, games: 50, preferShort: false });
  expect(first.witness?.moves.length).toBe(lengths[0]);
  expect(first.games).toBe(51 - lengths.length);
});

test.each([
  ["price", "value price = 2", "value price = 3"],
  ["watchtower", "value watchtowerPoints = 4", "value watchtowerPoints = 5"],
  ["storage", "of Tile, 3 places", "of Tile, 4 places"],
  [
    "mayLie",
    "needs coloursMatch: tile.colour is space.colour",
    "needs coloursMatch: tile.colour is space.colour or tile.colour is castle",
  ],
])("a witness for another rule of burgundy: %s", (_, from, to) => {
  const other = burgundyWith(from, to);

  expect(told(burgundy, other, search(burgundy, other, 120))).toMatchSnapshot();
});
