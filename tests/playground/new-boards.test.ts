// A board beside those of the game: it begins as a copy, is named and painted, can be played with
// where the rules name it, and goes without a trace.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { IncrementalCompiler, loadGame, type RulesFile } from "../../src/dsl/index.ts";
import type { FormField } from "../../src/playground/forms/form-model.ts";
import type { FormInput } from "../../src/playground/forms/form-source.ts";
import { Forms } from "../../src/playground/forms/forms.ts";
import { findVariantNames, sourcesWith } from "../../src/playground/project.ts";
import { rulesOf } from "../support/rules-of.ts";

const path = "rules/burgundy/variants/mine.regel";
const start = `// At our table.

variant mine of burgundy {
  de "Meine" en "Mine"
  change price from 2 to 3
}
`;
const base = rulesOf("burgundy").filter(({ path }) => !/\/(examples-|lessons\/)/.test(path));
const forms = new Forms(new IncrementalCompiler());

function workWith(text: string, sources: readonly RulesFile[] = base): FormInput {
  const files = [{ path, text }];
  return { sources: sourcesWith(sources, files), own: [path], variants: findVariantNames(files) };
}

function fieldsOf(work: FormInput): FormField[] {
  const sheet = forms.sheet(work, "en");
  if (sheet.kind !== "fields") throw new Error(sheet.text);
  return sheet.groups.flatMap(({ subjects }) => subjects.flatMap(({ fields }) => fields));
}

function fieldIn(text: string, id: string): FormField {
  const field = fieldsOf(workWith(text)).find((one) => one.id === id);
  if (field === undefined) throw new Error(`There is no field ${id}.`);
  return field;
}

function valuesIn(text: string, id: string): string[] {
  return fieldIn(text, id).slots.map(({ value }) => value);
}

function entered(text: string, id: string, values: readonly string[] | undefined): string {
  const result = forms.enter(workWith(text), id, values, "en");
  if (result.kind === "problem") throw new Error(`${id}: ${result.text}`);
  return result.text;
}

function copied(text: string, id: string) {
  const result = forms.copy(workWith(text), id, "en");
  if (result.kind === "problem") throw new Error(`${id}: ${result.text}`);
  return result;
}

describe("a tenth estate", () => {
  const { text: withTenth, made } = copied(start, "estate9");

  test("is a copy with the next number, behind what the variant says", () => {
    expect(made).toEqual({ field: "estate10 names", title: "Estate 10" });
    expect(withTenth).toBe(
      start.replace(
        "to 3\n",
        `to 3
  add board estate10 of Estate {
    de "Fürstentum 10" en "Estate 10"
          B6  B5  C4  K3
        B2  B1  A6  A5  S4
      B5  B4  A3  A1  S2  S3
    C6  K1  K2  M6  S5  C4  K1
      S2  S5  K4  M3  B1  A2
        K6  B1  B2  B5  A6
          M3  C4  B1  B3
  }
`,
      ),
    );
  });

  test("stands among the boards with its name, and says that it is new", () => {
    const ids = fieldsOf(workWith(withTenth)).map(({ id }) => id);
    const at = ids.indexOf("estate9");
    expect(ids.slice(at, at + 3)).toEqual(["estate9", "estate10 names", "estate10"]);

    const tenth = fieldIn(withTenth, "estate10");
    expect(tenth).toMatchObject({ isNew: true, isChanged: true, hasWayBack: true, canCopy: true });
    expect(tenth.written?.text).toBe("add board estate10 of Estate {");
    expect(tenth.slots.every(({ original }) => original === undefined)).toBe(true);
    expect(fieldIn(withTenth, "estate9")).toMatchObject({ isNew: false, isChanged: false });
  });

  test("is named and painted where it is written, and is told by its new name", () => {
    const cells = valuesIn(withTenth, "estate10").with(0, "C1");
    const painted = entered(withTenth, "estate10", cells);
    expect(painted).toBe(withTenth.replace("B6  B5  C4  K3", "C1  B5  C4  K3"));
    expect(entered(painted, "estate10", cells)).toBe(painted);

    const named = entered(painted, "estate10 names", ["Klosterland", "Abbey lands"]);
    expect(named).toContain('de "Klosterland" en "Abbey lands"');
    expect(fieldIn(named, "estate10").title).toBe("Abbey lands");
  });

  test("is warned about like any other board", () => {
    const mines = valuesIn(withTenth, "estate10").map((value) => value.replace(/^[BASK]/, "M"));
    expect(fieldIn(entered(withTenth, "estate10", mines), "estate10").warnings).toHaveLength(1);
  });

  test("is played with where the rules name it", () => {
    const backs = valuesIn(withTenth, "backOf").map(() => "estate10");
    const text = entered(withTenth, "backOf", backs);
    const { sources, variants } = workWith(text);
    const { compiled, diagnostics } = new IncrementalCompiler().compile(sources, variants);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    if (compiled === undefined) throw new Error("It was not compiled.");
    const game = loadGame(compiled);
    const state = game.start({ players: 2, seed: 1, options: { setUp: "advanced" } });
    const offered = game.options(state).map((option) => game.notation(option));
    expect(offered).toContain("chooseEstate(estate: estate10)");
  });

  test("goes without a trace, but not while rules speak of it", () => {
    expect(entered(withTenth, "estate10", undefined)).toBe(start);

    const spoken = entered(withTenth, "backOf", valuesIn(withTenth, "backOf").with(5, "estate10"));
    const refused = forms.enter(workWith(spoken), "estate10", undefined, "en");
    expect(refused).toMatchObject({ kind: "problem", text: expect.stringContaining("estate10") });
  });
});

test("a painted board can be copied as it is now, then be as it was", () => {
  const cells = valuesIn(start, "estate1").with(0, "M1");
  const painted = entered(start, "estate1", cells);
  const both = copied(painted, "estate1").text;
  expect(valuesIn(both, "estate10")).toEqual(cells);

  const alone = entered(both, "estate1", undefined);
  expect(fieldIn(alone, "estate1").isChanged).toBe(false);
  expect(valuesIn(alone, "estate10")).toEqual(cells);
});

test("each copy has a number of its own", () => {
  const two = copied(copied(start, "estate1").text, "estate2").text;
  expect(two).toContain("add board estate10 of Estate");
  expect(two).toContain("add board estate11 of Estate");
  expect(entered(entered(two, "estate10", undefined), "estate11", undefined)).toBe(start);
});

test("in a game of one's own the copy stands behind its model", () => {
  const own = "rules/classics/draughts.regel";
  const sources = [{ path: own, text: readFileSync(own, "utf8") }];
  const result = forms.copy({ sources, own: [own], variants: [] }, "field", "de");
  if (result.kind === "problem") throw new Error(result.text);
  expect(result.made).toEqual({ field: "field2 names", title: "Brett 2" });
  expect(result.text).toMatch(/\n\}\n\nboard field2 of Field \{\n {2}de "Brett 2" en "board 2"\n/);
});

test("boards are not copied where there is no place for them", () => {
  const { sources } = workWith(start);
  expect(forms.copy({ sources, own: [], variants: [] }, "estate1", "en")).toMatchObject({
    kind: "problem",
  });
});
