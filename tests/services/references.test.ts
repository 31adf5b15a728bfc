// Where names are declared and mentioned.

import { expect, test } from "vitest";
import { definition, documentHighlights, references } from "../../src/dsl/index.ts";
import type { Span } from "../../src/dsl/source/span.ts";
import { withNotes } from "../support/markers.ts";
import { houseRules, placeOf, reef, reefFile, reefWith } from "./reef.ts";

const workspace = reefWith();

/** The lines that have one of the spans, with carets below. */
function linesWith(spans: readonly Span[]): string {
  const noted = [
    [reefFile, reef],
    ["house.regel", houseRules],
  ].map(([file, text = ""]) =>
    withNotes(
      text,
      spans.filter((span) => span.file === file).map((span) => ({ ...span, text: "here" })),
    ),
  );
  const lines = noted.join("\n").split("\n");
  return lines
    .filter((line, i) => line.includes("^ here") || lines[i + 1]?.includes("^ here"))
    .join("\n");
}

test("the definition of a name, from rules, texts, examples and variants", () => {
  const here = (marked: string) => linesWith(definition(workspace, placeOf(marked)));
  expect(here("pay to|ll coral")).toMatchInlineSnapshot(`
    "value toll = 1 { de "die Gebühr" en "the toll" }
       // ^^^^ here"
  `);
  expect(here("nur {your c|oral}")).toBe(here("pay toll c|oral"));
  expect(here("because p|aid")).toMatchInlineSnapshot(`
    "  needs paid: your coral >= toll else de "Das kostet {toll} Koralle; es sind nur {your coral}" en "Costs {toll}"
         // ^^^^ here"
  `);
  expect(here("dive(fish: car|p2)")).toMatchInlineSnapshot(`
    "piece carp(size: 1..3) : Fish { de "Karpfen {size}" en "carp {size}" fins is size copies 2 in stock }
       // ^^^^ here"
  `);
  expect(here("score d|eep as")).toMatchInlineSnapshot(`
    "  let deep = depth(tide, 2)
       // ^^^^ here"
  `);
  expect(
    linesWith(definition(workspace, placeOf("pike.f|ins", houseRules, "house.regel"))),
  ).toMatchInlineSnapshot(`
    "family Fish { fins: 1..4 }
               // ^^^^ here"
  `);
  expect(definition(workspace, placeOf("ga|me reef"))).toEqual([]);
});

test("all mentions of a name", () => {
  const found = references(workspace, placeOf("value t|oll"), { withDeclaration: true });
  expect(linesWith(found)).toMatchInlineSnapshot(`
    "value toll = 1 { de "die Gebühr" en "the toll" }
       // ^^^^ here
      needs paid: your coral >= toll else de "Das kostet {toll} Koralle; es sind nur {your coral}" en "Costs {toll}"
                             // ^^^^ here
                                                       // ^^^^ here
                                                                                                           // ^^^^ here
      pay toll coral
       // ^^^^ here
    example diving proves dive, toll {
                             // ^^^^ here
      change toll to 2
          // ^^^^ here"
  `);
  const others = references(workspace, placeOf("value t|oll"), { withDeclaration: false });
  expect(others.length).toBe(found.length - 1);
  const inFile = documentHighlights(workspace, placeOf("value t|oll"));
  expect(new Set(inFile.map(({ file }) => file))).toEqual(new Set([reefFile]));
});
