// An example as an exercise: what it says behind its last move is the goal.

import { expect, test } from "vitest";
import { goalOf } from "../../src/dsl/index.ts";
import { gameFrom } from "../support/rules-of.ts";

const game = gameFrom([
  {
    path: "pearls.regel",
    text: `language 2
game pearls { de "Perlen" en "Pearls" players 2..2 points de "der Punkt, die Punkte" en "point, points" }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
action dive { de "tauchen" en "dive" pick depth from 1..3 gain depth pearls score depth as found }
reason found { de "Gefunden" en "found" }
to dip { de "tauchen" en "dive" repeat until your pearls > 3 { choose dive } }
flow { each player { do dip } }
ranking { most score }
example deep proves dive {
  de "Tauche zweimal." en "Dive twice."
  given { players Anna, Benno }
  when Anna dive(depth: 1)
  then Anna scores 1
  when Anna dive(depth: 2)
  then Anna scores 2 as found
  then Anna has your pearls >= 3
}`,
  },
]);
const example = game.meta.examples.find(({ id }) => id === "deep");
const { state: start } = game.exampleStart("deep");

test("the goal is what stands behind the last move", () => {
  expect(example && goalOf(example).map(({ kind }) => kind)).toEqual(["scores", "has"]);
});

test.each([
  { dives: [], met: [false, false] },
  { dives: [1], met: [false, false] },
  { dives: [1, 1], met: [true, false] },
  { dives: [2, 1], met: [true, true] },
  { dives: [3], met: [true, true] },
])("after $dives it is met as $met, in whatever way, with more points too", ({ dives, met }) => {
  const state = start.slice();
  for (const depth of dives) {
    const option = game
      .options(state)
      .find((one) => game.notation(one) === `dive(depth: ${depth})`);
    game.play(state, option ?? -1);
  }
  const goal = example === undefined ? [] : goalOf(example);
  expect(goal.map((condition) => game.isMet(condition, { start, state }))).toEqual(met);
});
