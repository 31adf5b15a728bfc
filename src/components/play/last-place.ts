// Where the last match is, in a few words for other pages: they read it without playing the match again.

import type { DisplayGame } from "../../dsl/index.ts";
import { isNone } from "../../dsl/runtime/meta/none.ts";
import { joinWords, type SiteLanguage, say } from "../../i18n/language.ts";
import { markTitle } from "../board/labels.ts";
import { faceOf, lookOf } from "../board/look.ts";
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

/** Returns the place in words, as far as the game knows it: `gegen Clothilde: Durchgang B, Runde 2`. */
export function describePlace(
  game: Pick<DisplayGame, "meta" | "formatValue">,
  text: string | null,
  { against, and, language }: { against: string; and: string; language: SiteLanguage },
): string {
  const place = readPlace(text);
  if (place === undefined) return "";
  const { meta } = game;
  const steps = place.steps.flatMap(([id, value]) => {
    const mark = meta.marks.find((one) => one.id === id);
    if (mark === undefined) return [];
    const face = faceOf(meta, mark.type, value).label;
    const words = face ?? say(game.formatValue(mark.type, value), language);
    return [`${markTitle(meta, mark, language)} ${words}`];
  });
  const names =
    place.against.length === 0 ? "" : against.replace("#", joinWords(place.against, and));
  return [names, steps.join(", ")].filter((part) => part !== "").join(": ");
}

function readPlace(text: string | null): LastPlace | undefined {
  try {
    const { against, steps }: Partial<LastPlace> = JSON.parse(text ?? "{}");
    if (!Array.isArray(against) || !Array.isArray(steps)) return undefined;
    return { against: against.map(String), steps: steps.map(([id, value]) => [`${id}`, +value]) };
  } catch {
    // Other programs write to the storage, too.
    return undefined;
  }
}
