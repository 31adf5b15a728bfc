// Loads compiled games where both languages are at hand: everywhere but on pages.

import * as called from "../engine/imports.ts";
import { type Compiled, programFrom } from "./compiled-program.ts";
import { createGame } from "./create-game.ts";
import { bothLanguages } from "./explanations/both-languages.ts";
import type { Game } from "./game.ts";

/**
 * Creates a complete game from the source of its program. That is JavaScript which is evaluated, so
 * it must come from the compiler. Moves throw a `RuleError` if the rules ask for the impossible.
 */
export function loadGame({ meta, js }: Compiled): Game {
  return createGame(meta, () => programFrom(js), bothLanguages);
}

/**
 * Creates a game from the source of an instrumented program; `counts` has one number per counted
 * span.
 */
export function loadInstrumented({ meta, js }: Compiled, counts: number[]): Game {
  return createGame(meta, () => programFrom(js, { ...called, counts }), bothLanguages);
}
