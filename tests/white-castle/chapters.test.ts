// The tables of the rulebook against the rules: what chapters say by hand about cards, gardens,
// training tiles and the season track.

import { describe, expect, test } from "vitest";
import { playerTextOf } from "../../src/dsl/index.ts";
import { chaptersOf, rulingsOf } from "../support/rulebook.ts";
import facts from "./facts.json" with { type: "json" };

const { rules, meta } = rulingsOf("white-castle");

const labels = {
  de: {
    three: ["Oben", "Mitte", "Unten"],
    places: ["Platz 1", "Platz 2", "Platz 3"],
    light: "Hell",
  },
  en: {
    three: ["Top", "Middle", "Bottom"],
    places: ["Place 1", "Place 2", "Place 3"],
    light: "Light",
  },
} as const;
const figures = {
  de: { "Burg-Aktion": "courtier", "Garten-Aktion": "gardener", "Übungsplatz-Aktion": "warrior" },
  en: { "castle action": "courtier", "garden action": "gardener", "training action": "warrior" },
} as const;

describe.each(["de", "en"] as const)("the rulebook in %s", (language) => {
  const chapters = chaptersOf("white-castle", language);
  const { three, places, light } = labels[language];

  test("says of stewards and diplomats what their rows are", () => {
    const [, , stewards = [], diplomats = []] = tablesIn("cards");
    for (const [number, ...cells] of stewards) {
      const id = checkCard("steward", number, cells);
      expect(sentenceOf(`${id}.performed`)).toBe(told(three, cells));
    }
    for (const [number, ...cells] of diplomats) {
      const id = checkCard("diplomat", number, cells);
      const bright = cells.find((cell) => !cell.startsWith("**"));
      expect(sentenceOf(`${id}.performed`)).toBe(`${light}: ${bright}.`);
    }
    expect([stewards.length, diplomats.length]).toEqual([15, 12]);
  });

  test("says of the cards of the daimyo and of resource cards what they bring", () => {
    const [openings = [], , , , daimyos = []] = tablesIn("cards");
    for (const [number, ...cells] of daimyos)
      expect(sentenceOf(`daimyo${number}.received`)).toBe(told(places, cells));
    for (const [number, gifts = "", back = ""] of openings) {
      expect(sentenceOf(`opening${number}.opened`)).toContain(gifts);
      expect(entryOf(`opening${number}`, "Back")).toContain(back);
    }
    expect([daimyos.length, openings.length]).toEqual([9, 9]);
  });

  test("says of gardens what they cost and count", () => {
    const [plants = [], stones = []] = tablesIn("gardens");
    const gardens = [
      ...plants.map((row) => ["plantGarden", ...row]),
      ...stones.map((row) => ["stoneGarden", ...row]),
    ];
    for (const [sort, number, price, points, fee] of gardens) {
      const id = `${sort}${number}`;
      expect(entryOf(id, "Price in food"), id).toBe(price);
      expect(entryOf(id, "Yield"), id).toBe(points);
      expect(facts.gardenPoints[id as "plantGarden1"], id).toBe(Number(points));
      if (sort === "plantGarden") expect(entryOf(id, "Price in coins"), id).toBe(fee);
    }
    expect(gardens).toHaveLength(10);
  });

  test("says of training yards and the track what they cost and count", () => {
    const [yards = []] = tablesIn("yards");
    const [trees = []] = tablesIn("season");
    const tolls = meta.tables.find(({ id }) => id === "toll")?.entries ?? [];

    expect(yards.map(([, iron]) => Number(iron))).toEqual(
      meta.tables.find(({ id }) => id === "ironPrice")?.entries,
    );
    expect(yards.map(([, , points]) => Number(points))).toEqual(facts.yardPoints);
    expect(
      trees.map(([, space, seals]) => [Number(space), Number.parseInt(seals ?? "", 10)]),
    ).toEqual(tolls.flatMap((seals, at) => (seals === 0 ? [] : [[at + 1, seals]])));
  });

  /** The rows of the tables of a chapter, without their heads, asterisks dropped. */
  function tablesIn(slug: string): string[][][] {
    const { body = "" } = chapters.find((one) => one.slug === slug) ?? {};
    return (body.match(/(?:^\|.*\n)+/gm) ?? []).map((table) =>
      table
        .trim()
        .split("\n")
        .slice(2)
        .map((line) => line.slice(2, -2).split(" | ")),
    );
  }

  function sentenceOf(path: string): string {
    const rule = rules.get(path);
    if (rule === undefined) throw new Error(`There is no rule ${path}.`);
    return textOf(playerTextOf(rule, language).blocks);
  }

  /** A card's mark for two players and its dark action; returns its name. */
  function checkCard(sort: string, number = "", cells: readonly string[]): string {
    const id = `${sort}${Number.parseInt(number, 10)}`;
    const dark = cells.find((cell) => cell.startsWith("**"))?.replaceAll("*", "") ?? "";

    expect(number.endsWith("*"), id).toBe(facts.removedWithTwo.includes(id));
    expect(figures[language][dark as never], id).toBe(facts.darkActions[id as "steward1"]);
    return id;
  }

  function entryOf(path: string, name: string): string | undefined {
    return rules.get(path)?.entries.find(({ label }) => label.en === name)?.value[language];
  }
});

/** The light rows as the rules' sentences say them: `Middle: 1 step. Bottom: 2 iron.` */
function told(names: readonly string[], cells: readonly string[]): string {
  return cells
    .flatMap((cell, at) => (cell.startsWith("**") ? [] : [`${names[at]}: ${cell}.`]))
    .join(" ");
}

function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join("");
  if (typeof part !== "object" || part === null) return "";
  return "text" in part && typeof part.text === "string"
    ? part.text
    : Object.values(part).map(textOf).join("");
}
