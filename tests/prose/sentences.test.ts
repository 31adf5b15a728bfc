import { expect, test } from "vitest";
import { checkGame, renderPlainText, rulesOf, rulesWithVariants } from "../../src/dsl/index.ts";

const game = `game shop { de "Laden" en "Shop" players 2 }
player counter coins { de "die Münze, die Münzen" en "coin, coins" starts 3 }
value price = 2 { de "der Preis" en "the price" }
action buy { de "kaufen" en "buy" needs enough: your coins > 1 pay price coins }
action wait { de "warten" en "wait" gain 1 coins }
event closing { de "am Ende" en "in the end" }
when closing { gain 1 coins }
worth always
reason treasure { de "Schatz" en "treasure" }
family Chest { while in chests { worth your coins as treasure } }
piece chest : Chest { de "die Truhe, die Truhen" en "chest, chests" copies 2 in supply }
zone supply of Chest { de "der Vorrat, die Vorräte" en "supply, supplies" }
player zone chests of Chest { de "das Lager, die Lager" en "store, stores" }
flow { each player { choose buy, wait announce closing } }
ranking { most your coins }
tells buy de "Du kaufst für {price coins}." en "Buy for {price coins}." for price
tells buy de "Danach ist Schluss." en "Then it is over." for flow
tells flow de "Du gehst zu dem Laden, der noch offen ist." en "Go to the open shop."
tells price de "Der Preis ist {price}." en "The price is {price}."
tells game.closing de "Am Ende gibt es 1 Münze." en "In the end gain 1 coin."
tells worth de "Münzen zählen immer." en "Coins always count."
tells wait de "Du erhältst 1 Münze." en "Gain 1 coin."
tells closing de "Auch wer wartet, ist fertig." en "Those who wait are done, too." for wait
tells wait de "Du brauchst Münzen." en "You need coins." for enough
variant lent of shop { de "Geliehen" en "Lent" tells de "Münzen brauchst du nicht." en "You need no coins." for buy, enough remove buy.enough }
variant gift of shop {
  de "Ohne Warten" en "No waiting"
  tells de "Warten entfällt." en "There is no waiting." for wait, flow
  remove wait
  change flow { each player { choose buy announce closing } }
}
variant dear of shop { de "Teuer" en "Dear" change price to 3 }
variant free of shop { de "Umsonst" en "Free" change action buy { de "kaufen" en "buy" gain 1 coins } }
variant kept of free { de "Verbürgt" en "Kept" keep tells buy }
variant own of free {
  de "Eigen" en "Own"
  tells de "Kaufen bringt Geld." en "Buying brings money." for buy
  tells buy de "Du erhältst 1 Münze." en "Gain 1 coin."
}
variant longer of shop { de "Länger" en "Longer" change flow { repeat 2 times { each player { choose buy, wait announce closing } } } }
`;

test("a placeholder takes its number from the rules, with a noun that agrees", () => {
  expect(sentences("buy")).toEqual([
    "Du kaufst für 2 Münzen. | Buy for 2 coins.",
    "Danach ist Schluss. | Then it is over.",
  ]);
});

test("a placeholder without a noun gives the number alone", () => {
  expect(sentences("price")).toEqual(["Der Preis ist 2. | The price is 2."]);
  expect(sentences("price", "dear")).toEqual(["Der Preis ist 3. | The price is 3."]);
});

const byPlayers = `
game shop { de "Laden" en "Shop" players 1..4 }
player counter coins { de "die Münze, die Münzen" en "coin, coins" }
table prices(playerCount: 1..4) = 5, 4, 3, 1 { de "die Preise" en "the prices" }
table rows(playerCount: 2..4) = 1, 1, 2 { de "die Reihen" en "the rows" }
value few = 3 { de "die Menge" en "the amount" }
value lone = 1 { de "die Einzahl" en "the single amount" }
value asForTwo = max(players, 2) { de "die Zahl" en "the number" }
action buy { de "kaufen" en "buy" pay prices(players) coins gain rows(asForTwo) coins }
flow { each player { choose buy } }
ranking { most your coins }
tells prices de "Der Preis ist {prices(players) coins}." en "The price is {prices(players) coins}."
tells rows de "Reihen gibt es {rows(asForTwo)}." en "There are rows: {rows(asForTwo)}."
tells few de "Du erhältst {few coins:word}, also {few:word}." en "Gain {few coins:word}, that is {few:word}."
tells flow de "Es kostet {prices}." en "It costs {prices}."
tells lone de "Du erhältst {lone coins:word}." en "Gain {lone coins:word}."
`;

test("a number that only depends on how many play is told for each number of players", () => {
  expect(textsOf(byPlayers, "prices")).toEqual([
    "Der Preis ist allein 5, zu zweit 4, zu dritt 3, zu viert 1 Münze. | The price is 5, 4, 3 or 1 coins alone or with two, three or four players.",
  ]);
  expect(textsOf(byPlayers, "rows")).toEqual([
    "Reihen gibt es allein, zu zweit und zu dritt 1, zu viert 2. | There are rows: 1 alone or with two or three players, 2 with four.",
  ]);
});

test("a table by its name alone lists its entries", () => {
  expect(textsOf(byPlayers, "flow")).toEqual([
    "Es kostet 5, 4, 3 oder 1. | It costs 5, 4, 3 or 1.",
  ]);
});

test("a number may be spelled out, and one of something has an article", () => {
  expect(textsOf(byPlayers, "few")).toEqual([
    "Du erhältst drei Münzen, also drei. | Gain three coins, that is three.",
  ]);
  expect(textsOf(byPlayers, "lone")).toEqual(["Du erhältst eine Münze. | Gain a coin."]);
  const twenty = byPlayers.replace("value few = 3", "value few = 20");
  expect(textsOf(twenty, "few")).toEqual([
    "Du erhältst 20 Münzen, also 20. | Gain 20 coins, that is 20.",
  ]);
});

test("sentences tell what the game does at an event, and when lasting points count", () => {
  expect(sentences("game.closing")).toEqual(["Am Ende gibt es 1 Münze. | In the end gain 1 coin."]);
  expect(sentences("counting")).toEqual(["Münzen zählen immer. | Coins always count."]);
  expect(sentences("counting", "dear")).toEqual(["Münzen zählen immer. | Coins always count."]);
});

test("what an author writes is not contracted: a relative clause needs its article", () => {
  expect(sentences("flow")).toEqual([
    "Du gehst zu dem Laden, der noch offen ist. | Go to the open shop.",
  ]);
});

test("another number in a placeholder changes the sentence, which stays true", () => {
  expect(sentences("buy", "dear")).toEqual([
    "Du kaufst für 3 Münzen. | Buy for 3 coins.",
    "Danach ist Schluss. | Then it is over.",
  ]);
});

test("a sentence is void where a variant changes what it tells", () => {
  expect(sentences("buy", "free").every((text) => text.startsWith("void: "))).toBe(true);
});

test("a sentence is void where a variant changes what it tells along", () => {
  expect(sentences("buy", "longer")).toEqual([
    "Du kaufst für 2 Münzen. | Buy for 2 coins.",
    "void: Danach ist Schluss. | Then it is over.",
  ]);
});

test("a sentence that tells a removed rule along is void, and one about it is gone", () => {
  expect(sentences("closing", "gift")).toEqual([
    "void: Auch wer wartet, ist fertig. | Those who wait are done, too.",
  ]);
  expect(sentences("game", "gift")).toEqual(["Warten entfällt. | There is no waiting."]);
  expect(sentences("wait", "gift")).toEqual([]);
});

test("a requirement that a variant removes voids sentences too", () => {
  expect(sentences("wait", "lent")).toEqual([
    "Du erhältst 1 Münze. | Gain 1 coin.",
    "void: Du brauchst Münzen. | You need coins.",
  ]);
});

test("a variant may vouch for the sentences of a rule that it changes", () => {
  expect(sentences("buy", "kept").filter((text) => text.startsWith("void: "))).toEqual([]);
});

test("a variant's own sentence replaces that of the game", () => {
  expect(sentences("buy", "own")).toEqual(["Du erhältst 1 Münze. | Gain 1 coin."]);
  expect(sentences("game", "own")).toEqual(["Kaufen bringt Geld. | Buying brings money."]);
});

test("comments, layout and names of locals make no sentence void", () => {
  const source = [{ path: "game.regel", text: game }];
  const relaid = [{ path: "game.regel", text: game.replace("pay price", "// paid\n  pay price") }];
  const [base, other] = [checkGame(source).game, checkGame(relaid).game];
  if (base === undefined || other === undefined) throw new Error("The rules have errors.");

  const all = rulesWithVariants(other, base).flatMap((rule) => rule.sentences);
  expect(all.filter(({ isVoid }) => isVoid)).toEqual([]);
});

test("a sentence about a rule that does not exist is reported at its path", () => {
  const text = game.replace("tells buy de", "tells bye de");
  const { diagnostics } = checkGame([{ path: "game.regel", text }]);

  expect(diagnostics.map(({ code, span }) => [code, text.slice(span.start, span.end)])).toEqual([
    ["unknown-name", "bye"],
  ]);
});

function sentences(path: string, variant?: string): string[] {
  return textsOf(game, path, variant);
}

function textsOf(text: string, path: string, variant?: string): string[] {
  const sources = [{ path: "game.regel", text }];
  const base = checkGame(sources);
  const checked = variant === undefined ? base : checkGame(sources, [variant]);
  if (base.game === undefined || checked.game === undefined)
    throw new Error(JSON.stringify([...base.diagnostics, ...checked.diagnostics]));
  const rules =
    variant === undefined ? rulesOf(base.game) : rulesWithVariants(checked.game, base.game);
  const rule = rules.find((one) => one.path === path);
  return (rule?.sentences ?? []).map(({ text, isVoid }) => {
    const words = `${renderPlainText(text.de)} | ${renderPlainText(text.en)}`;
    return isVoid === true ? `void: ${words}` : words;
  });
}
