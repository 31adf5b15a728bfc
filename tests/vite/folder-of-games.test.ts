// Which games a folder of one's own has, and what their files are called.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FolderOfGames, readSources } from "../../src/vite/folder-of-games.ts";

/** A folder `mine` with files; `from` are copied from the shipped rules. */
function folderWith(
  files: Readonly<Record<string, string>>,
  from: Readonly<Record<string, string>> = {},
): FolderOfGames {
  const around = mkdtempSync(join(tmpdir(), "regel-games-"));
  onTestFinished(() => rmSync(around, { recursive: true }));
  const folder = join(around, "mine");
  mkdirSync(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const [path, shipped] of Object.entries(from))
    cpSync(join("rules", shipped), join(folder, path), { recursive: true });
  return new FolderOfGames(folder);
}

const pig = { "pig.regel": "classics/pig.regel" };
const quick = "variant quickPig of pig {}\n";

test("one file is a game", () => {
  const all = folderWith({}, pig);

  expect(all.list().map(({ name, paths }) => [name, paths])).toEqual([["pig", ["mine/pig.regel"]]]);
  expect(all.site().games.map(({ name, rules }) => [name, rules])).toEqual([["pig", "pig"]]);
});

test("variants in files of their own belong to their game, and so do those of variants", () => {
  const all = folderWith(
    { "quick.regel": quick, "more/faster.regel": "variant fasterPig of quickPig {}\n" },
    pig,
  );

  expect(all.list().map(({ name, paths }) => [name, paths])).toEqual([
    ["pig", ["mine/pig.regel", "mine/quick.regel", "mine/more/faster.regel"]],
  ]);
});

test("a variant of a shipped game brings that game", () => {
  const all = folderWith({ "quick.regel": quick });

  expect(all.list().map(({ name, paths }) => [name, paths])).toEqual([
    ["classics/pig", ["rules/classics/pig.regel", "mine/quick.regel"]],
  ]);
  expect(readSources(all.find("classics/pig"))[1]).toEqual({
    path: "mine/quick.regel",
    text: quick,
  });
  expect(all.site().games.map(({ name }) => name)).toEqual(["pig"]);
});

test("a variant without its game is reported by its file", () => {
  const all = folderWith({ "lost.regel": "variant lost of atoll {}\n" });

  expect(() => all.list()).toThrow(
    /There is no game or variant atoll, which .*lost\.regel builds upon\./,
  );
});

test("a folder may be one game, with what lies beside its rules", () => {
  const all = folderWith({}, { ".": "burgundy-dice" });
  const [game] = all.list();

  expect(game?.name).toBe("mine");
  expect(game?.paths[0]).toBe("mine/game.regel");
  expect(basename(all.besides("mine") ?? "")).toBe("mine");
  expect(all.learnedOf("mine")).toBeDefined();
});

test("hidden folders and installed packages are not searched", () => {
  const all = folderWith(
    { "node_modules/x/dive.regel": "game dive", ".old/dive.regel": "game old" },
    pig,
  );

  expect(all.list().map(({ name }) => name)).toEqual(["pig"]);
  expect(all.allFiles().map(({ path }) => path)).toEqual(["mine/pig.regel"]);
});

test("a folder is read again each time, but for a build", () => {
  const all = folderWith({}, pig);
  const namesAfter = (file: string) => {
    writeFileSync(
      join(all.folder, file),
      'game hopscotch { de "Hüpfen" en "hopscotch" players 2 }',
    );
    return all.list().map(({ name }) => name);
  };

  expect(namesAfter("one.regel")).toEqual(["one", "pig"]);
  all.listOnce();
  expect(namesAfter("two.regel")).toEqual(["one", "pig", "two"]);
  expect(namesAfter("three.regel")).toEqual(["one", "pig", "two"]);
});
