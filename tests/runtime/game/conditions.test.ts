// Which conditions of a move hold, beside the one that is the reason why not.

import { expect, test } from "vitest";
import { listConditions } from "../../../src/components/board/conditions/conditions.ts";
import { explainMove, listNeeds } from "../../../src/dsl/runtime/engine/program-api.ts";
import { seededRandom } from "../../../src/play/random.ts";
import { eachDecision, sorts } from "../../support/games/playouts.ts";
import { holds } from "../../support/holds.ts";
import { programOf } from "../../support/programs/program-of.ts";
import { gameFrom, gameOf } from "../../support/rules-of.ts";

const folders = ["burgundy", "burgundy-dice", "classics/breakthrough", "classics/yavalath"];
const told = sorts.flatMap(([name, sort]) => {
  const folder = folders.find((one) => one.split("/").at(-1) === sort.game.meta.id);
  return folder === undefined ? [] : [{ name, sort, program: programOf(folder) }];
});

test.each(told)("$name: conditions that are told agree with the reason", ({ sort, program }) => {
  const { meta } = sort.game;
  let [attempts, after] = [0, 0];
  eachDecision(sort, 3, (state, _, random) => {
    const moves = meta.sites[state[8] ?? 0]?.moves ?? [];
    for (const move of moves) {
      const params = meta.moves[move]?.params ?? [];
      const args = params.map(({ from, count }) => from + random.below(count));
      const verdict = explainMove(program, state, move, args);
      const pairs = listNeeds(program, state, move, args);
      const needs = pairs.filter((_, i) => i % 2 === 0);
      const values = pairs.filter((_, i) => i % 2 === 1);
      attempts += 1;
      const words = () => `${meta.moves[move]?.id}(${args}) ${verdict}: ${pairs}`;
      if (verdict === 0) holds(!values.includes(0), words);
      if (verdict <= 0) continue;
      const failed = needs.findIndex((need, i) => need === verdict - 1 && values[i] !== 1);
      holds(failed >= 0 && !values.slice(0, failed).includes(0), words);
      if (values.slice(failed + 1).some((value) => value >= 0)) after += 1;
    }
  });
  expect(attempts).toBeGreaterThan(50);
  if (sort.game.meta.id.startsWith("burgundy")) expect(after).toBeGreaterThan(0);
});

test("a space is refused with all that fits and all that does not", () => {
  const burgundy = gameOf("burgundy");
  const state = burgundy.start({ players: 2, seed: 7, options: {} });
  const random = seededRandom(7);
  const isPlacing = () => burgundy.decision(state)?.actions.includes("place");
  let found: readonly string[] = [];
  for (let ply = 0; ply < 400 && found.length < 4; ply++) {
    const { conditions } = isPlacing()
      ? burgundy.explain(state, "place", { space: random.below(37), die: 1 + random.below(6) })
      : { conditions: [] };
    const words = listConditions(burgundy.meta, { conditions }, "en");
    const fails = words.filter((one) => !one.holds).map((one) => one.words);
    if (fails.length > 1) found = words.map((one) => one.words);
    const options = burgundy.options(state);
    burgundy.play(state, options[random.below(options.length)] ?? 0);
  }
  expect(found.length).toBeGreaterThanOrEqual(4);
});

test("what only has a meaning where an earlier condition holds is not told", () => {
  const text = `
game sow { de "Säen" en "sow" players 1..1 }
player counter seeds[0..6] { de "der Samen, die Samen" en "seed, seeds" starts 1 }
reason crop { de "Ernte" en "crop" }
action sow {
  de "säen" en "sow"
  pick i from 0..6
  needs odd: i is 1 or i is 3 or i is 5
  needs inside: i < 6
  needs fine: your seeds[i + 1] is i
  needs low: i < 3
  pick j from 0..1
  needs late: j is 1
  score 1 as crop
}
flow { each player { choose sow } }
ranking { most score }
`;
  const game = gameFrom([{ path: "game.regel", text }]);
  const state = game.start({ players: 1, seed: 1, options: {} });
  const told = (i: number) =>
    game.explain(state, "sow", { i }).conditions.map(({ need, holds }) => `${need} ${holds}`);
  expect(told(6)).toEqual(["odd false", "inside false", "low false"]);
  expect(told(2)).toEqual(["odd false", "inside true", "low true"]);
  expect(told(5)).toEqual(["odd true", "inside true", "fine false", "low false"]);
  // Of a value that is not given only that is told which is so for each.
  const late = (given: Record<string, number>) =>
    game.explain(state, "sow", given).conditions.find(({ need }) => need === "late")?.holds;
  expect(late({ i: 2 })).toBeUndefined();
  expect([late({ i: 2, j: 0 }), late({ i: 2, j: 1 })]).toEqual([false, true]);
});
