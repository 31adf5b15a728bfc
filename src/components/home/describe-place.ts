// Where the last match is, in a few words.

import type { DisplayGame } from "../../dsl/index.ts";
import { joinWords, type SiteLanguage, say } from "../../i18n/language.ts";
import { markTitle } from "../board/labels.ts";
import { faceOf } from "../board/look.ts";
import type { LastPlace } from "../play/last-place.ts";

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
