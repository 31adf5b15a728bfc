// A table at which nobody sits yet.

import type { Game } from "../../../dsl/index.ts";
import type { Language } from "../../../i18n/language.ts";
import { Stage } from "../../board/table-model.svelte.ts";

/** `mayAct` says which seats act at this screen; `onplay` is told what they choose. */
export function emptyStage(
  game: Game,
  language: Language,
  mayAct: (seat: number) => boolean,
  onplay: (option: number) => void,
): Stage {
  return new Stage({
    game,
    whole: async () => game,
    language,
    players: [],
    state: game.start({ players: game.meta.players.min, seed: 1 }),
    onplay,
    mayAct,
  });
}
