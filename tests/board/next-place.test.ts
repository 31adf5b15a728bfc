// What a choice that has begun still needs is named, as long as it lies in one place.

import { expect, test } from "vitest";
import { TableModel } from "../../src/components/board/table-model.svelte.ts";
import { findNextThing, holderName } from "../../src/components/play/decision/next-place.ts";
import { gameOf } from "../support/rules-of.ts";

/** The start of a match in which nothing but dice can be chosen first or last. */
function startOf(name: string) {
  const game = gameOf(name);
  const state = game.start({ players: 2, seed: 7 });
  while (game.options(state).some((option) => /board/i.test(game.notation(option))))
    game.play(state, game.options(state)[0] ?? 0);
  const model = new TableModel({
    game,
    whole: async () => game,
    language: "en",
    players: ["Anna", "Benno"],
    state,
    mayAct: () => true,
  });
  model.viewer = model.decision?.player ?? -1;
  return model;
}

test.each(["burgundy", "burgundy-cards"])(
  "a player who picks the wanted thing first is told what it is paid with: %s",
  (name) => {
    const model = startOf(name);
    const wanted = model.options
      .flatMap((option) => model.thingsOf(option))
      .filter(({ tool }) => !tool);
    expect(wanted.length).toBeGreaterThan(0);
    for (const thing of wanted) {
      const next = findNextThing(model, [thing]);
      expect(next?.tool).toBe(true);
      expect(next && holderName(model, next)).toMatch(/^(dice|hand)$/i);
    }
  },
);

test("a die that can do several things needs nothing in particular", () => {
  const model = startOf("burgundy");
  const die = model.options.flatMap((option) => model.thingsOf(option)).find(({ tool }) => tool);
  expect(die && findNextThing(model, [die])).toBeUndefined();
});
