// A game shown by pictures answers as the game itself does.

import { expect, test } from "vitest";
import type { DisplayGame, Game, State } from "../../../src/dsl/index.ts";
import { snapshotPosition } from "../../../src/dsl/index.ts";
import { bothLanguages } from "../../../src/dsl/runtime/game/explanations/both-languages.ts";
import { createSnapshotGame } from "../../../src/dsl/runtime/game/position-snapshot.ts";
import { deriveSeed, seededRandom } from "../../../src/play/random.ts";
import { gameOf } from "../../support/rules-of.ts";

const every = 17;
const decline = 0;

test.each([
  ["burgundy", 2],
  ["burgundy", 4],
  ["burgundy-dice", 2],
  ["classics/pig", 2],
])("positions of %s for %i look the same", (name, players) => {
  const game = gameOf(name);
  const shown = createSnapshotGame(game.meta, bothLanguages, async (...asked) =>
    game.explain(...asked),
  );
  for (const state of positionsOf(game, players)) {
    const copy = shown.show(structuredClone(snapshotPosition(game, state)));
    expect(answers(shown, copy)).toEqual(answers(game, state));
  }
});

test("a position that was not shown is not guessed at", () => {
  const game = gameOf("classics/pig");
  const shown = createSnapshotGame(game.meta, bothLanguages, async (...asked) =>
    game.explain(...asked),
  );

  expect(() => shown.options(game.start({ players: 2, seed: 1 }))).toThrow(RangeError);
});

/** Some positions of a random game, the last one among them. */
function positionsOf(game: Game, players: number): State[] {
  const random = seededRandom(deriveSeed(players, 1));
  const state = game.start({ players, seed: 7 });
  const found = [state.slice()];
  for (let moves = 1; !game.isOver(state); moves++) {
    const options = game.options(state);
    game.play(state, options[random.below(options.length)] ?? 0);
    if (moves % every === 0) found.push(state.slice());
  }
  return [...found, state];
}

/** All that screens ask about a position. */
function answers(game: DisplayGame, state: State) {
  const seats = game.scores(state).map((_, seat) => seat);
  const options = game.options(state);
  return {
    isOver: game.isOver(state),
    decision: game.decision(state),
    options,
    words: options.map((option) => [
      game.notation(option),
      game.says(option),
      option === decline ? undefined : game.decode(option),
      game.preview(state, option),
    ]),
    rivals: game.rivals(state),
    ranking: game.ranking(state),
    ratings: seats.map((seat) => game.rating(state, seat)),
    seen: [-1, ...seats].map((viewer) => [
      game.view(state, viewer),
      game.scores(state, viewer),
      game.ledger(state, viewer),
    ]),
  };
}
