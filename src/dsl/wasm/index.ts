// The door for who plays many random games. It brings a parser of JavaScript along, so pages that
// play a game at a table do without it.

import type { Program } from "../runtime/engine/program-api.ts";
import { type Compiled, programFrom } from "../runtime/game/compiled-program.ts";
import { createGame } from "../runtime/game/create-game.ts";
import { bothLanguages } from "../runtime/game/explanations/both-languages.ts";
import type { Game } from "../runtime/game/game.ts";
import { translatedPlayout } from "./playouts.ts";
import { NotTranslated } from "./source.ts";

/** After so many random decisions, translating a program has paid for itself soon. */
const WORTH_TRANSLATING = 1_000_000;

/**
 * A game of which many random games will be played. It is the same as from `loadGame`, and plays the
 * same games from the same seeds; when `after` random decisions have been made, playouts go on as
 * WebAssembly.
 */
export function loadForPlayouts({ meta, js }: Compiled, after = WORTH_TRANSLATING): Game {
  return createGame(meta, () => soonTranslated(programFrom(js), js, after), bothLanguages);
}

function soonTranslated(program: Program, js: string, after: number): Program {
  const { playout } = program;
  let decisions = 0;
  const soon: { -readonly [Key in keyof Program]: Program[Key] } = {
    ...program,
    playout: (S, random, limit) => {
      const played = playout(S, random, limit);
      decisions += played;
      if (decisions >= after) soon.playout = translatedIfPossible(js) ?? playout;
      return played;
    },
  };
  return soon;
}

function translatedIfPossible(js: string): Program["playout"] | undefined {
  try {
    return translatedPlayout(js);
  } catch (error) {
    if (error instanceof NotTranslated) return undefined;
    throw error;
  }
}
