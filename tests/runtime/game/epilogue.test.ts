// The end of a game from a position: what a game scores when its last decision has been made.

import { expect, test } from "vitest";
import type { EndPosition, Game, LedgerEntry, State } from "../../../src/dsl/index.ts";
import { factsOf } from "../../support/games/facts-of.ts";
import { burgundySorts, diceSorts, gameNumber, type Sort } from "../../support/games/playouts.ts";
import { gameFrom, gameOf, rulesOf } from "../../support/rules-of.ts";

const games = 25;

/** Burgundy that ends before its final scoring; all else is the same. */
const unscored = gameFrom(
  rulesOf("burgundy").map(({ path, text }) => ({
    path,
    text: text.replace("each player { do finalScoring }", ""),
  })),
);

test.each(burgundySorts)("%s: a position scores what its game scored", (_, sort) => {
  for (let index = 0; index < games; index++) {
    const real = end(sort, index);
    const laid = end({ ...sort, game: unscored }, index);
    const closed = sort.game.close(positionOf(sort, unscored, laid));

    const { game } = sort;
    expect(game.scores(closed), `game ${index}`).toEqual(game.scores(real));
    expect(game.ranking(closed)).toEqual(game.ranking(real));
    expect(game.ledger(closed)).toEqual(without(game.ledger(real), unscored.ledger(laid)));
    expect(game.isOver(closed)).toBe(true);
  }
});

test.each(diceSorts)("%s: nothing is left to be scored, and the ranking is the same", (_, sort) => {
  for (let index = 0; index < games; index++) {
    const real = end(sort, index);
    const closed = sort.game.close(positionOf(sort, sort.game, real));

    expect(sort.game.scores(closed), `game ${index}`).toEqual(sort.game.scores(real));
    expect(sort.game.ranking(closed)).toEqual(sort.game.ranking(real));
    expect(sort.game.ledger(closed)).toEqual([]);
  }
});

test.each(burgundySorts)("%s: ended at any decision, it is the end of that position", (_, sort) => {
  const { game } = sort;
  for (let index = 0; index < 5; index++) {
    const { setup, random } = gameNumber(sort, index);
    const state = game.start(setup);
    for (let decision = 0; !game.isOver(state); decision++) {
      if (decision % 20 === 0) {
        const before = state.slice();
        const ended = game.endedNow(state);
        const closed = game.close(positionOf(sort, game, state));

        expect(game.isOver(ended)).toBe(true);
        expect(game.scores(ended), `game ${index}, ${decision}`).toEqual(game.scores(closed));
        expect(game.ranking(ended)).toEqual(game.ranking(closed));
        expect(state).toEqual(before);
      }
      const options = game.options(state);
      game.playUnchecked(state, options[random.below(options.length)] ?? 0);
    }
    expect(game.endedNow(state)).toEqual(state);
  }
});

test("the end of Burgundy reads what its final scoring counts, and nothing else", () => {
  expect(readBy(gameOf("burgundy"))).toEqual([
    "bonusTiles",
    "estate",
    "goods",
    "plan",
    "silver",
    "sold",
    "turnOrder",
    "workers",
  ]);
  expect(readBy(gameOf("burgundy-dice"))).toEqual(["bonuses"]);
});

test("points are told with the rules that gave them", () => {
  const { game } = (burgundySorts[0] as (typeof burgundySorts)[number])[1];
  const silver = game.meta.counters.findIndex(({ id }) => id === "silver");
  const told: string[] = [];
  const fact = { kind: "counter", id: silver, player: 1, index: 0, value: 4 } as const;
  game.close({ players: 2, facts: [fact] }, (entry) => {
    if (entry.kind !== "score" || entry.player !== 1) return;
    const place = game.meta.spans[entry.at];
    const file = game.meta.sources[place?.file ?? -1]?.text ?? "";
    told.push(`${file.slice(place?.start, place?.end)}: ${entry.amount}`);
  });

  expect(told).toContain("score your silver as silverLeft: 4");
});

/** The end of game number `index`; the same choices, whether or not the end is scored. */
function end(sort: Sort, index: number): State {
  const { setup, random } = gameNumber(sort, index);
  const state = sort.game.start(setup);
  sort.game.playout(state, random);
  return state;
}

function positionOf({ game, players, options }: Sort, played: Game, state: State): EndPosition {
  return { players, options, facts: factsOf(game, played, state) };
}

/** The lines of the one that the other does not have, or has with other points. */
function without(lines: readonly LedgerEntry[], known: readonly LedgerEntry[]): LedgerEntry[] {
  return lines.flatMap((line) => {
    const same = known.find(({ player, reason }) => {
      return player === line.player && reason === line.reason;
    });
    const points = line.points - (same?.points ?? 0);
    return points === 0 ? [] : [{ ...line, points }];
  });
}

function readBy({ meta }: Game): string[] {
  const { closing } = meta;
  const kinds = ["counters", "marks", "zones", "grids", "tracks"] as const;
  return kinds
    .flatMap((kind) => closing[kind].map((index) => meta[kind][index]?.id ?? ""))
    .toSorted();
}
