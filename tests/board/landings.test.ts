// A disc is dropped by a click on any space of its column; where moves name their space, nothing changes.

import { expect, test } from "vitest";
import { findLandings } from "../../src/components/board/landings.ts";
import { TableModel } from "../../src/components/board/table-model.svelte.ts";
import { createSpaceTarget } from "../../src/components/board/targets.ts";
import { gameOf } from "../support/rules-of.ts";

function tableOf(name: string) {
  const game = gameOf(name);
  const state = game.start({ players: 2, seed: 1 });
  const played: string[] = [];
  const model = new TableModel({
    game,
    whole: async () => game,
    language: "en",
    players: ["Anna", "Benno"],
    state,
    onplay: (option) => {
      played.push(game.notation(option));
      game.play(state, option);
      model.show(state.slice());
    },
    mayAct: () => true,
  });
  const owner = model.view.shared.grids.length > 0 ? -1 : 0;
  const cells = game.meta.shapes[game.meta.grids[0]?.shape ?? 0]?.cells ?? [];
  const space = (at: string) =>
    createSpaceTarget(
      0,
      owner,
      cells.findIndex(({ name: own }) => own === at),
    );
  // Nothing is shown here, so there is no element beside which a reason would stand.
  const click = (at: string) => model.activate(space(at), {} as unknown as Element);
  return { model, played, space, click };
}

test("each column is a target where its next disc falls, and none is offered as a button", () => {
  const { model, space } = tableOf("classics/connect-four");
  expect(model.plainOptions).toEqual([]);
  expect(model.mark(space("f1"))).toBe("possible");
  expect(model.mark(space("a1"))).toBeUndefined();
});

test("a click on any space of a column plays there, on empty ones and on discs", () => {
  const { played, click } = tableOf("classics/connect-four");
  click("a3");
  click("f3");
  click("e4");
  expect(played).toEqual(["drop(column: 3)", "drop(column: 3)", "drop(column: 4)"]);
});

test("where a move names its space, a taken one in the same column plays nothing", () => {
  const { played, click } = tableOf("classics/tic-tac-toe");
  click("a1");
  click("a1");
  expect(played).toHaveLength(1);
});

test("where the program runs elsewhere, no move is tried, and columns are chosen by name", () => {
  const game = gameOf("classics/connect-four");
  const play = () => {
    throw new Error("These rules run in a web worker.");
  };
  const picture = { ...game, runsElsewhere: true, play };
  const state = game.start({ players: 2, seed: 1 });
  expect(findLandings(picture, state, game.options(state)).size).toBe(0);
});
