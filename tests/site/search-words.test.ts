// The further words under which texts are found.

import { expect, test } from "vitest";
import { Compounds, compoundParts, foreignTerms } from "../../src/vite/search/words.ts";

const compounds = new Compounds([
  "Ware",
  "Plättchen",
  "Lager",
  "Würfel",
  "Wert",
  "Arbeiter",
  "Wenn",
]);

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

test("terms of the other language are those of what is spoken of", () => {
  const terms = [
    { de: ["Weide", "Weiden"], en: ["pasture", "pastures"] },
    { de: ["Schiff"], en: ["ship"] },
  ];
  expect(foreignTerms("Auf den Weiden grasen Kühe.", "de", terms)).toEqual(["pasture", "pastures"]);
  expect(foreignTerms("A ship sails.", "en", terms)).toEqual(["Schiff"]);
});
