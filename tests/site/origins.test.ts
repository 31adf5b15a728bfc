// Where rules come from, as pages say it beside their lines.

import { expect, test } from "vitest";
import { findCitations } from "../../src/compare/origins.ts";
import { passageAt } from "../../src/components/play/log/source.ts";
import { sortVariants, variantGroups } from "../../src/components/play/setup/variant-groups.ts";
import {
  readingInForce,
  variantHash,
  withReading,
} from "../../src/components/provenance/chosen-readings.ts";
import { findDeclaration, originsAt } from "../../src/components/provenance/origins.ts";
import { compileGame, linePattern, type Meta, parse } from "../../src/dsl/index.ts";
import { rulesFiles } from "../support/rules-files.ts";

const sources = rulesFiles.filter(({ path }) => path.includes("/burgundy/"));
const words = new Set(
  sources
    .flatMap((source) => parse(source).tokens)
    .filter(({ tokenType, image }) => tokenType.PATTERN === image && /^[a-z]/.test(image))
    .map(({ image }) => image),
);

function metaOf(...variants: string[]): Meta {
  const { compiled } = compileGame(sources, variants);
  if (compiled === undefined) throw new Error(`${variants.join(", ")} does not compile.`);
  return compiled.meta;
}

const original = metaOf();

test("every rule that cites something is found by its name, and cites it there", () => {
  const variants = original.variants.map(({ id }) => id);
  const names = new Set(original.cites.map(({ name }) => name));
  for (const name of names) {
    if (variants.includes(name)) continue;
    const place = findDeclaration(original, name, words);
    expect(place && originsAt(original, place, words).cited, name).toEqual(
      findCitations(original, [name]),
    );
  }
});

test("every open question stands beside the rules that it is about", () => {
  for (const question of original.questions) {
    for (const path of question.about) {
      const place = findDeclaration(original, path, words);
      expect(place && originsAt(original, place, words).questions, path).toContain(question);
    }
  }
});

test("lines of a variant come from where the variant comes from", () => {
  const meta = metaOf("yucata");
  const file = meta.sources.findIndex(({ path }) => path.endsWith("yucata.regel"));
  const text = meta.sources[file]?.text ?? "";
  const start = text.indexOf("do dealSheets");
  const line = text.slice(0, start).split("\n").length;
  const source = { file, start, end: start + 3, line };

  const { cited } = originsAt(meta, source, words);
  expect(cited.map(({ document }) => document.id)).toEqual(["platform"]);
  expect(passageAt(meta, source, linePattern())?.lines[0]?.number).toBeLessThan(line);
});

test("a reading is in force when it is chosen, else the first one", () => {
  const question = original.questions.find(({ id }) => id === "freeStep");
  if (question === undefined) throw new Error("The question is gone.");
  const other = metaOf("yucata", "freeStep.double");

  expect(readingInForce(original, question)).toBe("freeStep.single");
  expect(readingInForce(other, question)).toBe("freeStep.double");
  expect(withReading(original, question, "freeStep.double")).toEqual(["freeStep.double"]);
  expect(withReading(other, question, "freeStep.single")).toEqual(["yucata"]);
  expect(variantHash(["yucata", "freeStep.double"])).toBe("#variant=yucata,freeStep.double");
  expect(variantHash([])).toBe("");
});

test("a version has a source of its own, and stands before readings", () => {
  expect(variantGroups(original).versions.map(({ id }) => id)).toEqual([
    "yucata",
    "yucataOtherLot",
  ]);
  expect(sortVariants(original, ["freeStep.double", "yucata"])).toEqual([
    "yucata",
    "freeStep.double",
  ]);
});
