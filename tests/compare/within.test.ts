// Where the rules of a side hold, as a part of sentences.

import { expect, test } from "vitest";
import { renderWithin } from "../../src/compare/side-choice.ts";
import { compileGame } from "../../src/dsl/index.ts";
import { rulesFiles } from "../support/rules-files.ts";

const sources = rulesFiles.filter(({ path }) => path.includes("/burgundy/"));
const meta = compileGame(sources).compiled?.meta ?? { variants: [] };

test.each([
  [[], "im Original", "in the original"],
  [["richMines"], "mit der Variante „Ertragreiche Minen“", "with the variant “Rich mines”"],
  [
    ["soldGoods.covered"],
    "mit der Lesart „Nein: Nur wem sie gehören, darf nachsehen“",
    "with the reading “No: only their owner may look”",
  ],
  [
    ["richMines", "fourthStorage"],
    "mit den Varianten „Ertragreiche Minen“ und „Vierter Lagerplatz“",
    "with the variants “Rich mines” and “Fourth storage space”",
  ],
])("under %j", (chosen, de, en) => {
  expect(renderWithin(meta, chosen)).toEqual({ de, en });
});
