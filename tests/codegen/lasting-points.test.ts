// `worth always`: lasting points are up to date before anybody is asked, also for an order in random games.

import { expect, test } from "vitest";
import { type Compiled, IncrementalCompiler, loadGame } from "../../src/dsl/index.ts";
import { seededRandom } from "../../src/play/random.ts";
import { examined } from "../random-programs/difference.ts";
import { Coverage } from "../random-programs/interpreter/coverage.ts";

const text = `
game order { de "Reihenfolge" en "order" players 1 }
family Card
player zone hand of Card
piece ace: Card { copies 1 in your hand while in hand { worth 3 } }
counter seen { de "der gesehene Punkt, die gesehenen Punkte" en "point seen, points seen" }
worth always
flow { for each n in 1..2 in any order { set seen to your score } }
ranking { most score }
`;

test("an order is picked with the points of what lies there, decision by decision and in random games", () => {
  const { compiled } = new IncrementalCompiler().compile([{ path: "order.regel", text }], []);
  const game = loadGame(compiled as Compiled);
  const setup = { players: 1, seed: 1 };
  const [state, random] = [game.start(setup), game.start(setup)];
  game.play(state, game.options(state)[0] as number);
  game.randomGame(random, setup, seededRandom(1));

  const seen = [state, random].map((end) => game.view(end).shared.counters[0]?.value);
  expect(seen).toEqual([3, 3]);
});

test("without passes and as WebAssembly it is the same game", () => {
  const found = examined(text, { seed: 1, matches: 2, coverage: new Coverage() });

  expect(found).toBeUndefined();
});
