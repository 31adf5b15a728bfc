import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkGame, printProse, rulesOf } from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";

// Small games and what is said about them in each language; `npm test -- -u` writes the texts.

const samples = [
  "things",
  "setup",
  "conditions",
  "statements",
  "worth",
  "rows",
  "counters",
  "words",
  "none",
  "says",
  "clauses",
  "for-two",
];

test.each(samples.flatMap((name) => [[name, "de"] as const, [name, "en"] as const]))(
  "%s in the language %s",
  async (name, language) => {
    const text = readFileSync(`tests/prose/samples/${name}.regel`, "utf8");
    const { game, diagnostics } = checkGame([{ path: "sample.regel", text }, completed(text)]);
    expect(diagnostics).toEqual([]);
    if (game === undefined) return;

    const prose = `${printProse(rulesOf(game), language)}\n`;
    await expect(prose).toMatchFileSnapshot(`samples/${name}.${language}.txt`);
  },
);
