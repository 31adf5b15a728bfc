// What a card says its tile brings is what the moves that it names bring when they are played.

import { expect, test } from "vitest";
import { TableModel } from "../../src/components/board/table-model.svelte.ts";
import type { BoardTarget } from "../../src/components/board/targets.ts";
import { previewEffects } from "../../src/components/play/decision/effects.ts";
import { bestUse } from "../../src/components/tile-card/best-use.ts";
import { gameOf } from "../support/rules-of.ts";

const game = gameOf("burgundy");

const modelAt = (state: Int32Array) =>
  new TableModel({
    game,
    whole: async () => game,
    language: "en",
    players: ["Anna", "Benno"],
    state,
    onplay: () => {},
    mayAct: () => true,
  });

test("a tile that is only taken at first tells what it brings when it is placed at once", () => {
  const found: string[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const state = game.start({ players: 2, seed });
    const stage = modelAt(state);
    const things = new Map<string, BoardTarget>();
    for (const option of stage.options)
      for (const thing of stage.thingsOf(option)) things.set(thing.key, thing);
    for (const thing of things.values()) {
      const use = bestUse(stage, thing);
      if (use?.next === undefined) continue;
      expect(use.gain).toBe("");
      const after = state.slice();
      game.play(after, use.option);
      expect(game.options(after)).toContain(use.next.option);
      const effects = previewEffects(game, after, use.next.option, "en");
      const gains = effects.filter(({ isLoss }) => !isLoss).map(({ words }) => words);
      expect(use.next.gain).toBe(gains.join(", "));
      found.push(`${use.next.move}: ${use.next.gain}`);
    }
  }
  expect(found).not.toEqual([]);
});

test("a tile that nothing can be done with has no use", () => {
  const stage = modelAt(game.start({ players: 2, seed: 1 }));
  stage.mayAct = () => false;
  const [grid] = stage.view.players[0]?.grids ?? [];
  const thing = {
    key: "g",
    holder: "grid",
    id: grid?.id ?? 0,
    owner: 0,
    value: 0,
    tool: false,
    index: undefined,
  } as const;
  expect(bestUse(stage, thing)).toBeUndefined();
});
