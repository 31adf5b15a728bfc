import { expect, test } from "vitest";
import { compileGame, type Game, loadGame, RuleError, type State } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";

// Zones that count have counts for the elements that may lie there, one behind the other. What has
// none is found nowhere in them, and what is done with it leaves other zones alone.

const sea = `
enum Tide { ebb "e" flood "f" }
family Shell { tide: Tide size: 0..99 }
family Pearl: Shell { }
piece conch: Shell { tide is ebb size is 1 copies 2 in bags[ebb] }
piece whelk: Shell { tide is flood size is 2 copies 3 in bags[flood] }
piece white: Pearl { tide is flood size is 3 copies 1 in bags[flood] copies 4 in pearls }
zone bags[Tide] of Shell by tide
zone pearls of Pearl
zone numbers of 3..5
zone pile of Shell
counter many { de "die Menge, die Mengen" en "amount, amounts" }
reason found { de "Fund" en "find" }`;

function played(rules: string): { readonly game: Game; readonly state: State } {
  const text = `${sea}\nflow { for you { ${rules} } }`;
  const { compiled, diagnostics } = compileGame([{ path: "sea.regel", text }, completed(text)]);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  const game = loadGame(compiled);
  return { game, state: game.start({ players: 2, seed: 1 }) };
}

/** How many things lie in each zone. */
function sizes({ game, state }: ReturnType<typeof played>): number[] {
  return game.view(state).shared.zones.map(({ size }) => size);
}

test.each([
  "remove all whelk from bags[ebb]",
  "remove all conch from bags[flood]",
  "remove all many from numbers",
  "move all conch from bags[flood] to pile",
  "move all many from numbers to numbers",
])("%s takes nothing away", (rules) => {
  expect(played(rules).state).toEqual(played("").state);
});

test.each([
  "number of (whelk) in bags[ebb]",
  "number of (conch) in bags[flood]",
  "number of (conch) in pearls",
  "number of (many) in numbers",
  "(if conch is in bags[flood] then 1 else 0)",
])("%s is 0", (number) => {
  const { game, state } = played(`score ${number} as found`);
  expect(game.scores(state)[0]).toBe(0);
});

test.each([
  ["add whelk to bags[ebb]", "out-of-range"],
  ["gain 9 many add many to numbers", "out-of-range"],
  ["move all from bags[flood] to pearls", "out-of-range"],
  ["remove conch from bags[flood]", "absent"],
  ["remove many from numbers", "absent"],
])("%s stops the game: %s", (rules, problem) => {
  expect(() => played(rules)).toThrow(RuleError);
  expect(() => played(rules)).toThrow(problem);
});

test("what has a count comes and goes", () => {
  expect(sizes(played("gain 4 many add many to numbers"))).toEqual([2, 4, 4, 1, 0]);
  expect(sizes(played("remove whelk from bags[whelk.tide]"))).toEqual([2, 3, 4, 0, 0]);
  expect(sizes(played("move all white from bags[flood] to pearls"))).toEqual([2, 3, 5, 0, 0]);
});
