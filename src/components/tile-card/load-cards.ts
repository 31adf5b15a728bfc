// Loads the cards of a game's tiles, which the build has made.

import type { Meta } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { gameAddress, isOnSite } from "../ui/address.ts";
import type { TileCardData } from "./tile-cards.ts";

type Cards = Readonly<Record<string, TileCardData>>;

const loaded = new Map<string, Promise<Cards>>();

/**
 * Returns the card of a kind of piece, or `undefined` if there is none: games that are being written
 * or exported have no pages.
 */
export async function loadCard(
  meta: Meta,
  kind: string,
  language: SiteLanguage,
): Promise<TileCardData | undefined> {
  if (!isOnSite) return undefined;
  const address = `${gameAddress(meta, "tiles", language)}cards.json`;
  const cards = loaded.get(address) ?? fetchCards(address);
  loaded.set(address, cards);
  return (await cards)[kind];
}

async function fetchCards(address: string): Promise<Cards> {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.json();
  } catch {
    // Without a connection the card does without its sentence, and the next one asks again.
  }
  loaded.delete(address);
  return {};
}
