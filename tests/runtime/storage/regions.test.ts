// Which spaces make a region, on grids of several shapes.

import { expect, test } from "vitest";
import { IncrementalCompiler, loadGame, optionalPasses } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";

const rules = `
enum Soil { sand "s" de "der Sand" en "sand" clay "c" de "der Lehm" en "clay" }
shape Isle squares 3 by 1 { soil: Soil regions by soil }
shape Field squares 2 by 2 { soil: Soil regions by soil }
board isle of Isle { de "die Insel" en "isle" s s s }
board field of Field { de "das Feld" en "field"
  s c
  s c
}
family Herb
piece sage : Herb { de "der Salbei" en "sage" }
zone beds of Herb on Field
counter all { de "das Paar, die Paare" en "pair, pairs" }
action plant { de "pflanzen" en "plant"
  pick s from spaces of beds
  needs free: beds[s] is empty and not (some t in region of s where beds[t] is filled)
  add sage to beds[s]
}
flow {
  for each s in spaces of beds { for each t in region of s { gain 1 all } }
  each player { choose plant }
  each player { choose plant }
}`;

// The first board of the game is of another shape, so its regions are other ones.
test.each([
  ["all optionalPasses", []],
  ...optionalPasses.map((pass) => [`all optionalPasses but ${pass}`, [pass]] as const),
  ["no pass", optionalPasses],
] as const)("a grid has the regions of the only board of its shape, with %s", (_, without) => {
  const sources = [{ path: "test.regel", text: rules }, completed(rules)];
  const { compiled, diagnostics } = new IncrementalCompiler().compile(sources, [], { without });
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
  if (compiled === undefined) throw new Error("there is no game");
  const game = loadGame(compiled);
  const state = game.start({ players: 2, seed: 1 });
  const offered = () => game.options(state).map((option) => game.notation(option));

  expect(game.view(state).shared.counters.map(({ value }) => value)).toEqual([8]);
  expect(offered()).toHaveLength(4);
  game.play(state, game.options(state)[0] as number);
  expect(offered().map((text) => text.slice(-3))).toEqual(["a2)", "b2)"]);
});
