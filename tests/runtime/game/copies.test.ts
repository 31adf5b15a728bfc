import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { seededRandom } from "../../../src/play/random.ts";
import {
  burgundy,
  burgundySorts,
  eachDecision,
  eachEnd,
  gameNumber,
  pick,
  type Sort,
  sorts,
} from "../../support/games/playouts.ts";
import { gameOf } from "../../support/rules-of.ts";

/** Games that are saved before every decision, and played on from some of them. */
const savedGames = 6;
/** Before which of their decisions: one in so many. */
const playedOn = 9;
const repeatedGames = 40;

const pig = gameOf("classics/pig");

test.each(sorts)("%s: a saved game plays on like the original", (_, sort) => {
  const { game } = sort;
  eachDecision(sort, savedGames, (state, _options, random) => {
    const text = game.save(state);
    const loaded = game.load(text);
    if (game.save(loaded) !== text) expect(loaded).toEqual(state);
    if (random.below(playedOn) === 0) expectSameEnd(game, state, loaded, random.next());
  });
});

test.each(sorts)("%s: a copy plays on like the original", (_, sort) => {
  eachDecision(sort, savedGames, (state, _options, random) => {
    if (random.below(playedOn) > 0) return;
    expectSameEnd(sort.game, state, state.slice(), random.next());
  });
});

test("games are saved and copied in the middle of every effect of burgundy", () => {
  const seen = new Set<number>();
  for (const [, sort] of burgundySorts) {
    eachDecision(sort, savedGames, (state, options, random) => {
      const site = state[8] as number;
      if (seen.has(site)) return;
      seen.add(site);
      for (const option of options) expectSameMove(burgundy, state, option);
      expectSameEnd(burgundy, state, burgundy.load(burgundy.save(state)), random.next());
    });
  }

  expect([...seen].sort((a, b) => a - b)).toEqual([...burgundy.meta.sites.keys()]);
});

test.each(sorts)("%s: the same seed is the same game", (_, sort) => {
  const ends: string[] = [];
  eachEnd(sort, repeatedGames, (state) => ends.push(sort.game.save(state)));
  let next = 0;
  eachEnd(sort, repeatedGames, (state) => {
    if (sort.game.save(state) !== ends[next]) expect(sort.game.save(state)).toBe(ends[next]);
    next++;
  });
});

test.each(sorts)("%s: nothing about a game lives outside its state", (_, sort) => {
  const { game } = sort;
  const alone = [0, 1].map((index) => playedAlone(game, sort, index));
  const tables = [0, 1].map((index) => {
    const { setup, random } = gameNumber(sort, index);
    return { state: game.start(setup), random };
  });
  while (tables.some(({ state }) => !game.isOver(state))) {
    for (const { state, random } of tables) {
      if (!game.isOver(state)) game.play(state, pick(game.options(state), random));
    }
  }

  expect(tables.map(({ state }) => game.save(state))).toEqual(alone);
});

test.each(sorts)("%s: a playout is the game that single moves make", (_, sort) => {
  const ends: string[] = [];
  eachEnd(sort, 10, (state) => ends.push(sort.game.save(state)));

  expect(Array.from({ length: 10 }, (_, index) => playedAlone(sort.game, sort, index))).toEqual(
    ends,
  );
});

test("a saved game of an older version, whose steps had other numbers, is refused", () => {
  const text = pig.save(pig.start({ players: 2, seed: 1 })).replace("state-2", "state-1");

  expect(() => pig.load(text)).toThrow("this game was saved by an older version");
});

test("a saved game of other rules, or a damaged one, is refused", () => {
  const state = burgundy.start({ players: 2, seed: 1 });
  const text = burgundy.save(state);
  const [format, id, hash, body = "", sum] = text.split(" ");

  expect(burgundy.load(`  ${text}\n`)).toEqual(state);
  expect(() => pig.load(text)).toThrow("of burgundy, not of pig");
  expect(() => burgundy.load("hello")).toThrow("not a saved game");
  expect(() => burgundy.load([format, id, "0000", body, sum].join(" "))).toThrow("other rules");
  expect(() => burgundy.load([format, id, hash, body.slice(1), sum].join(" "))).toThrow("damaged");
  expect(() => burgundy.load(text.slice(0, -1))).toThrow("damaged");
});

/** Plays both to the end by the same choices. */
function expectSameEnd(game: Game, one: State, other: State, seed: number): void {
  const [first, second] = [one.slice(), other.slice()];
  game.playout(first, seededRandom(seed));
  game.playout(second, seededRandom(seed));
  if (game.save(first) !== game.save(second)) expect(second).toEqual(first);
}

/** Plays an option in the state and in what was saved of it. */
function expectSameMove(game: Game, state: State, option: number): void {
  const [original, loaded] = [state.slice(), game.load(game.save(state))];
  game.play(original, option);
  game.play(loaded, option);
  expect(loaded).toEqual(original);
}

function playedAlone(game: Game, sort: Sort, index: number): string {
  const { setup, random } = gameNumber(sort, index);
  const state = game.start(setup);
  while (!game.isOver(state)) game.play(state, pick(game.options(state), random));
  return game.save(state);
}
