import { expect, test } from "vitest";
import { type Rule, rulesOf, ruleText } from "../../src/dsl/index.ts";
import { checkedOf } from "../support/rules-of.ts";

// What each knowledge tile and each building does, as the rules say it: one paragraph a tile, to be
// read by somebody who knows the game. `npm test -- -u` writes the texts.

const buildings = [
  "warehouse",
  "carpenter",
  "church",
  "market",
  "boardingHouse",
  "bank",
  "cityHall",
  "watchtower",
];
const tiles = [...Array.from({ length: 26 }, (_, i) => `knowledge${i + 1}`), ...buildings];

test.each(["de", "en"] as const)("the tiles of burgundy in the language %s", async (language) => {
  const rules = rulesOf(checkedOf("burgundy"));

  const told = tiles.map((id) => paragraph(rules, id, language));
  await expect(`${told.join("\n\n")}\n`).toMatchFileSnapshot(`burgundy-tiles.${language}.txt`);
});

/** The rules that a tile brings with it, one after another. */
function paragraph(rules: readonly Rule[], id: string, language: "de" | "en"): string {
  const title = rules.find(({ path }) => path === id)?.title[language];
  const own = rules.filter(({ path }) => path.startsWith(`${id}.`));
  expect(own.length, id).toBeGreaterThan(0);
  return [`${title}`, ...own.map((rule) => ruleText(rule, language))].join("\n");
}
