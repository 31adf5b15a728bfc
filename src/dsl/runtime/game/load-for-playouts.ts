// Loads games of which many random games will be played.

import { type PlayoutModule, startPlayouts } from "../engine/playout-module.ts";
import type { Program } from "../engine/program-api.ts";
import { type Compiled, programFrom } from "./compiled-program.ts";
import { createGame } from "./create-game.ts";
import { bothLanguages } from "./explanations/both-languages.ts";
import type { Game } from "./game.ts";

/** After so many random decisions, starting a module has paid for itself soon. */
const WORTH_STARTING = 1_000_000;

/**
 * A game of which many random games will be played. It is the same as from `loadGame`, and plays the
 * same games from the same seeds; when `after` random decisions have been made, playouts go on as
 * WebAssembly, if the game is compiled with it.
 */
export function loadForPlayouts({ meta, js, playouts }: Compiled, after = WORTH_STARTING): Game {
  const program = () =>
    playouts === undefined ? programFrom(js) : soonFaster(programFrom(js), playouts, after);
  return createGame(meta, program, bothLanguages);
}

function soonFaster(program: Program, module: PlayoutModule, after: number): Program {
  const { playout } = program;
  let decisions = 0;
  const soon: { -readonly [Key in keyof Program]: Program[Key] } = {
    ...program,
    playout: (S, random, limit) => {
      const played = playout(S, random, limit);
      decisions += played;
      if (decisions >= after) soon.playout = startPlayouts(module);
      return played;
    },
  };
  return soon;
}
