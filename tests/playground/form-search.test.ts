// What is looked for in a form is found by its name first.

import { expect, test } from "vitest";
import { filterGroups } from "../../src/components/playground/forms/search.ts";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import type { FormModel } from "../../src/playground/forms/form-model.ts";
import { Forms } from "../../src/playground/forms/forms.ts";
import { rulesOf } from "../support/rules-of.ts";

const path = "rules/burgundy/variants/mine.regel";
const text = 'variant mine of burgundy {\n  de "Meine" en "Mine"\n}\n';
const sources = [...rulesOf("burgundy"), { path, text }];
const sheet: FormModel = new Forms(new IncrementalCompiler()).sheet(
  { sources, own: [path], variants: ["mine"] },
  "de",
);
if (sheet.kind !== "fields") throw new Error(sheet.text);
const { groups } = sheet;

const found = (query: string) =>
  filterGroups(groups, query, ({ title }) => title).flatMap(({ subjects }) =>
    subjects.flatMap(({ fields }) => fields.map(({ title }) => title)),
  );

test("all words must be there, in any order and without marks", () => {
  expect(found("furstentum 3")).toEqual(found("3 Fürstentum"));
  expect(found("Wachturm Drache")).toEqual([]);
  expect(filterGroups(groups, "  ", ({ title }) => title)).toBe(groups);
});

test("what is called so comes before what speaks of it", () => {
  const titles = found("Fürstentum 3");
  expect(titles[0]).toBe("Fürstentum 3");
  expect(titles).toContain("Wissen 3");
});

test("a part of a word is enough, a part of a number is not", () => {
  expect(found("türm").length).toBe(found("Wachtürm").length);
  expect(found("Wissen 3")).not.toContain("Wissen 13");
});
