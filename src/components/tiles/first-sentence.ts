// The one sentence that says what a tile does, as its author words it for players.

import { blocksText, playerTextOf } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import type { Tile } from "./catalogue.ts";

/** Returns the first sentence of a tile's first rule that has words; "" for a tile without rules. */
export function firstSentenceOf({ own }: Pick<Tile, "own">, language: SiteLanguage): string {
  const texts = own.map((rule) => blocksText(playerTextOf(rule, language).blocks));
  const first = texts.find((text) => text !== "") ?? "";
  return /^.*?[.!?](?=\s|$)/s.exec(first)?.[0] ?? first;
}
