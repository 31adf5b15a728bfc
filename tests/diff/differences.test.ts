import { expect, test } from "vitest";
import {
  checkGame,
  type Difference,
  differences,
  diffWords,
  rulesOf,
  ruleText,
} from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";

const reef = `
enum Colour { red de "Rot" en "red" blue de "Blau" en "blue" green de "Grün" en "green" }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
table prize(Colour) = 3, 4, 5
value price = 2
reason catch { de "Fang" en "catch" }
action buy {
  de "kaufen" en "buy"
  needs enough: your pearls >= price else de "Zu wenig." en "Too few."
  pay price pearls
  do win
}
to win { score 4 as catch }
flow { each player { choose buy } }
`;

/** What changes when the first text becomes the second. */
function changed(from: string, to: string): string[] {
  expect(reef).toContain(from);
  return differences(gameFrom(reef), gameFrom(reef.replace(from, to))).map(said);
}

function said({ change, path, numbers }: Difference): string {
  const list = numbers.map(({ label, a, b }) => `; ${label.en}: ${a} → ${b}`);
  return `${change} ${path}${list.join("")}`;
}

test.each([
  ["value price = 2", "value price = 3", ["changed price; The price: ….: 2 → 3"]],
  ["= 3, 4, 5", "= 3, 7, 5", ["changed prize; Blue: 4 → 7"]],
  ["score 4 as catch", "score 5 as catch", ["changed win; You score … points (“catch”).: 4 → 5"]],
  [">= price", "> price", ["changed enough"]],
  ["to win {", "to lose {}\nto win {", ["added lose"]],
  ["pay price pearls", "", ["changed buy"]],
  ["value price = 2", "value price = 2\nvalue goal = 9", ["added goal"]],
])("%s → %s", (from, to, expected) => {
  expect(changed(from, to)).toEqual(expected);
});

test("layout, comments and names of locals are no change", () => {
  const a = gameFrom("value twice(n: 1..6) = n + n");
  const b = gameFrom("// twice as much\ndefine twice(m: 1..6) =\n  m + m");

  expect(differences(a, b)).toEqual([]);
});

test("in any order is a change, and so are the words of its items", () => {
  const flow = (statement: string) => gameFrom(`event lit\nflow { ${statement} }`);
  const changes = (a: string, b: string) => differences(flow(a), flow(b)).map(said);
  const item = (words: string) => `in any order { dive { de "tauchen" en "${words}" } }`;

  expect(changes("announce lit", "announce lit in any order")).toEqual(["changed flow"]);
  expect(changes("for each n in 1..3 { }", "for each n in 1..3 in any order { }")).toEqual([
    "changed flow",
  ]);
  expect(changes(item("dive"), item("sink"))).toEqual(["changed flow"]);
  expect(
    changes("for each n in 1..3 in any order { }", "for each m in 1..3 in any order { }"),
  ).toEqual([]);
});

test("a table that grows with a new member, or shrinks with it, is told", () => {
  const smaller = reef.replace(' green de "Grün" en "green"', "").replace("3, 4, 5", "3, 4");
  const [whole, small] = [gameFrom(reef), gameFrom(smaller)];
  const changes = ["changed Colour", "changed prize"];

  expect(differences(whole, small).map(said)).toEqual(changes);
  expect(differences(small, whole).map(said)).toEqual(changes);
  // A reader could not guess what the new member has.
  const [, prize] = differences(small, whole);
  expect(prize?.b && ruleText(prize.b, "de")).toContain("Grün: 5");
  expect(prize?.b && ruleText(prize.b, "en")).toContain("Green: 5");
  expect(prize?.a && ruleText(prize.a, "en")).not.toContain("Green");
});

test("a sentence that describes a formula does not outlive it in a variant", () => {
  const text = `${reef}
value way(a: 1..6, b: 1..6) = min(abs(a - b), 6 - abs(a - b)) {
  de "der Weg von {a} zu {b}" en "the way from {a} to {b}"
  says de "von {a} zu {b} geht es auf dem kürzeren Weg" en "from {a} to {b} the shorter way counts"
}
value toll = 1 { de "der Zoll" en "toll" says de "der Zoll ist {toll pearls}" en "the toll is {toll pearls}" }
value free: yes/no = no { de "es ist frei" en "it is free" says de "du darfst umsonst rein" en "you may enter freely" }
variant straight of reef {
  de "Gerade" en "Straight"
  change way from min(abs(a - b), 6 - abs(a - b)) to abs(a - b)
  change toll from 1 to 2
  change free from no to yes
}
`;
  const sources = [{ path: "reef.regel", text }, completed(text)];
  const english = (path: string, variants: readonly string[]) => {
    const { game, diagnostics } = checkGame(sources, variants);
    if (game === undefined) throw new Error(JSON.stringify(diagnostics));
    const rule = rulesOf(game).find((one) => one.path === path);
    return rule === undefined ? "" : ruleText(rule, "en");
  };

  expect(english("way", [])).toContain("shorter way");
  expect(english("way", ["straight"])).not.toContain("shorter way");
  expect(english("toll", ["straight"])).toContain("oll is 2 pearls");
  expect(english("free", ["straight"])).toContain("You may enter freely");
});

test.each([
  ["a cost", "pay 1 pearls", "pay 2 pearls", ["toll", "buy"]],
  ["a requirement", "your pearls < 9", "your pearls < 8", ["poor"]],
  ["the costs of an action", "costs toll(1)", "costs toll(2)", ["buy"]],
  ["what a requirement is asked about", "needs mayBuy(3)", "needs mayBuy(4)", ["buy"]],
  ["the member that is meant", "prizes[red]", "prizes[blue]", ["buy"]],
  ["what is a cost", "costs toll(1)", "pay 1 pearls pay 1 pearls", ["toll", "buy", "flow"]],
])("%s that is another one is a change", (_, from, to, expected) => {
  const text = `
enum Colour { red de "Rot" en "red" blue de "Blau" en "blue" }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
player counter prizes[Colour] { de "der Preis, die Preise" en "prize, prizes" }
cost toll(n: 1..3) { pay 1 pearls pay n pearls }
requirement mayBuy(n: 1..9) {
  needs poor: your pearls < 9 else de "Zu reich." en "Too rich."
  needs few: your pearls > n else de "Zu wenig." en "Too few."
}
action buy {
  de "kaufen" en "buy"
  needs mayBuy(3)
  costs toll(1)
  set your prizes[red] to 1
}
flow { each player { choose buy choose free buy } }
`;
  expect(text).toContain(from);
  const found = differences(gameFrom(text), gameFrom(text.replace(from, to)));

  expect(found.map(({ path }) => path)).toEqual(expected);
});

test("what only follows from a change is not listed", () => {
  const renamed = changed(
    "to win { score 4 as catch }",
    "to win { score 4 as catch gain 1 pearls }",
  );

  expect(renamed).toEqual(["changed win"]);
});

test("kinds of one declaration are one difference", () => {
  const fish = (heavy: number) =>
    gameFrom(`family Fish { weight: 1..9 }
piece carp(size: 1..3) : Fish { de "Karpfen {size}" en "carp {size}" weight is size * ${heavy} }`);

  expect(differences(fish(1), fish(2)).map(({ path }) => path)).toEqual(["carp"]);
});

test("a removed rule is listed once, and so is the other way round", () => {
  const without = gameFrom(reef.replace("value price = 2", "value price = 2 value goal = 9"));

  expect(differences(without, gameFrom(reef)).map(said)).toEqual(["removed goal"]);
});

test("the words that differ are marked", () => {
  const { a, b } = diffWords("Du erhältst 2 Perlen.", "Du erhältst 3 rote Perlen.");

  expect(a.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("")).toBe(
    "Du erhältst [2 ]Perlen.",
  );
  expect(b.map(({ text }) => text).join("")).toBe("Du erhältst 3 rote Perlen.");
});

function gameFrom(text: string) {
  const { game, diagnostics } = checkGame([{ path: "reef.regel", text }, completed(text)]);
  if (game === undefined) throw new Error(JSON.stringify(diagnostics));
  return game;
}
