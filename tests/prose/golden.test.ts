// The sentences that prose is measured by: those that the plan gives (P) are told so; those that it
// does not reach yet are listed, and the list may only shrink. Authored sentences (A) are those of
// `tells`.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  checkGame,
  listProseLines,
  type Rule,
  renderPlainText,
  rulesOf,
} from "../../src/dsl/index.ts";
import { rulesOf as sourcesOf } from "../support/rules-of.ts";

interface Row {
  readonly id: string;
  readonly mark: string;
  readonly paths: readonly string[];
  readonly de: string;
  readonly en: string;
}

/** Rows of plans that are told otherwise: what is missing. */
const open: Readonly<Record<string, string>> = {
  "7": "the author's clause has another order of words",
  "12": "an adjective for the members of an enum (a castle space)",
  "24": "an action whose name has its article (discard a tile)",
  "28": "a call with constants that is told with them put in",
  "29": "a call with constants that is told with them put in",
  "30": "an action whose name has its article (place a tile)",
  "39": "gains for several things in one sentence; the second half is told so",
  D7: "the author's words for what the action is about",
};

const rows = readRows(readFileSync("tests/prose/golden.txt", "utf8"));
const burgundy = rulesFrom("burgundy");

test("the table has 54 rows, 16 of them from plans", () => {
  expect(rows.length).toBe(54);
  expect(rows.filter(({ mark }) => mark === "A").length).toBe(38);
  expect(Object.keys(open).every((id) => rows.some((row) => row.id === id))).toBe(true);
});

test("every row of a plan is told so, but for those that are open", () => {
  const missed = rows.filter(({ mark }) => mark !== "A").filter((row) => !isTold(row));

  expect(missed.map(({ id }) => id)).toEqual(Object.keys(open));
});

test("what is told so passes the bar", () => {
  const told = rows.filter(({ mark, id }) => mark !== "A" && open[id] === undefined);

  expect(told.length).toBe(8);
  expect(
    told.flatMap(({ paths }) => paths).filter((path) => !burgundy.get(path)?.isReadable),
  ).toEqual([]);
});

test("lasting points of one tile are told as the second half of row 39", () => {
  const row = rows.find(({ id }) => id === "39");

  expect(row?.de.endsWith(` · ${textOf(burgundy.get("knowledge17.worth"), "de")}`)).toBe(true);
  expect(row?.en.endsWith(` · ${textOf(burgundy.get("knowledge17.worth"), "en")}`)).toBe(true);
});

function isTold({ paths, de, en }: Row): boolean {
  const told = (language: "de" | "en") =>
    paths.map((path) => textOf(burgundy.get(path), language)).join(" · ");
  return told("de") === de && told("en") === en;
}

function textOf(rule: Rule | undefined, language: "de" | "en"): string {
  return listProseLines(rule?.told[language] ?? [])
    .map(({ text }) => renderPlainText(text))
    .join(" ");
}

function rulesFrom(name: string): ReadonlyMap<string, Rule> {
  const { game } = checkGame(sourcesOf(name));
  return new Map(game && rulesOf(game).map((rule) => [rule.path, rule]));
}

function readRows(text: string): Row[] {
  return [...text.matchAll(/^(\w+) (P\+?|A) (.*)\n {2}de (.*)\n {2}en (.*)$/gm)].map(
    ([, id = "", mark = "", rules = "", de = "", en = ""]) => {
      const paths = [...rules.matchAll(/`([^`]*)`/g)].map(([, path = ""]) => path);
      return { id, mark, paths, de, en };
    },
  );
}
