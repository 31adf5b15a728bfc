// What a choice that has begun still needs is named, as long as it lies in one place.

import { expect, test } from "vitest";
import { TableModel } from "../../src/components/board/table-model.svelte.ts";
import { startFrom } from "../../src/components/example/start.ts";
import { exerciseOf } from "../../src/components/lesson/exercise/exercise.ts";
import { findNextThings, nextPlaces } from "../../src/components/play/decision/next-place.ts";
import type { Game, State } from "../../src/dsl/index.ts";
import { gameOf } from "../support/rules-of.ts";

/** The start of a match in which nothing but dice can be chosen first or last. */
function startOf(name: string) {
  const game = gameOf(name);
  const state = game.start({ players: 2, seed: 7 });
  while (game.options(state).some((option) => /board/i.test(game.notation(option))))
    game.play(state, game.options(state)[0] ?? 0);
  return modelOf(game, state);
}

function modelOf(game: Game, state: State): TableModel {
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
      expect(findNextThings(model, [thing])[0]?.tool).toBe(true);
      expect(nextPlaces(model, [thing]).join()).toMatch(/^(dice|hand)$/i);
    }
  },
);

test("a die that can do several things needs nothing in particular", () => {
  const model = startOf("burgundy");
  const die = model.options.flatMap((option) => model.thingsOf(option)).find(({ tool }) => tool);
  expect(die && nextPlaces(model, [die])).toEqual([]);
});

test("a piece that goes to another space of its board needs no place to be named", () => {
  const game = gameOf("classics/chess");
  const model = modelOf(game, game.start({ players: 2, seed: 7 }));
  const [pawn] = model.thingsOf(model.options[0] ?? -1);
  expect(pawn?.holder).toBe("grid");
  expect(pawn && findNextThings(model, [pawn])).not.toEqual([]);
  expect(pawn && nextPlaces(model, [pawn])).toEqual([]);
});

test.each([
  ["lessonJoker", "cloister4", ["cloister", "ship", "pasture"]],
  ["lessonBestPile", "cloister6", ["Estate"]],
] as const)(
  "a card that may join several piles names them, or all: %s",
  (example, card, places) => {
    const game = gameOf("burgundy-cards");
    const { state } = startFrom(exerciseOf(game, "burgundy-cards", example).start);
    const model = modelOf(game, state);
    const things = model.options.flatMap((option) => model.thingsOf(option));
    const project = things.find(
      ({ holder, value }) => holder === "zone" && game.meta.kinds[value ?? -1]?.id === card,
    );
    expect(project && nextPlaces(model, [project])).toEqual(places);
  },
);
