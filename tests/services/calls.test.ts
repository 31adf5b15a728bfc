// What stands between and above the lines: parameters, values, examples and variants.

import { expect, test } from "vitest";
import { codeLenses, inlayHints, signatureHelp } from "../../src/dsl/index.ts";
import { withNotes } from "../support/markers.ts";
import { houseRules, placeOf, reef, reefFile, reefWith } from "./reef.ts";

const workspace = reefWith();

test("what a call takes, while it is written", () => {
  expect(signatureHelp(workspace, placeOf("depth(tide, |2)"), "en")).toMatchInlineSnapshot(`
    {
      "about": undefined,
      "active": 1,
      "label": "depth(tide: Tide, size: 1..3)",
      "parameters": [
        "tide: Tide",
        "size: 1..3",
      ],
    }
  `);
  expect(signatureHelp(workspace, placeOf("min(far, |3)"), "de")).toMatchInlineSnapshot(`
    {
      "about": "Das Kleinste von mehreren.",
      "active": 1,
      "label": "min(coral, 3)",
      "parameters": [
        "coral",
        "3",
      ],
    }
  `);
  expect(signatureHelp(workspace, placeOf("swim(|2, you)"), "en")?.active).toBe(0);
  expect(signatureHelp(workspace, placeOf("then Anna can dive(|fish"), "en")?.label).toBe(
    "dive(fish: …)",
  );
  expect(signatureHelp(workspace, placeOf("pay |toll"), "en")).toBeUndefined();
  const broken = reef.replace("let deep = depth(tide, 2)", "let deep = depth(");
  const help = signatureHelp(reefWith(broken), placeOf("let deep = depth(|", broken), "en");
  expect(help?.active).toBe(0);
});

/** The text with hints in the margin. */
function hinted(file: string, text: string, language: "de" | "en"): string {
  const range = { file, start: 0, end: text.length };
  const hints = inlayHints(workspace, range, language);
  const notes = hints.map(({ offset, text }) => ({ start: offset, end: offset + 1, text }));
  const lines = withNotes(text, notes).split("\n");
  return lines.filter((line, i) => isNote(line) || isNote(lines[i + 1] ?? "")).join("\n");
}

const isNote = (line: string) => /^\s*\/\/ (\^|\(column)/.test(line);

test("values where they are used, parameters of bare numbers, what lies in a zone", () => {
  expect(hinted(reefFile, reef, "en")).toMatchInlineSnapshot(`
    "zone stock of Fish, hidden { de "der Vorrat" en "stock" }
           // ^  7 at the start
      needs paid: your coral >= toll else de "Das kostet {toll} Koralle; es sind nur {your coral}" en "Costs {toll}"
                                 // ^  = 1
      let deep = depth(tide, 2)
                          // ^ size: 
      pay toll coral
           // ^  = 1
      do swim(2, you)
           // ^ far: "
  `);
});

test("what a variant changes, unless it says so itself", () => {
  expect(hinted("house.regel", houseRules, "de")).toMatchInlineSnapshot(`
    "  change toll to 2
              // ^  bisher 1
      change pike.fins to 3
                   // ^  bisher 4"
  `);
});

test("examples, and rules with examples and variants", () => {
  const lenses = codeLenses(workspace, reefFile);
  expect(
    lenses.map(({ title, kind, id }) => `${kind} ${id}: ${title.de} / ${title.en}`),
  ).toMatchInlineSnapshot(`
    [
      "variants pike: von 1 Variante geändert / changed by 1 variant",
      "variants hand: von 1 Variante geändert / changed by 1 variant",
      "examples toll: 1 Beispiel / 1 example",
      "variants toll: von 1 Variante geändert / changed by 1 variant",
      "examples dive: 1 Beispiel / 1 example",
      "example diving: durchspielen / play",
    ]
  `);
  expect(codeLenses(workspace, "house.regel")).toEqual([]);
});
