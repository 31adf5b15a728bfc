import { expect, test } from "vitest";
import {
  checkGame,
  countWords,
  listProseLines,
  type ProseBlock,
  playerTextOf,
  type Rule,
  renderPlainText,
  rulesOf,
  splitSentences,
} from "../../src/dsl/index.ts";
import { rulesOf as sourcesOf } from "../support/rules-of.ts";

// Prose about the games of the project: nothing is left out, and nothing shows through.

const games = [
  "burgundy",
  "burgundy-dice",
  "classics/pig",
  "classics/tic-tac-toe",
  "classics/connect-four",
  "classics/hex",
  "classics/yavalath",
  "classics/breakthrough",
  "burgundy-cards",
  "white-castle",
];

test.each(games)("every rule of %s has sentences in both languages", (name) => {
  const rules = rulesFrom(name);

  expect(rules.length).toBeGreaterThan(4);
  for (const { path, title, text } of rules) {
    for (const language of ["de", "en"] as const) {
      const all = [title[language], ...flat(text[language])];
      expect(all.length, `${path} ${language}`).toBeGreaterThan(1);
      expect(all.filter(isBroken), `${path} ${language}`).toEqual([]);
    }
  }
});

test.each(games)("sentences that players read of %s have at most 25 words", (name) => {
  const long = rulesFrom(name).flatMap((rule) =>
    (["de", "en"] as const).flatMap((language) => {
      const { kind, blocks } = playerTextOf(rule, language);
      const isSentence = kind === "authored" || kind === "generated";
      return (isSentence ? blocks : [])
        .flatMap(({ text }) => splitSentences(renderPlainText(text)))
        .filter((sentence) => countWords(sentence) > 25);
    }),
  );

  expect(long).toEqual([]);
});

test.each(games)("the rules of %s have the same paragraphs and lists in both languages", (name) => {
  for (const { path, text } of rulesFrom(name)) {
    expect(text.en.map(shapeOf), path).toEqual(text.de.map(shapeOf));
  }
});

test.each(games)("every reference in the rules of %s leads to another rule", (name) => {
  const rules = rulesFrom(name);
  const paths = new Set(rules.map(({ path }) => path));
  for (const { path, text } of rules) {
    const lines = [...listProseLines(text.de), ...listProseLines(text.en)];
    const found = lines.flatMap((line) =>
      line.text.flatMap((inline) => (inline.kind === "reference" ? inline.path : [])),
    );
    expect(
      found.filter((to) => to === path || !paths.has(to)),
      path,
    ).toEqual([]);
  }
});

test.each(games)("the rules of %s are plain data with names of their own", (name) => {
  const rules = rulesFrom(name);
  const paths = rules.map(({ path }) => path);

  expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  expect(new Set(paths).size).toBe(paths.length);
  expect(rules.flatMap(({ refs }) => refs).filter((ref) => !paths.includes(ref))).toEqual([]);
});

test.each(games)("comments, layout and names of locals of %s mean nothing", (name) => {
  const plain = rulesFrom(name, (text) => withoutComments(text).replace(/\n\s*\n/g, "\n"));

  expect(plain.map(({ path, fingerprint }) => [path, fingerprint])).toEqual(
    rulesFrom(name).map(({ path, fingerprint }) => [path, fingerprint]),
  );
});

test("a variant may call options, enums and shapes differently, and that is a change", () => {
  const text = `
game reef { de "Riff" en "reef" }
option sea { de "die See" en "sea" calm de "ruhig" en "calm" }
enum Tide { de "die Gezeit" en "tide" ebb }
shape Reef squares 2 by 1 { de "der Grund" en "ground" }
flow {}
ranking { most score }
variant formal of reef {
  de "förmlich" en "formal"
  change sea de "das Meer" en "ocean"
  change Tide de "der Tidenstand" en "state of the tide"
  change Reef de "der Meeresgrund" en "sea floor"
}
`;
  const told = (...variants: string[]) => {
    const { game, diagnostics } = checkGame([{ path: "reef.regel", text }], variants);
    expect(diagnostics).toEqual([]);
    return new Map(game && rulesOf(game).map((rule) => [rule.path, rule] as const));
  };
  const [plain, formal] = [told(), told("formal")];

  for (const [path, title] of [
    ["sea", "The ocean"],
    ["Tide", "State of the tide"],
    ["Reef", "Sea floor"],
  ] as const) {
    expect(formal.get(path)?.title.en).toBe(title);
    expect(formal.get(path)?.fingerprint).not.toBe(plain.get(path)?.fingerprint);
  }
});

test("kinds of one declaration that no family has alone are called by what their names share", () => {
  const more = `
piece goldMine(n: 1..2) : Mine {
  de "Goldmine {n}" en "gold mine {n}"
  number is n
  copies 1 in deck
}
piece harbour(n: 1..2) : Ship {
  de "Hafen an {n}" en "harbour at {n}"
  number is n
  copies 1 in deck
}
`;
  const titles = new Map(
    rulesFrom("burgundy-cards", (text) =>
      text.includes("family Mine : Card") ? text + more : text,
    ).map(({ path, title }) => [path, title] as const),
  );

  expect(titles.get("goldMine")).toEqual({ de: "Goldmine", en: "Gold mine" });
  expect(titles.get("mine")).toEqual({ de: "Mine", en: "Mine" });
  // What their names share is no name: it ends with what differs.
  expect(titles.get("harbour")).toEqual({ de: "‚harbour‘", en: "Harbour" });
});

test("how many copies of a kind there are is told without what the kind itself settles", () => {
  const text = `
game reef { de "Riff" en "reef" players 2..4 }
table stones(size: 1..2, playerCount: 2..4) = 1, 2, 3 2, 3, 4
  { de "die Zahl der Steine {size} für {den playerCount}" en "the number of stones {size} for {the playerCount}" }
family Stone {}
piece stone(n: 1..2) : Stone {
  de "der Stein {n}, die Steine {n}" en "stone {n}, stones {n}"
  copies if n is 1 then 5 else stones(n, players) in bag
}
zone bag of Stone, hidden { de "der Beutel, die Beutel" en "bag, bags" }
flow {}
ranking { most score }
`;
  const { game, diagnostics } = checkGame([{ path: "reef.regel", text }]);
  expect(diagnostics).toEqual([]);
  const rule = game && rulesOf(game).find(({ path }) => path === "stone");
  const [, one, two] = flat(rule?.text.de ?? []);
  expect([one, two]).toEqual([
    "Stein 1: 5 am Anfang im Beutel",
    "Stein 2: die Zahl der Steine 2 für die Spielerzahl am Anfang im Beutel",
  ]);
});

/** `//` inside a string begins no comment. */
function withoutComments(text: string): string {
  return text.replace(/("[^"\n]*")|\/\/.*$/gm, (_, string: string | undefined) => string ?? "");
}

/** What no sentence has, in either language. */
const NEVER: readonly RegExp[] = [
  /undefined|\[object|NaN/,
  /^$|^\s|\s$| {2}/,
  /[{}]|\(\)|[\uE000-\uF8FF]/,
  // Names as the rules write them.
  /\b[a-z]+[A-Z]\w*/,
  // Signs that meet, or stand apart from their word.
  / [,.;:!?](?: |$)|[,;:][,.;:]|\.\.(?!\.)/,
  // Articles and prepositions that German contracts, or that meet.
  /\b(?:in|an|von|zu|bei) dem \p{Lu}|\bzu der \p{Lu}/u,
  /\b(?:der|die|das|dem|den|des|beim?|zum|zur|vom|im|am) (?:der|des|dem|eine[rnms]?|dein(?:e[rnms]?)?) (?:der|die|das|dem|den|des|dein)\b/,
  /\b(?:beim|zum|zur|vom|im|am) (?:dem|der|den|das)\b/,
];

const PAIRS = ["„“", "“”", "‚‘", "()", "[]"] as const;

function isBroken(text: string): boolean {
  return NEVER.some((never) => never.test(text)) || !isBalanced(text);
}

/** Quotation marks and brackets open as often as they close; `“` closes in German and opens in English. */
function isBalanced(text: string): boolean {
  const count = (sign: string | undefined) => text.split(sign ?? "").length - 1;
  const isGerman = text.includes("„");
  return PAIRS.every(([open, close]) => {
    if (open === "“" && isGerman) return true;
    if (open === "‚" || open === "„") return count(open) === 0 || count(open) === count(close);
    return count(open) === count(close);
  });
}

function shapeOf(block: ProseBlock): unknown {
  return block.kind === "list" ? block.items.map(shapeOf) : block.kind;
}

function flat(text: readonly ProseBlock[]): string[] {
  return listProseLines(text).map((line) => renderPlainText(line.text));
}

function rulesFrom(name: string, change = (text: string) => text): readonly Rule[] {
  const sources = sourcesOf(name).map(({ path, text }) => ({ path, text: change(text) }));
  const { game, diagnostics } = checkGame(sources);
  if (game === undefined) throw new Error(diagnostics.map(({ code }) => code).join(", "));
  return rulesOf(game);
}
