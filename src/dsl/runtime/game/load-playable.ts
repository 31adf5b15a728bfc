// Loads compiled games for programs that play them: what explains refusals is loaded on demand.

import { type Compiled, programFrom } from "./compiled-program.ts";
import { createPlayable } from "./create-playable.ts";
import { germanPhrases } from "./explanations/de/phrases.ts";
import { englishPhrases } from "./explanations/en/phrases.ts";
import type { PlayableGame } from "./game.ts";
import { startProgram } from "./table-game.ts";

/**
 * Creates a game from the source of its program. That is JavaScript which is evaluated, so it must
 * come from the compiler. Moves throw a `RuleError` if the rules ask for the impossible.
 *
 * @example
 * import { loadPlayable } from "regelwerk/runtime";
 * const game = loadPlayable(compiled);
 * const state = game.start({ players: 2, seed: 1 });
 * while (!game.isOver(state)) game.play(state, game.options(state)[0]);
 */
export function loadPlayable({ meta, js }: Compiled): PlayableGame {
  const phrases = { de: germanPhrases, en: englishPhrases };
  return createPlayable(
    startProgram(meta, () => programFrom(js), phrases),
    async () => {
      const [{ explain }, { bothLanguages }] = await Promise.all([
        import("./explain.ts"),
        import("./explanations/both-languages.ts"),
      ]);
      return { explain, wordings: bothLanguages };
    },
  );
}
