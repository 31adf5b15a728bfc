// The sentences that prose is measured by: those marked P are what the plan gives. Authored sentences
// (A) are those of `tells`.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProseLines, type Rule, renderPlainText, rulesOf } from "../../src/dsl/index.ts";
import { checkedOf } from "../support/rules-of.ts";

interface Row {
  readonly id: string;
  readonly mark: string;
  readonly paths: readonly string[];
  readonly de: string;
  readonly en: string;
}

/** Rows that plans tell in other words, and why these are better. */
const otherwise: Readonly<Record<string, { readonly de: string; readonly why: string }>> = {
  D7: {
    de: "Willst du keine Kombination nutzen, erhältst du 1 Arbeiter.",
    why: "the author's verb stays as it is behind a modal verb; no table has its forms",
  },
};

const rows = readRows(readFileSync("tests/prose/golden.txt", "utf8"));
const told = { burgundy: rulesFrom("burgundy"), dice: rulesFrom("burgundy-dice") };

test("the table has 54 rows, 16 of them from plans", () => {
  expect(rows.length).toBe(54);
  expect(rows.filter(({ mark }) => mark === "A").length).toBe(38);
});

test.each(rows.filter(({ mark }) => mark !== "A"))("row $id comes out of its plan", (row) => {
  const { de = row.de, why } = otherwise[row.id] ?? {};

  expect(textOf(row, "de")).toBe(de);
  expect(textOf(row, "en")).toBe(row.en);
  expect(why !== undefined).toBe(de !== row.de);
  expect(row.paths.filter((path) => !gameOf(row).get(path)?.isReadable)).toEqual([]);
});

function gameOf({ id }: Row): ReadonlyMap<string, Rule> {
  return id.startsWith("D") ? told.dice : told.burgundy;
}

function textOf(row: Row, language: "de" | "en"): string {
  const texts = row.paths.map((path) =>
    listProseLines(gameOf(row).get(path)?.told[language] ?? [])
      .map(({ text }) => renderPlainText(text))
      .join(" "),
  );
  return texts.join(" · ");
}

function rulesFrom(name: string): ReadonlyMap<string, Rule> {
  return new Map(rulesOf(checkedOf(name)).map((rule) => [rule.path, rule]));
}

function readRows(text: string): Row[] {
  return [...text.matchAll(/^(\w+) (P\+?|A) (.*)\n {2}de (.*)\n {2}en (.*)$/gm)].map(
    ([, id = "", mark = "", rules = "", de = "", en = ""]) => {
      const paths = [...rules.matchAll(/`([^`]*)`/g)].map(([, path = ""]) => path);
      return { id, mark, paths, de, en };
    },
  );
}
