import { expect, test } from "vitest";
import { compileGame, loadGame } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";

// The limit of a counter is any expression: also one that programs evaluate by functions or tables
// of their own.

test.each([
  ["a loop", "number of i in 1..players where i > 0", 2],
  ["a sum", "sum of i for i in 1..players", 3],
  ["a table", "wealth(flood)", 7],
  ["a question", "(if some i in 1..players where i is 2 then 5 else 4)", 5],
])("%s is the limit of a counter, and shown as it", (_, limit, expected) => {
  expect(coralAfter("gain 100 coral", limit)).toMatchObject({ value: expected, max: expected });
  expect(coralAfter("", limit)).toMatchObject({ value: 0, max: expected });
});

/** The counter with this limit after some rules. */
function coralAfter(rules: string, limit: string) {
  const text = `
enum Tide { ebb "e" flood "f" }
table wealth(Tide) = 6, 7
player counter coral { de "die Koralle, die Korallen" en "coral, corals" max ${limit} }
flow { for you { ${rules} } }`;
  const { compiled, diagnostics } = compileGame([{ path: "sea.regel", text }, completed(text)]);
  if (compiled === undefined) throw new Error(diagnostics.map(({ code }) => code).join());
  const game = loadGame(compiled);
  const state = game.start({ players: 2, seed: 1 });
  return game.view(state).players[0]?.counters[0];
}
