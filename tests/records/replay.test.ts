// Whole games, written down once and proved move by move ever since.
//
// When rules are changed on purpose and a record no longer holds, write the records anew, in the
// commit that changes the rules, and say there why:
//
//   npm run -s regel -- sim burgundy --players 2 --games 1 --seed 2011 --record tests/records/burgundy-2.txt
//   npm run -s regel -- sim burgundy --players 3 --games 1 --seed 2011 --options setUp=advanced --record tests/records/burgundy-3.txt
//   npm run -s regel -- sim burgundy --players 4 --games 1 --seed 2011 --record tests/records/burgundy-4.txt

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseRecords } from "../../src/play/session/parse-record.ts";
import { recordOf, writeRecord } from "../../src/play/session/record.ts";
import { replay } from "../../src/play/session/replay.ts";
import { gameOf } from "../support/rules-of.ts";

const game = gameOf("burgundy");
const files = globSync("tests/records/*.txt").sort();

test("there is a record for every number of players", () => {
  const players = files.map((file) => recordIn(file).table.seats.length);

  expect(players).toEqual([2, 3, 4]);
});

test.each(files)("%s is still a game by the rules", (file) => {
  const replayed = replay(game, recordIn(file));
  if (replayed.kind === "problem") {
    expect.fail(`${file}:${replayed.problem.line}: ${replayed.problem.text.en}`);
  }

  expect(game.isOver(replayed.state)).toBe(true);
});

test.each(files)("%s is written the same again", (file) => {
  const record = recordIn(file);
  const replayed = replay(game, record);
  if (replayed.kind === "problem") expect.fail(replayed.problem.text.en);
  const again = { ...recordOf(game, record.table, replayed), rulesHash: record.rulesHash };

  expect(writeRecord(again)).toBe(readFileSync(file, "utf8"));
});

function recordIn(file: string) {
  const parsed = parseRecords(readFileSync(file, "utf8"));
  if (parsed.kind === "problem") expect.fail(`${file}: ${parsed.problem.text.en}`);
  const [record] = parsed.records;
  if (record === undefined) expect.fail(`${file} holds no record`);
  return record;
}
