import { globSync, readFileSync } from "node:fs";
import type { IToken } from "chevrotain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { format } from "../../src/dsl/format/format.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { productionNames, productionsIn, randomProgram } from "../support/random/random-program.ts";
import { rulesFiles } from "../support/rules-files.ts";
import { repetitions } from "../support/soak.ts";

// fast-check prints the seed of a failure; `{ seed, path }` behind the property replays it.

const samples = globSync("tests/*/samples/**/*.regel")
  .sort()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }))
  .filter((source) => parse(source).diagnostics.length === 0);

test("there are samples", () => {
  expect(samples.length).toBeGreaterThan(30);
});

/** In the short form one text in so many. */
const step = repetitions({ short: 3, long: 1 });
const texts = [...rulesFiles, ...samples].filter((_, index) => index % step === 0);

describe.each(texts)("$path", ({ text }) => {
  test("keeps what it says", () => keepsWhatItSays(text));
});

const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }));

test("generated programs keep what they say", () => {
  fc.assert(
    fc.property(seeds, (seed) => keepsWhatItSays(randomProgram(seed))),
    { numRuns: repetitions({ short: 25, long: 3000 }) },
  );
});

test("generated programs are made of every production of the grammar", () => {
  const covered = new Set<string>();
  for (let seed = 0; seed < 400 && covered.size < productionNames.length; seed++) {
    for (const name of productionsIn(randomProgram(seed))) covered.add(name);
  }

  expect(productionNames.filter((name) => !covered.has(name))).toEqual([]);
});

test("a seed gives the same program again", () => {
  expect(randomProgram(7)).toBe(randomProgram(7));
  expect(randomProgram(7)).not.toBe(randomProgram(8));
});

/** Formatted, a text has the same tree and the same comments, and formatting again changes nothing. */
function keepsWhatItSays(text: string): void {
  const laidOut = formatted(text);
  const [before, after] = [text, laidOut].map((each) => parse({ path: "any.regel", text: each }));

  expect(after?.diagnostics).toEqual([]);
  expect(withoutSpans(after?.ast)).toBe(withoutSpans(before?.ast));
  expect(commentsIn(laidOut)).toEqual(commentsIn(text));
  expect(formatted(laidOut)).toBe(laidOut);
  expect(laidOut).not.toMatch(/[ \t]\n|\n\n\n|\{\n\n|\n\n *\}|^\n/);
}

function formatted(text: string): string {
  const result = format({ path: "any.regel", text });
  if (!("text" in result)) throw new Error(`does not parse: ${result.diagnostics[0]?.code}`);
  return result.text;
}

function withoutSpans(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === "span" ? undefined : value));
}

/** Each comment with the tokens around it, and whether it has a line of its own. */
function commentsIn(text: string): string[] {
  const { tokens, comments } = parse({ path: "any.regel", text });
  // Dots of a board and the `;` behind a fact are set as they look best.
  const firm = tokens.filter(({ image }) => image !== ";");
  const image = (token: IToken | undefined) => token?.image.replace("..", ".");
  return comments.map(({ startOffset, image: comment }) => {
    const next = firm.findIndex((token) => token.startOffset > startOffset);
    const [before, behind] = [firm.at(next === -1 ? -1 : next - 1), firm[next]];
    const lineStart = text.lastIndexOf("\n", startOffset - 1) + 1;
    const isAlone = text.slice(lineStart, startOffset).trim() === "";
    const neighbours = `${next === 0 ? "" : image(before)} ¦ ${image(behind)}`;
    return `${comment.trimEnd()} ${isAlone ? "alone" : "behind"} ${neighbours}`;
  });
}
