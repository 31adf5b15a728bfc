import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { eachDecision, eachEnd, gameNumber, pick, sorts } from "../../support/games/playouts.ts";

const games = 12;
const endedGames = 200;

test.each(sorts)("%s: the ledger adds up to the score", (_, sort) => {
  const expectSum = (state: State) => {
    const sums = sort.game.scores(state).map(() => 0);
    for (const { player, points } of sort.game.ledger(state))
      sums[player] = (sums[player] ?? 0) + points;
    expect(sums).toEqual(sort.game.scores(state));
  };
  eachDecision(sort, games, expectSum);
  eachEnd(sort, endedGames, expectSum);
});

test.each(sorts)("%s: the ledger has one line for a player and a reason", (_, sort) => {
  eachEnd(sort, endedGames, (state) => {
    const lines = sort.game.ledger(state).map(({ player, reason }) => `${player} ${reason}`);
    expect(lines).toEqual([...new Set(lines)]);
  });
});

test.each(sorts)("%s: the points that are told are the points that are scored", (_, sort) => {
  const { game } = sort;
  for (let index = 0; index < games; index++) {
    const { setup, random } = gameNumber(sort, index);
    const told = new Map<string, number>();
    const log: Parameters<Game["play"]>[2] = (entry) => {
      if (entry.kind !== "score") return;
      const key = `${entry.player} ${entry.reason}`;
      told.set(key, (told.get(key) ?? 0) + entry.amount);
    };
    const state = game.start(setup, log);
    while (!game.isOver(state)) game.play(state, pick(game.options(state), random), log);
    const lines = game
      .ledger(state)
      .map(({ player, reason, points }): [string, number] => [`${player} ${reason}`, points]);

    expect(new Map([...told].filter(([, points]) => points !== 0))).toEqual(new Map(lines));
  }
});

test.each(sorts)("%s: watching a game does not change it", (_, sort) => {
  const { game } = sort;
  for (let index = 0; index < games; index++) {
    const { setup, random } = gameNumber(sort, index);
    const [watched, alone] = [game.start(setup, () => {}), game.start(setup)];
    while (!game.isOver(alone)) {
      const option = pick(game.options(alone), random);
      game.play(alone, option);
      game.play(watched, option, () => {});
    }

    expect(game.save(watched)).toBe(game.save(alone));
  }
});

test.each(sorts)("%s: the ranking holds everybody once, the most points first", (_, sort) => {
  eachEnd(sort, endedGames, (state) => {
    const scores = sort.game.scores(state);
    const seats = sort.game.ranking(state).flat();

    expect([...seats].sort((a, b) => a - b)).toEqual([...scores.keys()]);
    const ranked = seats.map((seat) => scores[seat] ?? 0);
    expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
  });
});
