// How deep effects may be nested: what is asked for inside what.

import { expect, test } from "vitest";
import { compileGame, loadGame, RuleError } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const dive = `
player counter air { de "die Luft, die Lüfte" en "breath, breaths" }
action dive { de "tauchen" en "dive" gain 1 air }
`;

test("a small rule may be the deepest, whatever larger rules there are", () => {
  const game = gameFrom(
    sources(`${dive}
to rest { de "ruhen" en "rest" choose dive }
to long {
  de "schwimmen" en "swim"
  for each a in 1..2 { for each b in 1..2 { for each c in 1..2 { let d = a + b + c choose dive } } }
}
to short { de "waten" en "wade" do rest do rest }
flow { do long each player { do short } }
`),
  );
  const state = game.start({ players: 2, seed: 1 });
  const decisions = game.playout(state, { below: () => 0 });

  expect(decisions).toBe(8 + 2 * 2);
  expect(game.isOver(state)).toBe(true);
});

test("effects that lead to themselves without end are stopped", () => {
  const { compiled } = compileGame(
    sources(`${dive}
to sink { de "sinken" en "sink" choose dive do sink }
flow { do sink }
`),
  );
  if (compiled === undefined) throw new Error("the game has errors");
  const game = loadGame(compiled);
  const state = game.start({ players: 2, seed: 1 });

  expect(() => game.playout(state, { below: () => 0 })).toThrow(RuleError);
});

function sources(text: string) {
  return [{ path: "test.regel", text }, completed(text)];
}
