// Options that were played, for the log of a match: `takes the cod from basin 6`. A file of its own,
// because lessons and pages word options before they are played, too, and have no log.

import type { DisplayText } from "../meta/meta.ts";
import { DECLINE, decode, moveOf } from "./notation.ts";
import { filledText } from "./option-text.ts";
import type { LoadedTable } from "./table-game.ts";

const declines: DisplayText = { de: "verzichtet", en: "declines" };

/** Describes an option that was played, as the predicate of a sentence about its player. */
export function formatPlayed(
  table: Pick<LoadedTable, "meta" | "wordings">,
  option: number,
): DisplayText {
  if (option === DECLINE) return declines;
  const { meta } = table;
  return filledText(table, option, moveOf(meta, decode(meta, option).move).predicate);
}
