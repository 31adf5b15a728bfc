// The table model before a match starts.

import type { MatchGame } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import type { ExplanationSource } from "../../board/explaining.ts";
import { TableModel } from "../../board/table-model.svelte.ts";
import { usualPlayers } from "../setup/choices.ts";

/**
 * Returns a table at the start of a match of the usual number of players. `mayAct` returns whether a
 * seat acts on this screen; `onplay` receives its options.
 */
export function createEmptyTableModel(
  game: MatchGame,
  language: SiteLanguage,
  players: readonly string[],
  mayAct: (seat: number) => boolean,
  onplay: (option: number) => void,
  explains: ExplanationSource = game,
): TableModel {
  return new TableModel({
    game,
    whole: async () => explains,
    language,
    players,
    state: game.start({ players: usualPlayers(game.meta.players), seed: 1 }),
    onplay,
    mayAct,
  });
}
