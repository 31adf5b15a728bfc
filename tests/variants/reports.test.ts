// What is wrong with a variant is known before the examples of the game have been read under it; it
// is the same that is known afterwards.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { IncrementalCompiler, type RulesFile } from "../../src/dsl/index.ts";
import { rulesIn } from "../../src/files/rules-folder.ts";
import { findVariantNames } from "../../src/playground/project.ts";
import { repetitions } from "../support/soak.ts";

const folder = "rules/burgundy";
const sources: readonly RulesFile[] = rulesIn(folder).map((name) => {
  return { path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, "utf8") };
});

// Each keeps what it has read of the game for the next variant; neither knows what the other has.
const [early, whole] = [new IncrementalCompiler(), new IncrementalCompiler()];

function expectSame(files: readonly RulesFile[], variant: string): number {
  const { diagnostics } = whole.check(files, [variant]);
  expect(early.reports(files, [variant])).toEqual(diagnostics);
  return diagnostics.length;
}

const slipsOfVariant = repetitions({ short: 4, long: 60 });

test.each(findVariantNames(sources))("reports about %s, right and with slips", (variant) => {
  const file = sources.find(({ text }) => text.includes(`variant ${variant} `));
  if (file === undefined) throw new Error(`No file declares ${variant}.`);
  const withText = (text: string) => sources.map((one) => (one === file ? { ...one, text } : one));
  expect(expectSame(sources, variant)).toBe(0);
  // Another word in place of each of some words of the variant, at even distances.
  const start = file.text.indexOf(`variant ${variant} `);
  const words = [...file.text.matchAll(/\b[a-z]\w+\b/g)].filter(({ index }) => index >= start);
  const step = Math.ceil(words.length / slipsOfVariant);
  // Of a short variant each word has its turn.
  const slips = words.filter((_, index) => index % step === Math.min(3, step - 1));
  const counts = slips.map(({ index, 0: word }) =>
    expectSame(
      withText(`${file.text.slice(0, index)}odd${file.text.slice(index + word.length)}`),
      variant,
    ),
  );
  expect(Math.max(...counts)).toBeGreaterThan(0);
});
