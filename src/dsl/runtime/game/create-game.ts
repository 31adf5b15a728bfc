// Creates a complete `Game` from a compiled game and the wording of its refusals.

import type { ProgramFactory } from "../engine/program-api.ts";
import { stateWithFacts } from "../examples/apply-facts.ts";
import { isMet } from "../examples/exercise.ts";
import { checkCanCondition, exampleStart, runExample } from "../examples/run-example.ts";
import type { Meta } from "../meta/meta.ts";
import { createUnexplained } from "./create-playable.ts";
import { scoreEndPosition } from "./epilogue.ts";
import { explain } from "./explain.ts";
import type { Wordings } from "./explanations/wording.ts";
import type { Game } from "./game.ts";
import { startProgram } from "./table-game.ts";

/** Creates a game from its program as a function, as bundlers import it. */
export function createGame(meta: Meta, factory: ProgramFactory, wordings: Wordings): Game {
  const loaded = startProgram(meta, factory, wordings);
  const game: Game = {
    ...createUnexplained(loaded),
    explain: (state, action, args) => explain(loaded, state, action, args),
    close: (position, log) => scoreEndPosition(loaded, game, position, log),
    withFacts: (state, facts) => stateWithFacts(loaded, state, facts),
    runExample: (id) => runExample(loaded, game, id),
    exampleStart: (id) => exampleStart(loaded, game, id),
    isMet: (condition, at) =>
      condition.kind === "can"
        ? checkCanCondition(game, { state: at.state, names: [], before: at.start }, condition) ===
          undefined
        : isMet(loaded, game, condition, at),
  };
  return game;
}
