// What examples say, and how they fail.

import { expect, test } from "vitest";
import type { Text } from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";
import { gameFrom } from "../support/rules-of.ts";

test("what is hidden and one's own only its owner sees", () => {
  expect(problemOf("then Anna sees your net")).toBeUndefined();
  expect(problemOf("then Anna sees net of Anna")).toBeUndefined();
  expect(problemOf("then Benno cannot see net of Anna")).toBeUndefined();
  expect(problemOf("then Benno cannot see wish of Anna")).toBeUndefined();
  expect(problemOf("then Benno sees your wish")).toBeUndefined();
});

test("what is hidden and shared nobody sees", () => {
  expect(problemOf("then Anna cannot see pools[2]")).toBeUndefined();
  expect(problemOf("then Benno cannot see tide")).toBeUndefined();
});

test("what is not hidden all see", () => {
  expect(problemOf("then Benno sees basket of Anna")).toBeUndefined();
  expect(problemOf("then Benno sees depth of Anna")).toBeUndefined();
});

test("an example fails where somebody does not see what it says", () => {
  expect(problemOf("then Benno sees net of Anna")).toEqual({
    de: "Benno sieht das nicht: Netz von Anna.",
    en: "Benno cannot see this: net of Anna.",
  });
  expect(problemOf("then Benno sees pools[2]")).toEqual({
    de: "Benno sieht das nicht: Becken 2.",
    en: "Benno cannot see this: pool 2.",
  });
  expect(problemOf("then Anna sees tide")).toEqual({
    de: "Anna sieht das nicht: tide.",
    en: "Anna cannot see this: tide.",
  });
});

test("an example fails where somebody sees what it says to be hidden", () => {
  expect(problemOf("then Anna cannot see your wish")).toEqual({
    de: "Anna sieht das: der geheime Wunsch von Anna.",
    en: "Anna sees this: the secret wish of Anna.",
  });
  expect(problemOf("then Anna cannot see basket of Benno")).toEqual({
    de: "Anna sieht das: Korb von Benno.",
    en: "Anna sees this: basket of Benno.",
  });
});

test("a condition compares players by their names", () => {
  expect(problemOf("then Anna has shells of Anna < shells of Benno")).toBeUndefined();
  expect(problemOf("then Benno has your shells < shells of Anna")).toMatchObject({
    en: "Expected: your shells < shells of Anna; found: no.",
  });
});

const supplies = `
family Fish
piece cod : Fish { copies 4 in shoal }
piece ray : Fish { copies 3 in deep }
zone shoal of Fish
zone deep of Fish, hidden
zone drawn of Fish, hidden
zone shore of Fish
zone beach of Fish
action wait { de "warten" en "wait" }
flow {
  draw 1 from deep to drawn
  draw 1 from deep to shore
  move cod from shoal to beach
  choose wait
}
variant clear of reef { de "klar" en "clear" change deep.hidden to no change drawn.hidden to no }
variant dark of reef {
  de "dunkel" en "dark"
  change shoal.hidden to yes
  change zone shore of Fish, hidden
  add zone trench of Fish, hidden
}
example atFirst {
  de "Anfang" en "start"
  given { players Anna, Benno }
  then Anna has number of cod in shoal is 3
  then Anna has number of ray in deep is 1
  then Anna has size of drawn is 1
  then Anna has shore is empty and beach is empty
}
`;

test.each([[[]], [["clear"]], [["dark"]], [["clear", "dark"]]])(
  "supplies lie where they did when an example begins, whoever sees them (%s)",
  (variants) => {
    const sources = [{ path: "test.regel", text: supplies }, completed(supplies)];
    expect(gameFrom(sources, variants).runExample("atFirst").problem).toBeUndefined();
  },
);

/** What is wrong with an outcome, if anything is. */
function problemOf(outcome: string): Text | undefined {
  const text = `
mark tide: 1..6, hidden
player counter shells { de "die Muschel, die Muscheln" en "shell, shells" starts seat }
player mark depth: 1..6
player mark wish: 1..6, hidden { de "der geheime Wunsch" en "the secret wish" }
player zone net of 1..6, hidden { de "das Netz, die Netze" en "net, nets" }
player zone basket of 1..6 { de "der Korb, die Körbe" en "basket, baskets" }
zone pools[1..3] of 1..6, hidden { de "das Becken, die Becken" en "pool, pools" }
action wait { de "warten" en "wait" }
flow { choose wait }
example looked {
  de "Geschaut" en "Looked"
  given { players Anna, Benno }
  ${outcome}
}
`;
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  return game.runExample("looked").problem?.text;
}
