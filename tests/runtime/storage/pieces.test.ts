import { expect, test } from "vitest";
import facts from "../../burgundy/facts.json" with { type: "json" };
import { cellsOf, census, countersOf, zoneCounts } from "../../support/games/census.ts";
import {
  burgundySorts,
  classicSorts,
  eachDecision,
  eachEnd,
  sorts,
} from "../../support/games/playouts.ts";
import { holds } from "../../support/holds.ts";

/** Games in which everything is counted before every decision. */
const countedGames = 5;
/** Games in which everything is counted at the end. */
const endedGames = 300;

/** How many of each kind of tile and each colour of goods there are in the box. */
const box: ReadonlyMap<string, number> = new Map([
  ...facts.buildings.map((id): [string, number] => [id, facts.tiles.building.perType.total]),
  ...facts.animals.species.flatMap((id) =>
    Object.entries(facts.animals.perSpecies.total).map(([heads, count]): [string, number] => [
      `${id}${heads}`,
      count,
    ]),
  ),
  ...Object.keys(facts.knowledge).map((id): [string, number] => [`knowledge${id}`, 1]),
  ...(["castle", "mine", "ship"] as const).map((id): [string, number] => [
    id,
    facts.tiles[id].total,
  ]),
  ...facts.goods.byDie.map((id): [string, number] => [id, facts.goods.perColour]),
]);

test("the box holds 164 tiles and 42 goods", () => {
  const all = [...box.values()].reduce((sum, count) => sum + count, 0);

  expect(all).toBe(164 + 42);
});

test.each(burgundySorts)("%s: everything in the box is in exactly one place", (_, sort) => {
  const expectWhole = (state: Int32Array) => {
    const counts = census(sort.game, state);
    for (const [id, count] of box)
      holds(counts.get(id) === count, () => `${counts.get(id)} of ${count} ${id}`);
  };
  eachDecision(sort, countedGames, expectWhole);
  eachEnd(sort, endedGames, expectWhole);
});

test.each(sorts)("%s: counters and zones never hold less than nothing", (_, sort) => {
  eachDecision(sort, countedGames, (state) => {
    const amounts = [
      ...countersOf(sort.game, state),
      ...sort.game.meta.zones.flatMap((zone) =>
        zoneCounts(sort.game, state, zone).map(([, count]) => count),
      ),
    ];
    holds(!amounts.some((amount) => amount < 0), () => amounts.join());
  });
});

test.each(burgundySorts)("%s: the counts of a grid are those of its spaces", (_, sort) => {
  eachDecision(sort, countedGames, (state) => {
    for (const grid of sort.game.meta.grids) {
      const { counts, at } = grid;
      if (counts === undefined) continue;
      const kinds = sort.game.meta.kinds.length;
      const cells = cellsOf(sort.game, state, grid);
      const perSeat = cells.length / sort.game.scores(state).length;
      for (const seat of sort.game.scores(state).keys()) {
        const lying = new Array<number>(kinds).fill(0);
        for (const kind of cells.slice(seat * perSeat, (seat + 1) * perSeat))
          if (kind >= 0) lying[kind] = (lying[kind] ?? 0) + 1;
        const from = counts + seat * at.playerStride;
        const counted = state.subarray(from, from + kinds);
        holds(counted.join() === lying.join(), () => `${counted} is not ${lying}`);
      }
    }
  });
});

test.each(classicSorts)("%s: nothing is left behind where nothing is", (_, sort) => {
  eachEnd(sort, endedGames, (state) => {
    const size = sort.game.scores(state).length;
    expect(state[2]).toBe(size);
    expect(sort.game.options(state)).toEqual([]);
    expect(sort.game.decision(state)).toBeUndefined();
  });
});
