// The encyclopaedia of tiles: what it makes of the rules.

import { expect, test } from "vitest";
import { catalogueOf, hasTiles, type Tile, tileOf } from "../../src/components/tiles/catalogue.ts";
import { findTileChapters } from "../../src/components/tiles/chapters.ts";
import { firstSentenceOf } from "../../src/components/tiles/first-sentence.ts";
import {
  changesOf,
  examplesOf,
  findAddedTiles,
  findReferencedRules,
  findReferencingRules,
  questionsOf,
} from "../../src/components/tiles/related.ts";
import { rulesOf, ruleText } from "../../src/dsl/index.ts";
import { rulingsOf } from "../support/rulebook.ts";
import { checkedOf, gameOf } from "../support/rules-of.ts";

const game = gameOf("burgundy");
const rulings = rulingsOf("burgundy");
const rules = [...rulings.rules.values()];
const catalogues = {
  de: catalogueOf(game, rulings.game, "de"),
  en: catalogueOf(game, rulings.game, "en"),
};
const { de, en } = catalogues;

test("every kind of piece is shown once, and the goods", () => {
  const shown = de.tiles.flatMap(({ kinds }) => kinds.map(({ id }) => id));

  expect(new Set(shown).size).toBe(shown.length);
  expect(game.meta.kinds.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
  expect(tileOf(de, "red")?.kinds).toHaveLength(6);
});

test("groups have the names of families", () => {
  expect(de.groups.map(({ title }) => title)).toEqual([
    "Wissensplättchen",
    "Schiffe",
    "Tiere",
    "Burgen",
    "Minen",
    "Gebäude",
    "Waren",
  ]);
  expect(en.groups.map(({ tiles }) => tiles.length)).toEqual([26, 1, 1, 1, 1, 8, 1]);
});

test("both languages have the same tiles at the same addresses", () => {
  const ids = (tiles: readonly Tile[]) =>
    tiles.map(({ id, kinds }) => [id, ...kinds.map((kind) => kind.id)]);
  expect(ids(de.tiles)).toEqual(ids(en.tiles));
});

test("a tile says what it is and where it lies at the start", () => {
  expect(factsOf(tileOf(de, "knowledge7"))).toEqual([
    "Nummer: 7",
    "Farbe: Wissensplättchen",
    "Am Anfang im schwarzen Vorrat: 1",
  ]);
  expect(factsOf(tileOf(en, "cow3"), "cow3")).toEqual([
    "Species: Cow",
    "Number of animals: 3",
    "Colour: Animal",
    "At the start in the supply for animals: 2",
    "At the start in the black supply: 1",
  ]);
});

test("every tile but the goods does something, and examples prove it", () => {
  expect(de.tiles.filter(({ own }) => own.length === 0).map(({ id }) => id)).toEqual(["goods"]);
  const unproved = de.tiles.filter((tile) => examplesOf(game, tile).length === 0);
  expect(unproved.map(({ id }) => id)).toEqual(["goods"]);
});

test("a tile brings along what its family does", () => {
  expect(tileOf(en, "pig2")?.own.map(({ path }) => path)).toEqual(["Animal.placed"]);
  const bank = tileOf(en, "bank");
  expect(bank?.own.map((rule) => ruleText(rule, "en"))).toEqual([
    "After a bank is placed, you gain 2 silverlings.",
  ]);
});

test("it leads to the rules that speak of it, and to those it speaks of", () => {
  expect(pathsOf(findReferencingRules(rules, found("bank")))).toEqual([
    "oneOfAKind",
    "knowledge22.worth",
  ]);
  expect(pathsOf(findReferencingRules(rules, found("knowledge2")))).toEqual(["mine.phaseEnds"]);
  expect(pathsOf(findReferencedRules(rules, found("watchtower")))).toContain("watchtowerPoints");
});

test("it leads to open questions about it", () => {
  expect(questionsOf(game, rules, found("knowledge5")).map(({ id }) => id)).toEqual([
    "ringOfDepots",
  ]);
  expect(questionsOf(game, rules, found("knowledge8")).map(({ id }) => id)).toEqual(["freeStep"]);
  expect(questionsOf(game, rules, found("bank"))).toEqual([]);
});

test("it tells which variants change it, and what is said then", () => {
  const changes = (id: string) =>
    changesOf(rulings.ways, rules, found(id)).map(({ variant, rules: changed }) => [
      variant.id,
      ...changed.map(({ path }) => path),
    ]);

  expect(changes("watchtower")).toEqual([["watchtowerFive", "watchtowerPoints"]]);
  expect(changes("mine")).toEqual([["richMines", "silverPerMine"]]);
  expect(changes("knowledge6")).toEqual([["openMarket", "buysAnywhere"]]);
  const gone = (id: string) =>
    changesOf(rulings.ways, rules, found(id)).flatMap(({ variant, isGone }) =>
      isGone ? [variant.id] : [],
    );
  expect(gone("knowledge6")).toEqual(["openMarket"]);
  expect(gone("mine")).toEqual([]);
  expect(changes("church")).toEqual([]);
});

test("tiles that only variants have are told with their rules", () => {
  const added = findAddedTiles(rulings.ways).map(({ variant, declared, rules: own }) => [
    variant.id,
    declared.path,
    ...pathsOf(own),
  ]);

  expect(added).toEqual([
    ["guildHall", "guildHall", "guildHall.placed"],
    ["knowledge27", "knowledge27", "knowledge27.worth"],
    ["openMarket", "marketRight", "marketRight.worth"],
  ]);
});

test("it leads to chapters about it, then to those about what it works with", () => {
  const chapters = [
    { id: "de/rules/burgundy/mines", data: { title: "Minen", rules: ["mine", "silverPerMine"] } },
    { id: "de/rules/burgundy/know", data: { title: "Wissen", rules: ["Knowledge"] } },
    { id: "de/rules/burgundy/end", data: { title: "Ende", rules: ["workersPerMine"] } },
    { id: "en/rules/burgundy/know", data: { title: "Knowledge", rules: ["Knowledge"] } },
    { id: "de/rules/burgundy/none", data: { title: "Alt" } },
  ];
  const place = { game: "burgundy", language: "de" } as const;
  expect(findTileChapters(chapters, place, rules, found("knowledge2"))).toEqual([
    { title: "Wissen", href: "/de/rules/burgundy/know/" },
    { title: "Ende", href: "/de/rules/burgundy/end/" },
  ]);
});

test("games without pieces have no tiles", () => {
  expect(hasTiles(game)).toBe(true);
  expect(hasTiles(gameOf("burgundy-dice"))).toBe(false);
});

function found(name: string): Tile {
  const tile = tileOf(en, name);
  if (tile === undefined) throw new Error(`There is no tile ${name}.`);
  return tile;
}

function factsOf(tile: Tile | undefined, kind = tile?.kinds[0]?.id): string[] {
  const facts = tile?.kinds.find(({ id }) => id === kind)?.facts ?? [];
  return facts.map(({ label, value }) => `${label}: ${value}`);
}

function pathsOf(list: readonly { readonly path: string }[]): string[] {
  return list.map(({ path }) => path);
}

test("the page of a card does not list what its sisters do, nor their examples", () => {
  const castle = checkedOf("white-castle");
  const cards = gameOf("white-castle");
  const card = tileOf(catalogueOf(cards, castle, "en"), "steward1") ?? expect.fail();
  const examples = examplesOf(cards, card).map(({ id }) => id);
  const speaking = pathsOf(findReferencingRules(rulesOf(castle), card));

  expect(examples).toContain("rowsOfSteward1");
  expect(examples).toContain("originsOfCards");
  expect(examples.filter((id) => /^rowsOfSteward(?!1$)/.test(id))).toEqual([]);
  expect(speaking).toContain("actionCard");
  expect(speaking.filter((path) => /^(?:diplomat|Diplomat|Petition)/.test(path))).toEqual([]);
});

test("a card of the castle leads with its own gifts, and not with what serves to sort it", () => {
  const catalogue = catalogueOf(gameOf("white-castle"), checkedOf("white-castle"), "en");
  const tile = (name: string) => tileOf(catalogue, name) as Tile; // Each name is a card.

  expect(firstSentenceOf(tile("steward10"), "en")).toBe(
    "Top: 1 seal and 1 resource of your choice. Bottom: 1 iron and 1 food.",
  );
  expect(firstSentenceOf(tile("daimyo7"), "en")).toContain("Place 3: 2 victory points.");
  expect(factsOf(tile("steward10"))).toEqual([
    "Dark row: Middle row",
    "Dark action: Courtier",
    "At the start in deck of level 1: 1",
  ]);
  expect(factsOf(tile("courtierPetition"))).toEqual([
    "Dark action: Courtier",
    "At the start in the deck of first action cards: 2",
  ]);
});
