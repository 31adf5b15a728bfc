// What a bot may think about: nothing in it may depend on what its seat cannot know.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { census } from "../../support/games/census.ts";
import { disguised } from "../../support/games/disguised.ts";
import { eachDecision, sorts } from "../../support/games/playouts.ts";
import { gameFrom } from "../../support/rules-of.ts";

const fish = `
enum Depth { low high }
family Fish { depth: Depth size: 1..9 }
piece cod : Fish { depth is low size is 1 copies 8 in deck }
piece ray : Fish { depth is high size is 2 copies 6 in deck }
piece eel : Fish { depth is low size is 3 copies 6 in deck }
piece tang : Fish { depth is high size is 4 copies 2 in deck }
family Shell
piece clam : Shell { copies 3 in sand }
piece conch : Shell { copies 3 in sand }
`;

/** Hidden zones of every layout, alone and as families, and hidden marks of every type. */
const everything = `${fish}
zone deck of Fish, hidden
zone sand of Shell, hidden
player zone hand of Fish, 3 places, hidden
player zone net of Fish, row of 3, hidden
player zone tank of Fish, hidden
zone pools[Depth] of Fish by depth, hidden
player zone pouch of Shell, 2 places, hidden
shape Reef squares 2 by 2
zone reef of Fish on Reef
player mark sure: yes/no, hidden
player mark guess: Depth, hidden
player mark rival: player, hidden
player mark lair: space of reef, hidden
player mark dream: Fish, hidden
player mark hope: Depth or none, hidden
player mark seen: set of Depth, hidden
mark omen: 1..9, hidden
action wait { de "warten" en "wait" }
flow {
  set omen to 4
  each player {
    draw 1 from deck to your hand
    draw 1 from deck to your net
    draw 2 from deck to your tank
    draw 1 from sand to your pouch
    set your rival to you
    set your seen to { high }
  }
  repeat 5 times { let f = draw from deck add f to pools[f.depth] }
  each player { choose wait }
}
`;

/** Things that come from nowhere, unseen: thrown under a cup. */
const cups = `
player zone cup of 1..6, 5 places, hidden
action wait { de "warten" en "wait" }
flow { each player { roll 5 to your cup } each player { choose wait } }
`;

/** The same, thrown as the dice that the cup has places for. */
const thrown = cups.replace("roll 5 to your cup", "roll your cup");

/** Numbers written down in secret, through a procedure. */
const bids = `
player zone bid of 1..9, 1 places, hidden
action offer { de "bieten" en "offer" pick n from 1..9 do write(n) }
to write(n: 1..9) { de "schreiben" en "write" add n to your bid }
action wait { de "warten" en "wait" }
flow { each player { choose offer } each player { choose wait } }
`;

/** A deck of numbers that everybody can count. */
const counted = `
zone deck of 1..20, hidden
player zone hand of 1..20, hidden
zone table of 1..20
action lay { de "legen" en "lay" pick n from your hand remove n from your hand add n to table }
flow {
  for each n in 1..20 { add n to deck }
  each player { repeat 4 times { let n = draw from deck add n to your hand } }
  repeat 3 times { each player { choose lay } }
}
`;

/** With the zone of whose things nobody can know how many there are of each, if there is one. */
const small: readonly (readonly [name: string, source: string, uncounted?: string])[] = [
  ["zones and marks of every sort", everything],
  ["dice under cups", cups, "cup"],
  ["bids in secret", bids, "bid"],
  ["a deck to be counted", counted],
  ["dice of cups", thrown, "cup"],
];

const games = small.map(([name, source, uncounted]) => ({
  name,
  uncounted,
  players: 3,
  options: {},
  game: gameFrom([{ path: "test.regel", text: source }, completed(source)]),
}));

const all = [
  ...games.map((sort) => [sort.name, sort, sort.uncounted] as const),
  ...sorts.map(([name, sort]) => [name, sort, undefined] as const),
];

test.each(all)(
  "%s: a sample depends on nothing that its seat cannot know",
  (_, sort, uncounted) => {
    eachDecision(sort, 3, (state, _options, random) => {
      if (sorts.some(([, other]) => other === sort) && random.below(12) > 0) return;
      const viewer = random.below(sort.players);
      const other = disguised(sort.game, state, viewer, random, uncounted);
      const seed = random.next();

      expect(sort.game.view(other, viewer)).toEqual(sort.game.view(state, viewer));
      expect(sort.game.sample(other, viewer, seed)).toEqual(sort.game.sample(state, viewer, seed));
    });
  },
);

test("whoever only watches has no hand to look into either", () => {
  const [{ game } = fail()] = games;
  const state = game.start({ players: 3, seed: 3 });

  expect(game.sample(game.sample(state, -1, 5), -1, 7)).toEqual(game.sample(state, -1, 7));
});

test("what can be counted stays as many, each where it may lie", () => {
  for (const { game } of [games[0], games[3]].flatMap((sort) => sort ?? [])) {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (seed, deal) => {
        const state = game.start({ players: 3, seed });
        const dealt = game.sample(state, 0, deal);
        expect(census(game, dealt)).toEqual(census(game, state));
        expect(inPools(game, dealt).every((depths) => depths.size <= 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  }
});

test("every hand that may be is dealt, and about as often", () => {
  const game = games[3]?.game ?? fail();
  const state = game.start({ players: 3, seed: 1 });
  const times = Array<number>(21).fill(0);
  for (let seed = 0; seed < 4000; seed++) {
    const { players } = game.view(game.sample(state, 0, seed));
    for (const { value } of players[1]?.zones[0]?.items ?? [])
      times[value] = (times[value] ?? 0) + 1;
  }
  const own = new Set(game.view(state, 0).players[0]?.zones[0]?.items.map(({ value }) => value));

  for (const n of Array.from({ length: 20 }, (_, i) => i + 1)) {
    // 4 of 16 cards: each a thousand times, give or take five standard errors.
    if (own.has(n)) expect(times[n]).toBe(0);
    else expect(Math.abs((times[n] ?? 0) - 1000)).toBeLessThan(5 * Math.sqrt(1000 * 0.75));
  }
});

/** The depths of what lies in each pool. */
function inPools(game: Game, state: State): Set<number>[] {
  const zone = game.meta.zones.findIndex(({ id }) => id === "pools");
  return game
    .view(state)
    .shared.zones.filter(({ id }) => id === zone)
    .map(
      ({ items }) => new Set(items.map(({ value }) => game.meta.kinds[value]?.fields.depth ?? -1)),
    );
}

function fail(): never {
  throw new Error("no such game");
}
