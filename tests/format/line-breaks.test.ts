// Line breaks and other space between words mean nothing: however a text is laid out, it has the
// same words, the same tree and the same program; and `fmt` changes none of them.

import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { format } from "../../src/dsl/format/format.ts";
import { compileGame, type RulesFile } from "../../src/dsl/index.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { completeProgram } from "../../src/explain/program.ts";
import { rulesIn } from "../../src/files/rules-folder.ts";
import { rulesFiles } from "../support/rules-files.ts";
import { isSoak, repetitions } from "../support/soak.ts";

/** What stands between two tokens. */
type Gap = () => string;

const SEED = Number(process.env.REGEL_SEED ?? 20_261);

/** The ways to lay out a text; comments end with their lines, so they are left out. */
function layouts(seed: number): readonly (readonly [name: string, gap: Gap])[] {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 16) % below;
  };
  const spaces = [" ", "  ", "\n", "\n\n", "\t", "\r\n", " \n ", "\n    "];
  return [
    ["on one line", () => " "],
    ["with a token a line", () => "\n"],
    [`at random (seed ${seed})`, () => spaces[random(spaces.length)] ?? " "],
  ];
}

const samples = [
  ...globSync("tests/*/samples/**/*.regel"),
  ...globSync("src/content/{codes,programs}/**/*.regel"),
]
  .sort()
  .map((path) => ({ path, text: readFileSync(path, "utf8") }))
  .filter((source) => parse(source).diagnostics.length === 0);

/** In the short form one text in so many. */
const step = repetitions({ short: 3, long: 1 });
const texts = [...rulesFiles, ...samples]
  .filter((_, index) => index % step === 0)
  .map((source, index) => ({ ...source, index }));

describe.each(texts)("$path", ({ text, index }) => {
  test("is the same in every layout", () => {
    const same = meaning(text);
    for (let i = 0; i < repetitions({ short: 1, long: 20 }); i++) {
      for (const [name, gap] of layoutsOf(index, SEED + i)) {
        const other = laidOut(text, gap);
        expect(meaning(other), name).toEqual(same);
        const formatted = formattedText(other);
        expect(meaning(formatted), `${name}, formatted`).toEqual(same);
        expect(formattedText(formatted), `${name}, formatted again`).toBe(formatted);
      }
    }
  });
});

/** In the short form each text has one of the layouts, and each layout a third of the texts. */
function layoutsOf(index: number, seed: number): ReturnType<typeof layouts> {
  const all = layouts(seed);
  return all.filter((_, layout) => isSoak || layout === index % all.length);
}

/** These have the widest choice of words, of many and of few files. */
const inShort = /^rules\/(?:classics|burgundy-dice|white-castle)\b/;

/** The layout at random has the spaces of the two others among its own. */
const compiledLayouts = layouts(SEED).slice(isSoak ? 0 : -1);

const games = [...globSync("rules/classics/*.regel"), ...globSync("rules/*")]
  .filter((path) => path.endsWith(".regel") || existsSync(`${path}/game.regel`))
  .filter((path) => isSoak || inShort.test(path))
  .map((path) => ({ path, sources: sourcesAt(path) }));

test("there are games", () => expect(games.length).toBeGreaterThan(5));

describe.each(games)("$path", ({ sources }) => {
  test("has the same program in every layout", () => {
    const whole = program(sources);
    expect(whole).toBeDefined();
    for (const [name, gap] of compiledLayouts) {
      const others = sources.map(({ path, text }) => ({ path, text: laidOut(text, gap) }));
      expect(program(others), name).toBe(whole);
    }
    const formatted = sources.map(({ path, text }) => ({ path, text: formattedText(text) }));
    expect(program(formatted) === whole, "formatted").toBe(true);
  });
});

const programs = samples
  .filter((_, index) => index % step === 0)
  .map(({ path, text }) => {
    const rest = { path: "others.regel", text: completeProgram(text) };
    const sourcesOf = (each: string) => [{ path, text: each }, rest];
    return { path, text, sourcesOf, whole: program(sourcesOf(text)) };
  })
  .filter(({ whole }) => whole !== undefined);

test("there are programs", () => expect(programs.length).toBeGreaterThan(50 / step));

test.each(programs)("$path has the same program in every layout", ({ text, sourcesOf, whole }) => {
  for (const [name, gap] of compiledLayouts)
    expect(program(sourcesOf(laidOut(text, gap))), name).toBe(whole);
});

test("facts on one line are told apart by what follows", () => {
  const facts = ["height[1] 1", "height[2] 6", "hand 2 fish, 1 crab", "toll 3", "reef shark at b2"];
  const example = (between: string) =>
    `example one { given { players Anna Anna { ${facts.join(between)} } } }`;

  expect(meaning(example(" "))).toEqual(meaning(example("\n")));
  expect(meaning(example(" "))).toEqual(meaning(example("; ")));
});

function sourcesAt(path: string): RulesFile[] {
  const paths = path.endsWith(".regel") ? [path] : rulesIn(path).map((file) => `${path}/${file}`);
  return paths.map((each) => ({ path: each, text: readFileSync(each, "utf8") }));
}

function laidOut(text: string, gap: Gap): string {
  const { tokens } = parse({ path: "any.regel", text });
  return tokens.map(({ image }, i) => (i === 0 ? image : gap() + image)).join("");
}

/** The words of a text and its tree, without their places. Dots and `;` are set as they look best. */
function meaning(text: string): unknown {
  const { tokens, ast, diagnostics } = parse({ path: "any.regel", text });
  const words = tokens.map(({ image }) => image).filter((image) => image !== ";");
  return {
    problems: diagnostics.map(({ code }) => code),
    words: words.join(" ").replaceAll("..", ". ."),
    tree: JSON.stringify(ast, (key, value: unknown) => (key === "span" ? undefined : value)),
  };
}

function formattedText(text: string): string {
  const result = format({ path: "any.regel", text });
  if (!("text" in result)) throw new Error(`does not parse: ${result.diagnostics[0]?.code}`);
  return result.text;
}

/**
 * The program of a game and its data, without places and the space in what is quoted of the rules;
 * `undefined` if the rules have errors.
 */
function program(sources: readonly RulesFile[]): string | undefined {
  const { compiled } = compileGame(sources);
  if (compiled === undefined) return undefined;
  const places = new Set([
    "spans",
    "sources",
    "rulesHash",
    "source",
    "span",
    "start",
    "end",
    "line",
  ]);
  const data = JSON.stringify(compiled.meta, (key, value: unknown) => {
    if (places.has(key)) return undefined;
    return typeof value === "string" ? value.replaceAll(/\s/g, "") : value;
  });
  return `${compiled.js}\n${data}`;
}
