import { expect, test } from "vitest";
import { burgundySorts, classicSorts, diceSorts, type Sort } from "../support/games/playouts.ts";
import { repetitions } from "../support/soak.ts";
import { type Survey, surveyRefusals } from "./survey.ts";

const sorts: Readonly<Record<string, readonly (readonly [string, Sort])[]>> = {
  burgundy: burgundySorts,
  "burgundy-dice": diceSorts,
  classics: classicSorts,
};

/** Names as in sources, which are no words: `dieShowing`, `estate[space]`. */
const SOURCE_NAME = /\b[a-z]+[A-Z]\w*|\w\[\w|\{|\}/;
/** Nothing is said without a digit: `keinen Arbeiter`, not `0 Arbeiter`. */
const ZERO = /(?<!\d[.,]?)0(?![.,]?\d)/;

function faultsIn(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?]) /);
  return [
    ...(text.trim() === "" ? ["empty"] : []),
    ...(ZERO.test(text) ? ["zero"] : []),
    ...(new Set(sentences).size < sentences.length ? ["doubled sentence"] : []),
    ...(/(?<!\p{L})(\p{L}+)( \p{L}+:)? \1(?!\p{L})/u.test(text) ? ["doubled word"] : []),
    ...(SOURCE_NAME.test(text) ? ["name of the source"] : []),
    ...(/^\p{Lu}|^\d/u.test(text) ? [] : ["small start"]),
    ...(/[.!?]$/.test(text) ? [] : ["no full stop"]),
    ...(/ {2}| [.,;:]|–/.test(text) ? ["spaces"] : []),
  ].map((fault) => `${fault}: ${text}`);
}

test("the faults that the survey looks for are found", () => {
  expect(faultsIn("Dir fehlen 0 Arbeiter.")).toEqual(["zero: Dir fehlen 0 Arbeiter."]);
  expect(faultsIn("Nötig sind 2; du hast 0.")).toEqual(["zero: Nötig sind 2; du hast 0."]);
  expect(faultsIn("Möglich wäre: Möglich wäre: ruhen.")[0]).toMatch(/^doubled word/);
  expect(faultsIn("Nein. Nein.")[0]).toMatch(/^doubled sentence/);
  expect(faultsIn("Nötig ist dieShowing.")[0]).toMatch(/^name of the source/);
  expect(faultsIn("kein Ende")).toEqual(["small start: kein Ende", "no full stop: kein Ende"]);
});

test.each(Object.keys(sorts))(
  "%s: what is refused in random games has a reason in words",
  (name) => {
    const all = sorts[name]?.map(([, sort]) => sort) ?? [];
    const survey: Survey = surveyRefusals(all, repetitions({ short: all.length, long: 300 }), 1);
    const texts = survey.refusals.flatMap(({ text }) => [text.de, text.en]);

    expect(survey.refused).toBeGreaterThan(50);
    expect(survey.unexplained).toEqual([]);
    expect(texts.flatMap(faultsIn)).toEqual([]);
  },
);
