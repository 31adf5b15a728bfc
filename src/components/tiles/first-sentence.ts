// The one sentence that says what a tile does, as its author words it for players.

import { blocksText, countWords, playerTextOf } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import type { Tile } from "./catalogue.ts";

/** The largest number of words of a text that is shown whole. */
const maxWords = 18;

/**
 * Returns what a tile's first rule says, its own rules before those of its families: all of it if it
 * is short, such as a row of gifts, otherwise the first sentence; "" for a tile without rules.
 */
export function firstSentenceOf(
  { own, path }: Pick<Tile, "own" | "path">,
  language: SiteLanguage,
): string {
  const [ofTile = [], ofFamilies = []] = [true, false].map((isOfTile) =>
    own.filter((rule) => rule.path.startsWith(`${path}.`) === isOfTile),
  );
  const texts = [...ofTile, ...ofFamilies].map((rule) =>
    blocksText(playerTextOf(rule, language).blocks),
  );
  const first = texts.find((text) => text !== "") ?? "";
  if (countWords(first) <= maxWords) return first;
  return /^.*?[.!?](?=\s|$)/s.exec(first)?.[0] ?? first;
}
