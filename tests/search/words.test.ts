// The terms of texts, and the further words under which texts are found.

import { expect, test } from "vitest";
import { foldUmlauts, termsOf } from "../../src/search/analyzer.ts";
import { Compounds, nounsAmong } from "../../src/search/compounds.ts";
import { compoundParts, foreignTerms } from "../../src/vite/search/related-words.ts";

const compounds = new Compounds(
  nounsAmong(["Ware", "Plättchen", "Lager", "Würfel", "Wert", "Arbeiter", "Wenn"]),
);

test.each([
  ["Warenplättchen", ["ware", "plättchen"]],
  ["Warenlager", ["ware", "lager"]],
  ["Warenplättchenlager", ["ware", "plättchen", "lager"]],
  ["Plättchen", []],
  ["Arbeiter", []],
  ["Lagerhaus", []],
])("%s has the parts %j", (word, parts) => {
  expect([...new Set(compounds.partsOf(word))]).toEqual(parts);
});

test("parts are added only where they do not stand anyway", () => {
  expect(compoundParts("Das Warenlager und die Ware", compounds)).toEqual(["lager"]);
});

test("terms of the other language are those that the text contains", () => {
  const terms = [
    { de: ["Weide", "Weiden"], en: ["pasture", "pastures"] },
    { de: ["Schiff"], en: ["ship"] },
  ];
  expect(foreignTerms("Auf den Weiden grasen Kühe.", "de", terms)).toEqual(["pasture", "pastures"]);
  expect(foreignTerms("A ship sails.", "en", terms)).toEqual(["Schiff"]);
});

test.each(["Häuser", "Haeuser", "Hauser", "Haus"])("%s is found as Haus", (word) => {
  expect(termsOf(word, "de")).toEqual(["haus"]);
});

test.each([
  ["würfel", "wurfel"],
  ["wuerfel", "wurfel"],
  ["groesse", "grosse"],
  ["größe", "grosse"],
  ["plaettchen", "plattchen"],
  ["neue", "neue"],
  ["quelle", "quelle"],
  ["bauer", "bauer"],
])("%s is spelled %s", (word, folded) => {
  expect(foldUmlauts(word)).toBe(folded);
});

test("words of a question that mean nothing by themselves are no terms", () => {
  expect(termsOf("Wann darf ich ein Schiff kaufen?", "de")).toEqual(["schiff", "kauf"]);
  expect(termsOf("How many ships may I buy?", "en")).toEqual(["ship", "bui"]);
});
