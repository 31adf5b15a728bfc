// What the cards of a game's tiles say, as data that a table fetches when the first card opens.

import { blocksText, type Game, playerTextOf } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage } from "../../i18n/language.ts";
import { type Catalogue, type Tile, tileAddress } from "../tiles/catalogue.ts";
import { examplesOf } from "../tiles/related.ts";

/** The card of a kind of piece, apart from what depends on the position. */
export interface TileCardData {
  /** Name of its family: "Fish". */
  readonly group: string;
  /** What it does, in a sentence or two. */
  readonly says: string;
  readonly when: TileTime | undefined;
  /** Address of its page, and of an example there. */
  readonly href: string;
  readonly example: string | undefined;
}

/** When its rule counts: at an event in words, as long as it lies somewhere, or at the end. */
export type TileTime = { readonly event: string } | "whileThere" | "atEnd";

/** Returns the cards by the names of the kinds. */
export function tileCards(
  game: Game,
  { groups }: Catalogue,
  language: SiteLanguage,
): Record<string, TileCardData> {
  const cards = groups.flatMap(({ title, tiles }) =>
    tiles.flatMap((tile) => {
      const href = tileAddress(game, tile, language);
      const [example] = examplesOf(game, tile);
      const card: TileCardData = {
        group: title,
        says: tile.own.map((rule) => blocksText(playerTextOf(rule, language).blocks)).join(" "),
        when: timeOf(tile, language),
        href,
        example: example && `${href}#example-${example.id}`,
      };
      return tile.kinds.map(({ id }) => [id, card] as const);
    }),
  );
  return Object.fromEntries(cards);
}

function timeOf({ own: [rule] }: Tile, language: SiteLanguage): TileTime | undefined {
  if (rule === undefined) return undefined;
  if (rule.kind === "worth") return "atEnd";
  if (rule.kind === "exception") return "whileThere";
  // The title of what answers an event is its owner's name and the event.
  const [, event] = rule.title[language].split(": ");
  return event === undefined ? undefined : { event: capitalised(event) };
}
