// What people saved with earlier versions still opens; README.md beside this file says what it is.

import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readProgress } from "../../src/components/lesson/progress/progress.ts";
import type { Game } from "../../src/dsl/index.ts";
import { parseRecords } from "../../src/play/session/parse-record.ts";
import { type GameRecord, recordOf, writeRecord } from "../../src/play/session/record.ts";
import { replay } from "../../src/play/session/replay.ts";
import { parsePartialResult } from "../../src/play/simulation/partial-result-json.ts";
import { findVariantNames, type Project, sourcesWith } from "../../src/playground/project.ts";
import { gameFrom, gameOf, rulesOf } from "../support/rules-of.ts";

const folder = "tests/user-data/2026-11";
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const records = globSync(`${folder}/*.txt`).map((path) => basename(path));

/** The folder of rules of each game that a record names. */
const folders: Readonly<Record<string, string>> = {
  burgundy: "burgundy",
  burgundyDice: "burgundy-dice",
  pig: "classics/pig",
};

test.each(records)("the record %s is played again to the same end", (name) => {
  const { record, game } = open(name);
  const replayed = replay(game, record);
  if (replayed.kind === "problem") expect.fail(replayed.problem.text.en);

  const again = recordOf(game, record.table, replayed);
  expect(again.end.map(({ text }) => text)).toEqual(record.end.map(({ text }) => text));
  expect(writeRecord({ ...again, rulesHash: record.rulesHash })).toBe(read(name));
});

test.each(records.filter((name) => name.includes("unfinished")))(
  "the saved game %s can be played on",
  (name) => {
    const { record, game } = open(name);
    const replayed = replay(game, record);
    if (replayed.kind === "problem") expect.fail(replayed.problem.text.en);

    expect(game.options(replayed.state).length).toBeGreaterThan(0);
  },
);

test("progress in lessons is read with all that was solved", () => {
  const { "regelwerk/progress": kept = "" } = JSON.parse(read("local-storage.json"));

  expect(readProgress(kept)?.exercises).toEqual({ "burgundy/lessonFirstTile": "unaided" });
});

test("projects of the workshop compile, with all their versions", () => {
  const { projects }: { projects: { project: Project; versions: Project[] }[] } = JSON.parse(
    read("projects.json"),
  );
  expect(projects).toHaveLength(2);

  for (const { project, versions } of projects) {
    const base = project.base === undefined ? [] : rulesOf(project.base);
    for (const { files } of [project, ...versions])
      gameFrom(sourcesWith(base, files), findVariantNames(files));
  }
});

test("a part of a simulation is read", () => {
  expect(parsePartialResult(read("simulation-part.json"))).toMatchObject({
    kind: "part",
    part: { simulation: { game: "burgundyDice", games: 50 }, statistics: { games: 50 } },
  });
});

function open(name: string): { readonly record: GameRecord; readonly game: Game } {
  const parsed = parseRecords(read(name));
  if (parsed.kind === "problem") expect.fail(`${name}: ${parsed.problem.text.en}`);
  const [record] = parsed.records;
  if (record === undefined) expect.fail(`${name} holds no record`);
  return { record, game: gameOf(folders[record.game] ?? "", record.variants) };
}
