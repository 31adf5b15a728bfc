// Rulings that take more than one position: what chance does over many games, and whole turns.

import { expect, test } from "vitest";
import type { LogEntry, State } from "../../src/dsl/index.ts";
import { deriveSeed } from "../../src/play/random.ts";
import {
  burgundySorts,
  eachDecision,
  burgundy as game,
  gameNumber,
  pick,
  type Sort,
} from "../support/games/playouts.ts";
import { holds } from "../support/holds.ts";

/** Games that are started to see what chance does; their seeds are fixed. */
const starts = 3_000;
const watchedGames = 6;

test("every face of the dice is as likely", () => {
  const faces = tally(starts, (entry) => (entry.how === "roll" ? entry.value : undefined));

  expect([...faces.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  // Five degrees of freedom: above 20.5 once in a thousand.
  expect(chiSquare([...faces.values()])).toBeLessThan(20.5);
});

test("every good is as likely to be drawn first", () => {
  const first = new Map<number, number>();
  for (let index = 0; index < starts; index++) {
    const drawn = chanceAtStart(index).find(({ how }) => how === "draw");
    if (drawn !== undefined) first.set(drawn.value, (first.get(drawn.value) ?? 0) + 1);
  }

  expect(first.size).toBe(6);
  expect(chiSquare([...first.values()])).toBeLessThan(20.5);
});

test("every building is as likely to lie in the first depot", () => {
  const first = new Map<string, number>();
  for (let index = 0; index < starts; index++) {
    const state = game.start({ players: 2, seed: deriveSeed(index, 7) });
    const depots = game.meta.zones.find(({ id }) => id === "depots");
    const kind = game.meta.kinds[(state[depots?.at.bases[0] ?? 0] ?? 0) - 1]?.id ?? "";
    first.set(kind, (first.get(kind) ?? 0) + 1);
  }

  expect(first.size).toBe(8);
  // Seven degrees of freedom: above 24.3 once in a thousand.
  expect(chiSquare([...first.values()])).toBeLessThan(24.3);
});

test.each(burgundySorts)("%s: a turn spends two dice, and buys at most once", (_, sort) => {
  const dice = game.meta.zones.findIndex(({ id }) => id === "dice");
  eachTurn(sort, (states, _round, moves) => {
    const { player } = game.decision(states[0] as State) ?? { player: 0 }; // A turn has decisions.
    const left = states.map(
      (state) => game.view(state).players[player]?.zones.find(({ id }) => id === dice)?.size,
    );
    const bought = moves.filter((move) => /^buy/.test(move)).length;

    holds(left[0] === 2 && left.at(-1) === 0, () => `${left} dice: ${moves.join(" · ")}`);
    holds(bought <= 1, () => moves.join(" · "));
  });
});

test.each(burgundySorts)("%s: everybody has 25 turns", (_, sort) => {
  let turns = 0;
  eachTurn(sort, () => turns++);

  expect(turns).toBe(25 * sort.players * watchedGames);
});

test.each(burgundySorts)("%s: of those who wait, the foremost is next", (_, sort) => {
  eachTurn(sort, (states, round) => {
    const [state] = states;
    if (state === undefined) return;
    const { player } = game.decision(state) ?? { player: -1 };
    const waiting = (game.view(state).shared.tracks[0]?.markers ?? []).filter(
      (marker) => !round.includes(marker.player),
    );
    const foremost = waiting.sort((a, b) => b.position - a.position || b.height - a.height)[0];

    holds(foremost?.player === player, () => `${player} before ${foremost?.player}`);
  });
});

test.each(burgundySorts)("%s: nobody holds more than three kinds of goods", (_, sort) => {
  const goods = game.meta.zones.findIndex(({ id }) => id === "goods");
  eachDecision(sort, watchedGames, (state) => {
    for (const { zones } of game.view(state).players) {
      const kinds = zones.find(({ id }) => id === goods)?.items.length ?? 0;
      holds(kinds <= 3, () => `${kinds} kinds`);
    }
  });
});

test.each(burgundySorts)(
  "%s: no city has two buildings of a kind without knowledge 1",
  (_, sort) => {
    eachDecision(sort, watchedGames, (state) => {
      for (const { grids } of game.view(state).players) {
        const [estate] = grids;
        const regions = game.meta.boards[estate?.board ?? 0]?.regions ?? [];
        const kinds = estate?.cells.map((kind) => game.meta.kinds[kind]) ?? [];
        if (kinds.some((kind) => kind?.id === "knowledge1")) continue;
        const cities = kinds.flatMap((kind, cell) =>
          kind?.families[0] === "Building" ? [`${kind.id} in ${regions[cell]}`] : [],
        );
        holds(new Set(cities).size === cities.length, () => cities.join());
      }
    });
  },
);

test.each(burgundySorts)("%s: tiles lie on spaces of their colour", (_, sort) => {
  eachDecision(sort, watchedGames, (state) => {
    for (const { grids } of game.view(state).players) {
      const [estate] = grids;
      const colours = game.meta.boards[estate?.board ?? 0]?.fields.colour ?? [];
      for (const [cell, kind] of (estate?.cells ?? []).entries())
        holds(
          kind < 0 || game.meta.kinds[kind]?.fields.colour === colours[cell],
          () => `cell ${cell}`,
        );
    }
  });
});

/** Shows every turn of some games: its decisions, who had a turn in this round, and its moves. */
function eachTurn(
  sort: Sort,
  visit: (states: readonly State[], round: readonly number[], moves: readonly string[]) => void,
): void {
  const turn = turnSite();
  for (let index = 0; index < watchedGames; index++) {
    let round: number[] = [];
    let states: State[] = [];
    let moves: string[] = [];
    playedGame(sort, index, (state, move) => {
      if (states.length === 0 && state[8] !== turn) return;
      states.push(state.slice());
      moves.push(move);
      if (move !== "endTurn") return;
      visit(states, round, moves);
      const next = [...round, game.decision(state)?.player ?? -1];
      round = next.length === sort.players ? [] : next;
      [states, moves] = [[], []];
    });
  }
}

/** The `choose` of the turn: the one that offers to end it. */
function turnSite(): number {
  const end = game.meta.moves.findIndex(({ id }) => id === "endTurn");
  return game.meta.sites.findIndex(({ moves }) => moves.includes(end));
}

function playedGame(sort: Sort, index: number, visit: (state: State, move: string) => void): void {
  const { setup, random } = gameNumber(sort, index);
  const state = game.start(setup);
  while (!game.isOver(state)) {
    const option = pick(game.options(state), random);
    visit(state, game.notation(option));
    game.play(state, option);
  }
}

type Chance = Extract<LogEntry, { kind: "chance" }>;

function chanceAtStart(index: number): Chance[] {
  const results: Chance[] = [];
  game.start({ players: 2, seed: deriveSeed(index, 3) }, (entry) => {
    if (entry.kind === "chance") results.push(entry);
  });
  return results;
}

function tally(games: number, read: (entry: Chance) => number | undefined): Map<number, number> {
  const counts = new Map<number, number>();
  for (let index = 0; index < games; index++) {
    for (const entry of chanceAtStart(index)) {
      const value = read(entry);
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** How far counts are from being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
