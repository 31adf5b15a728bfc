// Loads compiled games where both languages are at hand: everywhere but on pages.

import * as called from "../engine/imports.ts";
import { type Compiled, createGame, programFrom } from "./create-game.ts";
import { bothLanguages } from "./explanations/both-languages.ts";
import type { Game } from "./game.ts";

/** Creates a game from the source of its program, which must come from the compiler. */
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
