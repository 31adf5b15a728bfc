// The list of all games from which an author opens files, and how a file is found in it.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { filesWith } from "../../src/components/playground/editor/find-files.ts";
import { listedGames } from "../../src/vite/all-games.ts";
import { FolderOfGames } from "../../src/vite/folder-of-games.ts";
import { rulesFiles } from "../support/rules-files.ts";

const games = listedGames(
  new FolderOfGames(fileURLToPath(new URL("../../rules", import.meta.url))),
);

/** Paths of what is found. */
function found(words: string, texts: Parameters<typeof filesWith>[2] = new Map()): string[] {
  return filesWith(words, games, texts).flatMap(({ files }) => files.map(({ path }) => path));
}

test("every file of rules belongs to one game of the list", () => {
  const listed = games.flatMap(({ files }) => files.map(({ path }) => path));

  expect(listed.toSorted()).toEqual(rulesFiles.map(({ path }) => path).toSorted());
  expect(games.map(({ name }) => name)).toContain("classics/pig");
});

test("games and variants are called as their rules call them", () => {
  const pig = games.find(({ name }) => name === "classics/pig");
  const files = games.flatMap((game) => game.files);

  expect(pig?.title.en).toBe("Pig");
  expect(files.find(({ path }) => path.endsWith("/guild-hall.regel"))?.title).toEqual({
    de: "Das Zunfthaus",
    en: "The guild hall",
  });
});

test("a file is found by its path, by its titles and by what stands in it", () => {
  expect(found("connect-four")).toEqual(["rules/classics/connect-four.regel"]);
  expect(found("guild HALL")).toEqual(["rules/burgundy/variants/guild-hall.regel"]);
  expect(found("secretWord")).toEqual([]);
  const path = "rules/classics/pig.regel";
  const texts = new Map([["classics/pig", new Map([[path, "value secretWord = 1"]])]]);
  expect(found("value secretword", texts)).toEqual([path]);
});

test("what is called so comes before what only speaks of it", () => {
  const [first = ""] = found("");
  const texts = new Map(games.map(({ name }) => [name, new Map([[first, "a pig"]])]));

  expect(found("pig", texts)).toEqual(["rules/classics/pig.regel", first]);
});
