// Where the last match is, for other pages: they read it without playing the match again.

import { isNone } from "../../dsl/runtime/meta/none.ts";
import { lookOf } from "../board/look.ts";
import type { TableModel } from "../board/table-model.svelte.ts";

export interface LastPlace {
  /** Names of the other seats. */
  readonly against: readonly string[];
  /** Marks that count up, by name: phase, round. */
  readonly steps: readonly (readonly [mark: string, value: number])[];
}

/** Returns the key in the browser's storage, by the game's id. */
export const lastPlaceKey = (game: string) => `regelwerk-at/${game}`;

/** Returns where a match is for the seats that the reader does not play. */
export function findLastPlace(stage: TableModel, isHuman: (seat: number) => boolean): LastPlace {
  const { meta } = stage.game;
  const own = stage.names.findIndex((_, seat) => isHuman(seat));
  const steps = stage.view.shared.marks.flatMap(({ id, index, value }) => {
    const mark = meta.marks[id];
    if (mark === undefined || index !== undefined || isNone(mark.type, value)) return [];
    return lookOf(meta, mark.id).show === "steps" ? [[mark.id, value] as const] : [];
  });
  return { against: stage.names.filter((_, seat) => seat !== own), steps };
}
