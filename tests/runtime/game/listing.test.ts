import { expect, test } from "vitest";
import { compileGame, loadGame } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";

// Before options are listed it is tested whether the zones hold anything from which is picked.

/** The options of a match that offers `take` at once. */
function optionsOf(rules: string, offered = "take"): readonly string[] {
  const text = `
mark rank: 1..2
mark dealer: player
zone hand[1..2] of 1..4, row of 3
player zone net[player] of 1..4, row of 3
${rules}
flow { for you { add 3 to hand[1] add 4 to your net[you] choose ${offered} } }`;
  const { compiled, diagnostics } = compileGame([{ path: "net.regel", text }, completed(text)]);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  const game = loadGame(compiled);
  const state = game.start({ players: 2, seed: 1 });
  return game.options(state).map((code) => game.notation(code));
}

test("which zone it is may be read from the state", () => {
  const take = (rest: string) => `
action take { de "nehmen" en "take"
  pick card from hand[rank]
  needs card > 2 else de "Nein." en "No."
  ${rest} }`;

  expect(optionsOf(take(""))).toEqual(["take(card: 3)"]);
  expect(optionsOf(take("pick n from 1..2 needs n >= rank needs n < card"))).toHaveLength(2);
});

test("which zone it is may have been named by a let before", () => {
  const take = `
action take { de "nehmen" en "take"
  pick n from 1..2
  let whose = you
  pick card from your net[whose] }`;

  expect(optionsOf(take)).toEqual(["take(n: 1, card: 4)", "take(n: 2, card: 4)"]);
});

test("a range in which nothing ever lies offers nothing", () => {
  const take = `
mark low: -3..-1
action take { de "nehmen" en "take" pick n from 2..low pick m from 1..2 }
action rest { de "ruhen" en "rest" pick n from 1..2 }`;

  expect(optionsOf(take, "take, rest")).toEqual(["rest(n: 1)", "rest(n: 2)"]);
});
