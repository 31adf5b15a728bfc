// What counters do, on games of a few lines.

import { expect, test } from "vitest";
import type { Game, LogEntry, State } from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";
import { gameFrom } from "../support/rules-of.ts";

const catches = `
enum Catch {
  pearl  de "die Perle, die Perlen" en "pearl, pearls"
  coral  de "die Koralle, die Korallen" en "coral, corals"
}
player counter catches[Catch]
`;

test("one of a family is gained and paid, and the log says which", () => {
  const entries: LogEntry[] = [];
  const game = gameOf(`${catches}
table other(Catch): Catch = coral, pearl
flow {
  each player {
    for each c in Catch { gain rank of c * 2 catches[c] }
    pay 1 catches[other(pearl)]
  }
}`);
  const state = game.start({ players: 2, seed: 1 }, (entry) => entries.push(entry));

  const gains = entries.map((entry) => (entry.kind === "gain" ? [entry.index, entry.amount] : []));

  expect([0, 1].map((seat) => amounts(game, state, seat))).toEqual([
    [2, 3],
    [2, 3],
  ]);
  expect(gains.slice(0, 3)).toEqual([
    [0, 2],
    [1, 4],
    [1, -1],
  ]);
});

test("a reason names the member of a family that is lacking", () => {
  const game = gameOf(`${catches}
action sell {
  de "verkaufen" en "sell"
  pick what from Catch
  needs enough: your catches[what] >= 2
    else de "Nötig: {2 catches[what]}, da: {your catches[what]}." en "It takes {2 catches[what]}, not {your catches[what]}."
}
action pass { de "passen" en "pass" }
flow { each player { gain 1 catches[coral] choose sell, pass } }`);
  const state = game.start({ players: 2, seed: 1 });
  const { reason } = game.explain(state, "sell", { what: 1 });

  expect(reason?.text).toEqual({
    de: "Nötig: 2 Korallen, da: 1 Koralle. Es fehlt noch 1 Koralle.",
    en: "It takes 2 corals, not 1 coral. 1 coral more would do.",
  });
});

function gameOf(text: string): Game {
  return gameFrom([{ path: "test.regel", text }, completed(text)]);
}

/** What a player has of each counter. */
function amounts(game: Game, state: State, seat: number): number[] {
  return game.view(state).players[seat]?.counters.map(({ value }) => value) ?? [];
}
