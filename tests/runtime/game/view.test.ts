import { expect, test } from "vitest";
import type { Game, Holdings, State, TableView } from "../../../src/dsl/index.ts";
import { census } from "../../support/games/census.ts";
import { eachDecision, sorts } from "../../support/games/playouts.ts";
import { holds } from "../../support/holds.ts";

/** Games that are looked at before every decision. */
const games = 3;
/** Before which of their decisions a sample is dealt: one in so many. */
const sampled = 4;

test.each(sorts)("%s: a view never shows what is hidden", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, games, (state) => {
    const table = game.view(state, game.decision(state)?.player);
    for (const { id, items } of zonesOf(table)) {
      holds(!game.meta.zones[id]?.hidden || items.length === 0, () => `zone ${id} is shown`);
    }
  });
});

test.each(sorts)("%s: a view tells how much lies everywhere", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, games, (state) => {
    const table = game.view(state);
    const shown = [...zonesOf(table)].reduce((sum, { size }) => sum + size, 0);
    const cells = [table.shared, ...table.players].flatMap(({ grids }) => grids);
    const filled = cells.flatMap((grid) => grid.cells.filter((cell) => cell >= 0)).length;
    const counted = [...census(game, state).values()].reduce((sum, count) => sum + count, 0);

    holds(shown + filled === counted, () => `${shown} + ${filled} of ${counted}`);
    holds(table.players.length === sort.players, () => `${table.players.length} players`);
    for (const { id, size, items } of zonesOf(table)) {
      if (game.meta.zones[id]?.hidden) continue;
      const sum = items.reduce((total, { count }) => total + count, 0);
      holds(sum === size, () => `zone ${id}: ${sum} of ${size}`);
    }
  });
});

test.each(sorts)("%s: a sample keeps what is visible, the totals and the options", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, games, (state, options, random) => {
    if (random.below(sampled) > 0) return;
    const viewer = game.decision(state)?.player ?? 0;
    const dealt = game.sample(state, viewer, random.next());
    const known = game.covered(state, viewer);

    expect(game.view(dealt, viewer)).toEqual(game.view(state, viewer));
    expect(census(game, dealt)).toEqual(census(game, known));
    expect(game.options(dealt)).toEqual(options);
    expect(game.scores(dealt)).toEqual(game.scores(known));
    expect(game.decision(dealt)).toEqual(game.decision(known));
  });
});

test.each(sorts)("%s: a sample can be played to its end", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, games, (state, _options, random) => {
    if (random.below(10) > 0) return;
    const dealt = game.sample(state, 0, random.next());
    game.playout(dealt, random);
    expect(game.isOver(dealt)).toBe(true);
  });
});

test.each(sorts)("%s: the same seed is the same sample, another is another", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, 1, (state) => {
    const [one, same, other] = [1, 1, 2].map((seed) => game.sample(state, 0, seed));
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

test("samples of burgundy differ in the goods to come, and only there", () => {
  const [, sort] = sorts[0] ?? [];
  const { game } = sort as { game: Game }; // The list begins with burgundy.
  const state = game.start({ players: 2, seed: 1 });
  const samples = Array.from({ length: 20 }, (_, seed) =>
    hiddenGoods(game, game.sample(state, 0, seed)),
  );

  expect(new Set(samples).size).toBeGreaterThan(15);
});

/** The slots of the face-down goods, as text. */
function hiddenGoods(game: Game, state: State): string {
  const zone = game.meta.zones.find(({ id }) => id === "phaseGoods");
  const rows = zone?.at.bases.map((base) => state.slice(base, base + 1 + zone.capacity).join(" "));
  return (rows ?? []).join(" | ");
}

function zonesOf({ shared, players }: TableView): Holdings["zones"] {
  return [shared, ...players].flatMap(({ zones }) => zones);
}
