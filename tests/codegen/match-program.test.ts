// The program of a match: the same game as the whole program, without what only examples and random
// games need.

import { expect, test } from "vitest";
import { matchProgram } from "../../src/dsl/index.ts";
import { programFrom } from "../../src/dsl/runtime/game/compiled-program.ts";
import { createGame } from "../../src/dsl/runtime/game/create-game.ts";
import { createMatch } from "../../src/dsl/runtime/game/create-match.ts";
import { explain } from "../../src/dsl/runtime/game/explain.ts";
import { bothLanguages } from "../../src/dsl/runtime/game/explanations/both-languages.ts";
import { startProgram } from "../../src/dsl/runtime/game/table-game.ts";
import { seededRandom } from "../../src/play/random.ts";
import { compilerOf, rulesOf } from "../support/rules-of.ts";

test.each(["burgundy", "burgundy-dice", "classics/pig"])("%s", async (name) => {
  const { game: checked, compiled } = compilerOf(name).compile(rulesOf(name), []);
  if (checked === undefined || compiled === undefined) throw new Error(`${name} has errors.`);
  const { meta } = compiled;
  const lean = programFrom(matchProgram(checked));
  expect("playout" in lean || "found" in lean).toBe(false);
  const match = createMatch(
    startProgram(meta, () => lean, bothLanguages),
    async () => ({ explain, wordings: bothLanguages }),
  );
  const whole = createGame(meta, () => programFrom(compiled.js), bothLanguages);

  const setup = { players: meta.players.max, seed: 5 };
  const [state, other] = [match.start(setup), whole.start(setup)];
  const random = seededRandom(3);
  for (let decisions = 0; decisions < 60 && !whole.isOver(other); decisions++) {
    for (const action of whole.decision(other)?.actions ?? [])
      expect(await match.explain(state, action, {})).toEqual(whole.explain(other, action, {}));
    const options = whole.options(other);
    expect(match.options(state)).toEqual(options);
    const option = options[random.below(options.length)] ?? 0;
    match.play(state, option);
    whole.play(other, option);
    expect(state).toEqual(other);
  }
});
