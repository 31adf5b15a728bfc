// What a file with a game contains besides the player.

import type { Compiled } from "../dsl/runtime/game/compiled-program.ts";
import type { GameDrawings } from "../files/drawings.ts";
import type { LearnedFile } from "../play/bots/network.ts";

export interface ExportedGame {
  readonly compiled: Compiled;
  readonly drawings: GameDrawings;
  /** What bots have learned about the game. */
  readonly learned?: LearnedFile | undefined;
  /** Id of the example that is shown; without it a match is played. */
  readonly example?: string | undefined;
}
