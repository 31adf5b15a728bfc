// Fingerprints of parts, and without the numbers that the placeholders of a sentence give.

import { expect, test } from "vitest";
import { checkGame, type Rule, rulesOf } from "../../src/dsl/index.ts";
import { withoutNumbers } from "../../src/dsl/prose/fingerprint.ts";
import { findRule } from "../../src/dsl/prose/rule.ts";
import { completed } from "../support/check-rules.ts";

const reef = `
enum Colour { red de "Rot" en "red" blue de "Blau" en "blue" }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
table prize(Colour) = 3, 4
value price = 2
requirement mayBuy {
  needs enough: your pearls >= price else de "Zu wenig." en "Too few."
}
action buy { de "kaufen" en "buy" needs mayBuy pay price pearls gain prize(red) pearls }
event lit
when lit { gain 1 pearls }
flow { each player { choose buy } announce lit }
`;

function rulesIn(text: string): ReadonlyMap<string, Rule> {
  const { game, diagnostics } = checkGame([{ path: "reef.regel", text }, completed(text)]);
  if (game === undefined) throw new Error(JSON.stringify(diagnostics));
  return new Map(rulesOf(game).map((rule) => [rule.path, rule]));
}

/** Whether a change of the text changes the fingerprint of a rule, and whether more than numbers. */
function changed(path: string, from: string, to: string) {
  expect(reef).toContain(from);
  const [a = "", b = ""] = [reef, reef.replace(from, to)].map(
    (text) => findRule(rulesIn(text), path)?.fingerprint,
  );
  return { all: a !== b, butNumbers: withoutNumbers(a) !== withoutNumbers(b) };
}

test.each([
  ["price", "price = 2", "price = 3", { all: true, butNumbers: false }],
  ["price", "price = 2", "price = 2 + players", { all: true, butNumbers: true }],
  ["prize", "= 3, 4", "= 3, 5", { all: true, butNumbers: false }],
  ["mayBuy.enough", ">= price", "> price", { all: true, butNumbers: true }],
  ["mayBuy.enough", "price = 2", "price = 3", { all: false, butNumbers: false }],
])("%s: %s → %s", (path, from, to, expected) => {
  expect(changed(path, from, to)).toEqual(expected);
});

test("a part is found by its owner, and only there", () => {
  const rules = rulesIn(reef);

  expect(findRule(rules, "mayBuy.enough")?.path).toBe("enough");
  expect(findRule(rules, "flow.enough")).toBeUndefined();
  expect(findRule(rules, "nothing")).toBeUndefined();
});
