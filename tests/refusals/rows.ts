// Refusals of the `cannot` steps of examples, in the positions where these stand.

import { readFileSync } from "node:fs";
import type { Explanation, Game } from "../../src/dsl/index.ts";
import { gameFrom, rulesOf } from "../support/rules-of.ts";

export interface ExampleRefusal {
  readonly example: string;
  readonly explanation: Explanation;
}

/** The game with the examples of `rows/…`. */
export function gameWithRows(name: string): Game {
  const path = `tests/refusals/rows/${name}.regel`;
  return gameFrom([...rulesOf(name), { path, text: readFileSync(path, "utf8") }]);
}

export function refusalsInExamples(
  game: Game,
  isWanted: (example: string) => boolean,
): readonly ExampleRefusal[] {
  return game.meta.examples
    .filter(({ id }) => isWanted(id))
    .flatMap(({ id, steps }) => {
      const { state, moves } = game.exampleStart(id);
      const left = [...moves];
      return steps.flatMap((step): ExampleRefusal[] => {
        if (step.kind === "play") {
          const move = left.shift();
          if (move !== undefined) game.play(state, move.option, undefined, move.chance);
        }
        if (step.kind !== "can" || step.can) return [];
        const { action, args } = step.move;
        return [{ example: id, explanation: game.explain(state, action, args) }];
      });
    });
}
