import { expect, test } from "vitest";
import { bareNoun, counted } from "../../../src/dsl/inflection/counted.ts";

const en = { one: "thing", many: "things" };
const box = { article: "das", one: "angekreuzte Kästchen", many: "angekreuzten Kästchen" };
const rank = { article: "der", one: "vergebene Rang", many: "vergebenen Ränge" };
const pearl = { article: "die", one: "kleine rote Perle", many: "kleinen roten Perlen" };
const goods = { article: "", one: "rote Ware", many: "rote Waren" };
const dice = { article: "die", one: "Ware im roten Topf", many: "Waren im roten Topf" };

test("after a number German adjectives have the endings of a noun without an article", () => {
  const inGerman = (de: typeof box, amount: number, c?: "nom" | "acc") =>
    counted({ de, en }, amount, "de", c);

  expect(inGerman(box, 2)).toBe("2 angekreuzte Kästchen");
  expect(inGerman(box, 1)).toBe("1 angekreuztes Kästchen");
  expect(inGerman(rank, 1)).toBe("1 vergebener Rang");
  expect(inGerman(rank, 1, "acc")).toBe("1 vergebenen Rang");
  expect(inGerman(rank, 0, "acc")).toBe("0 vergebene Ränge");
  expect(inGerman(pearl, 3)).toBe("3 kleine rote Perlen");
  expect(inGerman(pearl, 1, "acc")).toBe("1 kleine rote Perle");
  expect(inGerman(goods, 2)).toBe("2 rote Waren");
  expect(inGerman(dice, 2)).toBe("2 Waren im roten Topf");
  expect(counted({ de: box, en }, 2, "en")).toBe("2 things");
});

test("the same holds for a noun alone", () => {
  expect(bareNoun({ de: rank, en }, "one", "de")).toBe("vergebener Rang");
  expect(bareNoun({ de: box, en }, "many", "de")).toBe("angekreuzte Kästchen");
});
