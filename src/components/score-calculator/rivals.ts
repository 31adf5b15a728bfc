// Rivals that nobody plays, such as the cards of a script: only their points are entered.

import type { ExampleFact, Game } from "../../dsl/index.ts";
import type { ScoreEntry } from "./entry.ts";

const knownCounts = new WeakMap<Game, Map<number, number>>();

/** Returns the seats of the rivals in a match of so many players; a match is set up for it once. */
export function rivalSeats(game: Game, players: number): number[] {
  if (game.meta.rivals.length === 0) return [];
  const counts = knownCounts.get(game) ?? new Map<number, number>();
  knownCounts.set(game, counts);
  const count = counts.get(players) ?? game.rivals(game.start({ players, seed: 1 })).length;
  counts.set(players, count);
  return Array.from({ length: count }, (_, index) => players + index);
}

/** Returns the entered points of the rivals as facts. */
export function rivalFacts(game: Game, { players, rivals }: ScoreEntry): ExampleFact[] {
  return rivalSeats(game, players.length).map((player, index) => {
    return { kind: "score", player, value: rivals[index] ?? 0 };
  });
}
