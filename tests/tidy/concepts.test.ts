// How large the language is: docs/language.md counts its concepts, and their sum has a ceiling.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { grammar } from "../../src/components/language-reference/grammar.ts";
import { builtinConstructs } from "../../src/dsl/services/constructs/constructs-builtin.ts";
import { vocabulary } from "../../src/dsl/syntax/tokens.ts";

const words = [...vocabulary().keys()];
const names = Object.keys(builtinConstructs);

const counted = new Map([
  ["declarations", choicesOf("declaration")],
  ["statements", choicesOf("statement")],
  ["forms of expression", choicesOf("operand") + choicesOf("tail") + choicesOf("arithmetic")],
  ["built-in names", names.length],
  ["words of the language", words.length],
]);

const page = readFileSync("docs/language.md", "utf8");
const section = /\n## How large it is\n(.*?)\n## /s.exec(page)?.[1] ?? "";
const rows = [...section.matchAll(/^\| ([a-z -]+) \| (\d+) \| (\d+) \|$/gm)].map(
  ([, name = "", before, now]) => ({ name, before: Number(before), now: Number(now) }),
);
const together = rows.find(({ name }) => name === "together");

test("the table counts the concepts of the language as it is", () => {
  const sum = [...counted.values()].reduce((all, count) => all + count, 0);

  expect(rows.map(({ name, now }) => [name, now])).toEqual([...counted, ["together", sum]]);
});

test("there are no more concepts than at first", () => {
  const parts = rows.filter(({ name }) => name !== "together");

  expect(together?.before).toBe(parts.reduce((all, { before }) => all + before, 0));
  expect(together?.now ?? Infinity).toBeLessThanOrEqual(together?.before ?? 0);
});

/** How many alternatives a production has. */
function choicesOf(name: string): number {
  const part = grammar.get(name)?.part;
  const parts = part?.kind === "sequence" ? part.parts : part === undefined ? [] : [part];
  return parts.flatMap((one) => (one.kind === "choice" ? one.of : [])).length;
}
