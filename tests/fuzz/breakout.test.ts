import { expect, test } from "vitest";
import { type Compiled, compileGame, loadGame, type RulesFile } from "../../src/dsl/index.ts";
import { articles } from "../../src/dsl/inflection/articles.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { Identifier, Str, vocabulary } from "../../src/dsl/syntax/tokens.ts";
import { seededRandom } from "../../src/play/random.ts";
import { rulesOf } from "../support/rules-of.ts";

// A stranger's rules can be run: what they call their things, and what they say, stays data.

const games = ["classics/tic-tac-toe", "classics/connect-four", "classics/pig", "burgundy-dice"];

/** Names that the language gives a meaning without being words of it. */
const builtIn = new Set(
  `number player space board set score seat size kinds rank place position spaces neighbours region
   boards lines subsets union both without min max abs spaceAt`.split(/\s+/),
);

/** Words that mean something to JavaScript, its objects and its engine. */
const dangerous =
  `await break case catch class const continue debugger default delete enum eval export extends
  false finally function import instanceof new null return static super switch this throw true
  try typeof undefined var void while with yield arguments async rt log rules O W M S fp tick`
    .split(/\s+/)
    .concat(...[Object.prototype, Array.prototype, Function.prototype, globalThis].map(namesOf))
    .filter((name) => /^[A-Za-z][A-Za-z0-9]*$/.test(name) && !isTaken(name));

const pool = [...new Set(dangerous)];

function namesOf(object: object): string[] {
  return Object.getOwnPropertyNames(object);
}

function isTaken(name: string): boolean {
  return vocabulary().has(name) || builtIn.has(name);
}

test.each(games)("%s: names of things are no names in the program", (name) => {
  const sources = rulesOf(name);
  const renamed = withDangerousNames(sources);
  const plain = compiled(sources);
  const disguised = compiled(renamed);

  expect(withoutLocals(disguised.js)).toBe(withoutLocals(plain.js));
  expect(played(disguised)).toEqual(played(plain));
});

const payloads = [
  '\\"); globalThis.hacked = 1; (\\"',
  "` + (globalThis.hacked = 1) + `",
  "`; globalThis.hacked = 1; `",
  "*/ globalThis.hacked = 1; /*",
  "\u2028globalThis.hacked = 1\u2029",
  "</script><script>globalThis.hacked = 1</script>",
  "\\\\",
  "__proto__",
  "'; globalThis.hacked = 1; //",
];

test.each(games)("%s: texts, comments and paths are nothing but data", (name) => {
  const plain = compiled(rulesOf(name));
  for (const payload of payloads) {
    const hostile = compiled(rulesOf(name).map((source, i) => withPayload(source, payload, i)));

    expect(hostile.js).toBe(plain.js);
    expect(played(hostile)).toEqual(played(plain));
    expect(globalThis).not.toHaveProperty("hacked");
  }
});

/** Articles of placeholders and the other words in them, which name nothing. */
const wordsOfHoles = new Set([
  ...Object.keys(articles.de),
  ...Object.keys(articles.en),
  "many",
  "short",
]);

/** Every name that the author has given becomes a dangerous one, the same everywhere. */
function withDangerousNames(sources: readonly RulesFile[]): RulesFile[] {
  const names = new Map<string, string>();
  const another = (name: string) => {
    // Letters and spaces of pictures are no names.
    if (isTaken(name) || name.length < 3 || wordsOfHoles.has(name)) return name;
    const n = names.size;
    const danger = pool[n % pool.length] ?? "";
    const known = names.get(name) ?? (n < pool.length ? danger : `${danger}${n}`);
    names.set(name, known);
    return known;
  };
  return sources.map(({ path, text }) => ({
    path,
    text: replaced(path, text, (image, type) => {
      if (type === Identifier) return another(image);
      if (type !== Str || !image.includes("{")) return image;
      return image.replace(/\{[^}]*\}/g, (hole) => hole.replace(/[A-Za-z]\w*/g, another));
    }),
  }));
}

/** Ends of all texts but those of looks and letters of members, comments, and the path, which alone may have what nobody sees. */
function withPayload({ text }: RulesFile, payload: string, i: number): RulesFile {
  const path = `${payload}${i}.regel`;
  const seen = payload.replace(/[\u2028\u2029]/g, " ");
  const changed = replaced(path, text, (image, type) =>
    type === Str && /\s/.test(image) && !image.includes("{")
      ? `${image.slice(0, -1)} ${seen}"`
      : image,
  );
  return { path, text: `${changed}\n// ${seen}` };
}

type TokenType = typeof Str;

/** The text with another image for each of its tokens. */
function replaced(
  path: string,
  text: string,
  image: (was: string, type: TokenType) => string,
): string {
  let [result, end] = ["", 0];
  for (const token of parse({ path, text }).tokens) {
    result += text.slice(end, token.startOffset) + image(token.image, token.tokenType);
    end = token.startOffset + token.image.length;
  }
  return result + text.slice(end);
}

function compiled(sources: readonly RulesFile[]): Compiled {
  const { compiled, diagnostics } = compileGame(sources);
  expect(diagnostics).toEqual([]);
  return compiled as Compiled; // Nothing has been reported.
}

/** Locals carry their names and a number. */
function withoutLocals(js: string): string {
  return js.replace(/\b[A-Za-z]\w*_(?=\d)|\b[a-z](?=\$\d)/g, "_");
}

/** The states at the end of some random games. */
function played(one: Compiled): readonly (readonly number[])[] {
  const game = loadGame(one);
  return [1, 2, 3].map((seed) => {
    const random = seededRandom(seed);
    const state = game.start({ players: game.meta.players.max, seed });
    game.playout(state, random, 5_000);
    return [...state];
  });
}
