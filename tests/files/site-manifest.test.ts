// What a folder's manifest says about pages of games, and what is refused in one sentence.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pageTitleOf } from "../../src/components/games/page-title.ts";
import { readSiteAddress } from "../../src/files/site-address.ts";
import { listSite } from "../../src/files/site-manifest.ts";

/** Reads the manifests of a folder of rules with these files; `found` are the games in it. */
function listed(files: Readonly<Record<string, object | string>>, found: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  }
  return listSite(folder, found);
}

const reef = { "reef/game.regel": "", "reef/site.json": { order: 20, pages: ["play"] } };
const shelf = {
  order: 10,
  title: { de: "Klein", en: "Small" },
  lead: { de: "Kleines", en: "Small ones" },
  pages: ["play", "rules"],
  games: ["hop", "dive"],
};

test("a folder with a manifest is a game, and one without a main file a shelf of them", () => {
  const { games, shelves } = listed({
    ...reef,
    "more/small/site.json": shelf,
    "more/small/hop.regel": "",
    "more/small/dive.regel": "",
    "sketch/game.regel": "",
  });

  expect(games.map(({ name, rules, shelf: on }) => [name, rules, on])).toEqual([
    ["hop", "more/small/hop", "small"],
    ["dive", "more/small/dive", "small"],
    ["reef", "reef", undefined],
  ]);
  expect(games.map(({ pages, chapters }) => [pages, chapters])).toEqual([
    [["play", "rules"], []],
    [["play", "rules"], []],
    [["play"], []],
  ]);
  expect(shelves.map(({ name, games: on }) => [name, on])).toEqual([["small", ["hop", "dive"]]]);
});

test("a game without a manifest has an entry behind all others, unless a shelf leaves it out", () => {
  const { games } = listed(
    {
      ...reef,
      "small/site.json": { ...shelf, games: ["hop"], pages: undefined },
      "small/hop.regel": "",
    },
    ["atoll", "reef", "small/dive", "small/hop", "deep/lagoon"],
  );

  expect(games.map(({ name, rules, pages }) => [name, rules, pages])).toEqual([
    ["hop", "small/hop", undefined],
    ["reef", "reef", ["play"]],
    ["atoll", "atoll", undefined],
    ["lagoon", "deep/lagoon", undefined],
  ]);
});

test("a folder that is one game has a manifest of its own", () => {
  const { games } = listed({ "game.regel": "", "site.json": { order: 1 } });

  expect(games.map(({ name, rules }) => name === rules)).toEqual([true]);
  expect(games[0]?.name).toMatch(/^regelwerk-/);
});

test("a game may have a word of its own for its pieces", () => {
  const pieces = { de: "Karten", en: "Cards" };
  const { games } = listed({ ...reef, "reef/site.json": { order: 20, pages: ["play"], pieces } });

  expect(games.map((entry) => pageTitleOf(entry, "tiles", "de"))).toEqual(["Karten"]);
  expect(listed(reef).games.map((entry) => pageTitleOf(entry, "tiles", "de"))).toEqual([
    "Plättchen",
  ]);
});

test.each([
  [{ order: 1, pages: ["pley"] }, "there is no page pley; there are learn, play,"],
  [{ order: 1, pages: ["play"], chapter: ["one"] }, "there is no field chapter; there are order,"],
  [{ order: 1, pages: ["play"], pieces: "Karten" }, "pieces is not a text in de and en"],
  [{ order: "1", pages: ["play"] }, "order is not a number"],
  [{ order: 1, pages: "play" }, "pages is not a list of texts"],
  [{ order: 1, pages: ["play"], lessons: "one" }, "lessons is not a list of texts"],
  [{ order: 1, pages: ["play"], version: 1 }, "version is not a text"],
  [[], "it is not an object"],
])("%j is refused", (manifest, problem) => {
  expect(() => listed({ ...reef, "reef/site.json": manifest })).toThrow(
    `rules/reef/site.json: ${problem}`,
  );
});

test("a shelf names files that there are, and no address stands for two games", () => {
  expect(() => listed({ "small/site.json": shelf, "small/hop.regel": "" })).toThrow(
    "rules/small/site.json: there is no file dive.regel.",
  );
  expect(() =>
    listed({ ...reef, "old/reef/game.regel": "", "old/reef/site.json": { order: 1, pages: [] } }),
  ).toThrow("Two games would have the address reef.");
});

test("the address of the site ends with a slash, is not guessed, and nothing else passes for one", () => {
  expect(readSiteAddress({ SITE: "https://reef.example" })?.href).toBe("https://reef.example/");
  expect(readSiteAddress({ SITE: "https://reef.example/rules" })?.pathname).toBe("/rules/");
  expect(readSiteAddress({})).toBeUndefined();
  expect(readSiteAddress({ SITE: "" })).toBeUndefined();
  expect(() => readSiteAddress({ SITE: "reef.example" })).toThrow("SITE is no address");
});
