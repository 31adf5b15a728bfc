// The rows of the golden table that authors word: what the shipped games say, and why where they
// say it otherwise.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { renderPlainText, rulesOf } from "../../src/dsl/index.ts";
import { checkedOf } from "../support/rules-of.ts";

interface Row {
  readonly head: string;
  readonly lines: ReadonlyMap<string, string>;
}

const rows = readFileSync("tests/prose/golden-authored.txt", "utf8")
  .trim()
  .split("\n\n")
  .slice(1)
  .map(rowFrom);

test("the table has all rows that authors word", () => {
  expect(rows.length).toBe(42);
});

describe.each(rows)("$head", ({ head, lines }) => {
  const [, game = "", path = ""] = head.split(" ");

  test.each(["de", "en"] as const)("in %s", (language) => {
    const expected = lines.get(`here ${language}`) ?? lines.get(language);
    expect(textOf(game, path, language)).toBe(expected);
  });

  test("what differs from the table has a reason", () => {
    const differs = ["de", "en"].some(
      (language) => (lines.get(`here ${language}`) ?? lines.get(language)) !== lines.get(language),
    );
    expect((lines.get("why") ?? "").length > 20).toBe(differs);
  });
});

function rowFrom(block: string): Row {
  const [head = "", ...rest] = block.split("\n");
  const lines = rest.map((line) => {
    const [, key = "", text = ""] = /^((?:here )?(?:de|en)|why) (.*)$/.exec(line) ?? [];
    return [key, text] as const;
  });
  return { head, lines: new Map(lines) };
}

/** All sentences about a rule, or with `#2` the second of them. */
function textOf(game: string, path: string, language: "de" | "en"): string {
  const [about, number] = path.split("#");
  const rule = rulesOf(checkedOf(game)).find((one) => one.path === about);
  const all = (rule?.sentences ?? []).map(({ text }) => renderPlainText(text[language]));
  return number === undefined ? all.join(" ") : (all[Number(number) - 1] ?? "");
}
