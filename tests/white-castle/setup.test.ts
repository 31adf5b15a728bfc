// The set-up of the White Castle, which examples do not see: they begin after it.

import { expect, test } from "vitest";
import { repetitions } from "../support/soak.ts";
import facts from "./facts.json" with { type: "json" };
import { contents, game, heights, tileColours } from "./table.ts";

const setups = repetitions({ short: 1_500, long: 100_000 });
const rooms = [0, 1, 2, 3, 4];
const yards = [0, 1, 2];
const hues = ["red", "black", "white"];
const allTiles = hues.flatMap((_, hue) => Array<number>(facts.tilesOfEachColour).fill(hue));

/** The rows of tiles of a room: three on level 1, two on level 2. */
function coloursOf(room: number, cells: readonly number[]): number[] {
  const row = cells.slice(3 * room, 3 * room + 3);
  return room < 3 ? row : row.filter((_, at) => at !== 1);
}

test.each([2, 3, 4])(`${setups} set-ups for %i players`, (players) => {
  const orders = new Set<string>();
  let redealt = 0;
  for (let seed = 0; seed < setups; seed++) {
    const state = game.start({ players, seed });
    const { shared } = game.view(state);
    const cards = rooms.flatMap((room) => contents(shared, "roomCard", room));
    const actions = new Set(cards.map((id) => facts.darkActions[id as "steward1"]));
    const cells = tileColours(state);
    const bridges = [0, 1, 2].map((hue) => contents(shared, "bridges", hue).map(Number));
    const tiles = rooms.flatMap((room) => coloursOf(room, cells));
    orders.add(heights(state).join());
    if (actions.size < 2) redealt++;

    expect(cards, `cards ${seed}`).toHaveLength(5);
    expect(tiles, `tiles ${seed}`).not.toContain(-1);
    for (const room of rooms)
      expect(new Set(coloursOf(room, cells)).size, `room ${room}, ${seed}`).toBeGreaterThan(1);
    const well = contents(shared, "wellTiles").map((id) =>
      hues.findIndex((hue) => id.startsWith(hue)),
    );
    expect(well, `well ${seed}`).toHaveLength(2);
    // One tile of each colour lies on the marked spaces, and all tiles are used.
    expect([0, 3, 6].map((space) => cells[space]).toSorted(), `marked ${seed}`).toEqual([0, 1, 2]);
    expect([...tiles, ...well].toSorted(), `all tiles ${seed}`).toEqual(allTiles);
    expect(contents(shared, "waitingTiles"), `waiting ${seed}`).toEqual([]);
    expect(yards.map((yard) => contents(shared, "blueTile", yard).length)).toEqual([1, 1, 0]);
    expect(yards.map((yard) => contents(shared, "beigeTile", yard).length)).toEqual([1, 0, 1]);
    expect(bridges.map((dice) => dice.length)).toEqual(
      Array.from({ length: 3 }, () => facts.dicePerBridge[`${players as 2}`]),
    );
    for (const dice of bridges) expect(dice).toEqual(dice.toSorted((a, b) => a - b));
    if (players === 2) for (const id of facts.removedWithTwo) expect(cards).not.toContain(id);
  }
  const permutations = { 2: 2, 3: 6, 4: 24 }[players];

  expect([redealt, orders.size]).toEqual([0, permutations]);
});
