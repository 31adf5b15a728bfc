// Addresses of practice.

import type { SiteLanguage } from "../../i18n/language.ts";
import { pageAddress } from "../ui/address.ts";

/** Returns the address of the page about all games, or of one, by the folder of its rules. */
export function practiceAddress(language: SiteLanguage, game = ""): string {
  return pageAddress(language, `practice/${game === "" ? "" : `${game}/`}`);
}

/** Returns the address at which the mistakes of a match are practised. */
export function mistakesAddress(language: SiteLanguage, game: string, match: string): string {
  return `${practiceAddress(language, game)}#match=${match}`;
}

/** Returns the match in an address; `undefined` if today's practice is meant. */
export function readMatch(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get("match") ?? undefined;
}
