// Where a variant that lies apart from its game finds it: the nearest place wins.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gameOfFile, gameWith } from "../../src/files/base-search.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "regel-base-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const game = (id: string) => `game ${id} { de "Spiel" en "Game" players 2 }\n`;
const variant = (id: string, base: string) => `variant ${id} of ${base} { de "V" en "V" }\n`;

/** Writes files, and returns the files of the game that the first belongs to, below the folder. */
function filesOf(files: Readonly<Record<string, string>>, given: readonly string[] = []): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const [first = ""] = Object.keys(files);
  const found = gameWith(join(folder, first), { given: given.map((path) => join(folder, path)) });
  return found.files.map((path) =>
    path.startsWith(folder) ? path.slice(folder.length + 1) : path,
  );
}

test("a base lies in the same folder or in one above it, the nearest wins", () => {
  const mine = { "a/b/mine.regel": variant("mine", "kites"), "kites.regel": game("kites") };
  expect(filesOf(mine)).toEqual(["kites.regel", "a/b/mine.regel"]);
  expect(filesOf({ ...mine, "a/b/near.regel": game("kites") })).toEqual([
    "a/b/near.regel",
    "a/b/mine.regel",
  ]);
});

test("what is given with it comes first, and a folder with game.regel is one game", () => {
  const files = {
    "mine.regel": variant("mine", "kites"),
    "kites.regel": game("kites"),
    "shelf/game.regel": game("kites"),
    "shelf/flow.regel": "flow {}\n",
  };
  expect(filesOf(files, ["shelf"])).toEqual(["shelf/game.regel", "shelf/flow.regel", "mine.regel"]);
});

test("a variant of a variant in another folder brings the game of both", () => {
  const files = {
    "still/still.regel": variant("still", "calm"),
    "calm/calm.regel": variant("calm", "kites"),
    "kites/game.regel": game("kites"),
    "regel.json": "{}",
  };
  expect(filesOf(files)).toEqual(["kites/game.regel", "calm/calm.regel", "still/still.regel"]);
});

test("regel.json and package.json name folders and packages", () => {
  const mine = { "own/mine.regel": variant("mine", "kites") };
  const shelf = { "shelf/deep/kites.regel": game("kites") };
  expect(filesOf({ ...mine, ...shelf, "own/regel.json": '{"games":["../shelf"]}' })[0]).toBe(
    "shelf/deep/kites.regel",
  );
  rmSync(folder, { recursive: true });
  const installed = { "node_modules/@ann/kites/kites.regel": game("kites") };
  const named = { "own/package.json": '{"regel":{"games":["@ann/kites"]}}' };
  expect(filesOf({ ...mine, ...installed, ...named })[0]).toBe(
    "node_modules/@ann/kites/kites.regel",
  );
});

test("at last the games and variants that come with Regelwerk are looked through", () => {
  expect(filesOf({ "mine.regel": variant("mine", "pig") })[0]).toMatch(/classics\/pig\.regel$/);
  const ofVariant = filesOf({ "mine.regel": variant("mine", "yucata") });
  expect(ofVariant[0]).toMatch(/burgundy\/game\.regel$/);
  expect(ofVariant.some((path) => path.endsWith("variants/yucata.regel"))).toBe(true);
  expect(ofVariant.at(-1)).toBe("mine.regel");
});

test("a base that is nowhere is named with its place and with where it was looked for", () => {
  writeFileSync(join(folder, "regel.json"), '{"games":["./shelf"]}');
  writeFileSync(join(folder, "kites.regel"), game("kites"));
  const mine = join(folder, "mine.regel");
  writeFileSync(mine, `// A calm sky.\n${variant("mine", "kytes")}`);
  const { files, own, missing } = gameWith(mine);

  expect({ files, own }).toEqual({ files: [mine], own: [mine] });
  expect(missing).toMatchObject({ name: "kytes", file: mine, start: 31, end: 36 });
  expect(missing?.searched.named).toEqual([{ path: join(folder, "shelf"), problem: "not-there" }]);
  expect(missing?.searched.seen).toContain("kites");
  expect(missing?.searched.shipped).toContain("burgundy");
});

test("variants in a circle, broken project files and odd entries end the search", () => {
  const circle = { "a.regel": variant("a", "b"), "b.regel": variant("b", "a") };
  expect(filesOf(circle)).toEqual(["b.regel", "a.regel"]);
  writeFileSync(join(folder, "regel.json"), '{"games": [1, "/etc", "a/../../x", null');
  expect(
    gameWith(join(folder, "c.regel"), { read: () => variant("c", "d") }).missing,
  ).toBeDefined();
  writeFileSync(join(folder, "regel.json"), '{"games": [1, "/etc", "a/../../x", null]}');
  const { missing } = gameWith(join(folder, "c.regel"), { read: () => variant("c", "d") });
  expect(missing?.searched.named.map(({ problem }) => problem)).toEqual(
    Array.from({ length: 4 }, () => "not-there"),
  );
});

test("a file with neither game nor variant is no game, and variants beside a game belong to it", () => {
  writeFileSync(join(folder, "notes.regel"), "value toll = 2\n");
  expect(gameOfFile(join(folder, "notes.regel"))).toBeUndefined();
  const whole = { "kites.regel": game("kites") + variant("calm", "kites") };
  expect(filesOf(whole)).toEqual(["kites.regel"]);
});
