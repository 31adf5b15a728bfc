// A variant compiled with its own examples alone, as the workshop does after every key.

import { expect, test } from "vitest";
import { IncrementalCompiler, loadGame } from "../../src/dsl/index.ts";
import { seededRandom } from "../../src/play/random.ts";
import { base, ownFile } from "../playground/telling-support.ts";

const sources = [
  ...base,
  ownFile(`
  change watchtowerPoints from 4 to 5

  example five proves watchtower {
    de "Annas Wachturm." en "Anna's watchtower."
    given {
      players Anna, Benno
      Anna { dice 3, 2; storage watchtower; estate castle at d4 }
    }
    when Anna place(die: 3, tile: watchtower, space: e4)
    then Anna scores 5 as watchtowers
  }`),
];

function compiledWith(examples: "all" | "own") {
  const { compiled } = new IncrementalCompiler().compile(sources, ["mine"], { examples });
  if (compiled === undefined) throw new Error("The variant has errors.");
  return compiled;
}

test("a variant with its own examples alone plays the same, and has no others", () => {
  const [all, own] = [compiledWith("all"), compiledWith("own")];
  expect(own.meta.examples.map(({ id }) => id)).toEqual(["five"]);
  expect(all.meta.examples.length).toBeGreaterThan(200);
  expect(own.meta.rulesHash).toBe(all.meta.rulesHash);
  const [whole, lean] = [loadGame(all), loadGame(own)];
  expect(lean.runExample("five").passed).toBe(true);
  const ends = [whole, lean].map((game) => {
    const state = game.start({ players: 2, seed: 20 });
    game.playout(state, seededRandom(21));
    return game.save(state);
  });
  expect(ends[1]).toBe(ends[0]);
});
