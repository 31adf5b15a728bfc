import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ReplayedUnder, replayUnder } from "../../../src/play/compare/replay-under.ts";
import { parseRecords } from "../../../src/play/session/parse-record.ts";
import { startSession } from "../../../src/play/session/session.ts";
import { burgundy } from "../../support/games/playouts.ts";
import { burgundyWith, reef, tableOf } from "./reef.ts";

const game = reef();

/** Both trade once, and rest. */
function record(trades: number) {
  const session = startSession(game, tableOf(1));
  while (!game.isOver(session.state)) {
    const wanted = session.length < 2 * trades ? "trade" : "rest";
    session.play(game.options(session.state).find((one) => game.notation(one) === wanted) ?? 0);
  }
  return session.record();
}

function told(result: ReplayedUnder): string {
  if (result.kind === "problem") return `${result.problem.line}: ${result.problem.text.en}`;
  const { outcome, parting, stop, played, scoresA, scoresB } = result;
  const where = parting && `${parting.at} ${parting.kind}: ${parting.words.en}`;
  const why = stop === undefined ? "" : ` | stops: ${stop.words.en}`;
  return `${outcome}, ${played} moves, ${scoresA} and ${scoresB}; ${where}${why}`;
}

const under = (from: string, to: string, trades = 1) =>
  told(replayUnder(game, reef([from, to]), record(trades)));

test("a record comes out the same where the rules say the same", () => {
  expect(under("value price = 2", "value price = 1 + 1")).toMatchInlineSnapshot(
    `"same, 6 moves, 2,2 and 2,2; undefined"`,
  );
});

test("what was not chosen does not count", () => {
  expect(under("value price = 2", "value price = 3")).toMatchInlineSnapshot(
    `"same, 6 moves, 2,2 and 2,2; undefined"`,
  );
});

test("other points are told, with the final scores", () => {
  expect(under("score 2 as traded", "score 4 as traded")).toMatchInlineSnapshot(
    `"other-points, 6 moves, 2,2 and 4,4; 1 score: For “trade” Anna gets different points (A: 2; B: 4)."`,
  );
});

test("a record stops at a move that is not possible", () => {
  expect(under("value price = 2", "value price = 3", 2)).toMatchInlineSnapshot(
    `"stops, 2 moves, 4,4 and 2,2; 2 legality: Only in A is this possible: trade. In B: Trading costs 3 pearls; you have 2 pearls. | stops: Only in A is this possible: trade. In B: Trading costs 3 pearls; you have 2 pearls."`,
  );
  expect(under("repeat 3", "repeat 2")).toMatchInlineSnapshot(
    `"stops, 4 moves, 2,2 and 2,2; 4 chance: Chance brings different things (A: drawn carp; B: –). | stops: Only in B is the game over."`,
  );
});

test("other chance is told, and the record goes on", () => {
  expect(under("roll 1..6", "roll 11..16")).toMatchInlineSnapshot(
    `"same, 6 moves, 2,2 and 2,2; 0 chance: Chance brings different things (A: roll of 5; B: roll of 15)."`,
  );
});

test("a record that does not fit is a problem", () => {
  expect(under("game reef", "game lagoon")).toMatchInlineSnapshot(
    `"1: The record is of the game \`reef\`, not of \`lagoon\`."`,
  );
  expect(under("players 2..4", "players 3..4")).toMatchInlineSnapshot(
    `"1: The game is for 3 to 4 players, not for 2."`,
  );
  const wrong = { ...record(1), game: "lagoon" };
  expect(told(replayUnder(game, game, wrong))).toMatchInlineSnapshot(
    `"1: The record is of the game \`lagoon\`, not of \`reef\`."`,
  );
});

test("a whole game of burgundy under other rules", () => {
  const parsed = parseRecords(readFileSync("tests/records/burgundy-2.txt", "utf8"));
  const [played] = parsed.kind === "problem" ? [] : parsed.records;
  if (played === undefined) throw new Error("The file holds a record.");
  const results = [
    ["value price = 2", "value price = 3"],
    ["value watchtowerPoints = 4", "value watchtowerPoints = 5"],
    ["of Tile, 3 places", "of Tile, 4 places"],
  ].map(([from = "", to = ""]) => told(replayUnder(burgundy, burgundyWith(from, to), played)));

  expect(results).toMatchInlineSnapshot(`
    [
      "stops, 7 moves, 55,24 and 2,0; 7 legality: Only in A is this possible: buy pig 4 from the black depot. In B: A tile costs 3 silverlings; you have 2. You are 1 short. | stops: Only in A is this possible: buy pig 4 from the black depot. In B: A tile costs 3 silverlings; you have 2. You are 1 short.",
      "other-points, 191 moves, 55,24 and 57,25; 132 score: For “watchtower” Player 1 gets different points (A: 4; B: 5).",
      "stops, 9 moves, 55,24 and 2,0; 9 position: Something on the table differs: depot (1): ship / –. | stops: There are different things to decide (A: discard a tile; B: take a tile, place a tile, sell goods, take workers, buy a tile, buy a tile from a depot, end your turn).",
    ]
  `);
});
