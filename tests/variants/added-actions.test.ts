// House rules that each add an action to a turn: they go together, in either order.

import { expect, test } from "vitest";
import { gameFrom, rulesOf } from "../support/rules-of.ts";

const variant = (id: string, noun: string) => ({
  path: `${id}.regel`,
  text: `variant ${id} of burgundy {
  de "${noun}" en "${noun}"
  add action ${id}Now { de "handeln" en "act" costs anyDie gain 1 workers }
  extend takeTurn.choose { ${id}Now }
}`,
});

const sources = [...rulesOf("burgundy"), variant("tavern", "Tavern"), variant("nap", "Nap")];

test.each([[["tavern", "nap"]], [["nap", "tavern"]]])("%s", (variants) => {
  const game = gameFrom(sources, variants);
  const state = game.start({ players: 2, seed: 1 });
  while (!game.options(state).some((option) => game.notation(option).startsWith("take(")))
    game.play(state, game.options(state)[0] as number);
  const offered = game.options(state).map((option) => game.notation(option));

  expect(offered.some((one) => one.startsWith("tavernNow("))).toBe(true);
  expect(offered.some((one) => one.startsWith("napNow("))).toBe(true);
});
