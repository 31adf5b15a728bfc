// What a page starts a game from does not grow with the number of games.

import { expect, test } from "vitest";
import { FolderOfGames } from "../../src/vite/folder-of-games.ts";
import { mapText } from "../../src/vite/game-maps.ts";

const all = new FolderOfGames("rules");

test("a page finds its game by the names of files on it; each game has files of its own", () => {
  const files: string[] = [];
  const emit = (_: string, name: string) => files.push(name);
  const text = mapText("page-games", "match", { all, isServer: false, emit }) ?? "";

  expect(files.length).toBeGreaterThan(10);
  expect(files).toContain("white-castle_match");
  expect(text).toContain("gameMatch");
  for (const file of files) expect(text).not.toContain(file.replace("_match", ""));
});
