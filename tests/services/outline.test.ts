// Folding, outlines, selections and quick fixes, on one small program.

import { expect, test } from "vitest";
import { declarationsIn } from "../../src/dsl/check/declarations/collect-declarations.ts";
import { IncrementalCompiler } from "../../src/dsl/incremental-compiler.ts";
import { foldingRanges } from "../../src/dsl/services/display/folding.ts";
import { selectionRanges } from "../../src/dsl/services/display/selection-ranges.ts";
import { fixAll, quickFixes } from "../../src/dsl/services/editing/code-actions.ts";
import {
  type DocumentSymbol,
  documentSymbols,
  workspaceSymbols,
} from "../../src/dsl/services/navigation/symbols.ts";
import { applyEdits } from "../../src/dsl/source/edit.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { completed } from "../support/check-rules.ts";

const text = `// Life under water.
// It is wet.

// Fish -----------------------------------------------------------------------

enum Hue {
  de "der Ton, die Töne" en "hue, hues"
  light
  dark "D"
}

action dive {
  de "tauchen" en "dive"
  pick hue from Hue
  needs light: hue is light
    else de "Zu dunkel." en "Too dark."
  if hue is dark {
    end game
  }
}

// The rest --------------------------------------------------------------------

when built { end game }
`;
const source = { path: "reef.regel", text };
const parsed = parse(source);

test("blocks, comments and sections fold", () => {
  expect(
    foldingRanges(source, parsed).map(({ first, last, kind }) => `${first}-${last} ${kind}`),
  ).toEqual([
    "1-2 comment",
    "4-20 section",
    "6-9 block",
    "12-19 block",
    "17-18 block",
    "22-24 section",
  ]);
});

test("an outline has declarations with their parts", () => {
  const lines = (symbols: readonly DocumentSymbol[], indent = ""): string[] =>
    symbols.flatMap(({ name, kind, detail, children }) => [
      `${indent}${kind} ${name}${detail === undefined ? "" : `: ${detail}`}`,
      ...lines(children, `${indent}  `),
    ]);
  expect(lines(documentSymbols(parsed.ast, "de"))).toEqual([
    "enum Hue: der Ton, die Töne",
    "  member light",
    "  member dark",
    "action dive: tauchen",
    "  need light: Zu dunkel.",
    "when when built",
  ]);
});

test("declarations are found by letters of their names", () => {
  const found = (query: string) =>
    workspaceSymbols(declarationsIn([parsed.ast]), query).map(({ path }) => path);
  expect(found("d")).toEqual(["Hue.dark", "dive"]);
  expect(found("dk")).toEqual(["Hue.dark"]);
  expect(found("hu")).toEqual(["Hue"]);
  expect(found("zz")).toEqual([]);
});

test("a selection grows from a name to the whole file", () => {
  const offset = text.indexOf("is light") + 4;
  const parts = selectionRanges(source, parsed, offset).map(({ start, end }) => {
    return text.slice(start, end).split("\n")[0];
  });
  expect(parts.slice(0, 4)).toEqual([
    "light",
    "hue is light",
    "needs light: hue is light",
    "action dive {",
  ]);
  expect(parts.at(-1)).toBe("// Life under water.");
});

test("a selection in a text begins inside of its quotation marks", () => {
  const [first, second] = selectionRanges(source, parsed, text.indexOf("tauchen") + 2);
  expect(text.slice(first?.start, first?.end)).toBe("tauchen");
  expect(text.slice(second?.start, second?.end)).toBe('"tauchen"');
});

const wrong = `counter coral
action dive { de "tauchen" en "dive" set corl to 3 set coraal to 4 }
`;

function reports() {
  const sources = [{ path: "wrong.regel", text: wrong }, completed(wrong)];
  return new IncrementalCompiler().check(sources).diagnostics;
}

test("a remedy is offered where its report is", () => {
  const at = wrong.indexOf("corl");
  const here = { file: "wrong.regel", start: at + 1, end: at + 1 };
  const [fix, ...more] = quickFixes(reports(), here, "en");
  expect(more).toEqual([]);
  expect(fix?.title).toContain("coral");
  expect(applyEdits(wrong, fix?.edits ?? [])).toContain("set coral to 3");
  expect(quickFixes(reports(), { ...here, start: 0, end: 1 }, "en")).toEqual([]);
});

test("all remedies of a file are applied together", () => {
  const all = fixAll(reports(), "wrong.regel");
  expect(all?.diagnostics).toHaveLength(2);
  expect(applyEdits(wrong, all?.edits ?? [])).toBe(
    wrong.replace("corl", "coral").replace("coraal", "coral"),
  );
  expect(fixAll(reports(), "other.regel")).toBeUndefined();
});
