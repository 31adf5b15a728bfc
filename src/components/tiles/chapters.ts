// Finds the chapters of the rulebook that explain a tile.

import type { Rule } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { siteAddress } from "../ui/address.ts";
import type { Tile } from "./catalogue.ts";
import { findReferencedRules } from "./related.ts";

/** The parts of a chapter that determine what it explains; its id is its address: `de/rules/reef/diving`. */
interface TileChapter {
  readonly id: string;
  readonly data: { readonly title: string; readonly rules?: readonly string[] };
}

export interface TileChapterLink {
  readonly title: string;
  readonly href: string;
}

/** Returns chapters about the tile or its family first, then those about the rules that it references. */
export function findTileChapters(
  chapters: readonly TileChapter[],
  place: { readonly game: string; readonly language: SiteLanguage },
  rules: readonly Rule[],
  tile: Tile,
): TileChapterLink[] {
  const own = [tile.path, ...tile.families, ...tile.own.map(({ path }) => path)];
  const bent = findReferencedRules(rules, tile)
    .filter(({ kind }) => kind === "value" || kind === "action")
    .map(({ path }) => path);
  const ofGame = chapters.filter(({ id }) =>
    id.startsWith(`${place.language}/rules/${place.game}/`),
  );
  const about = (names: readonly string[]) =>
    ofGame.filter(({ data }) => data.rules?.some((path) => names.includes(path)));
  return [...new Set([...about(own), ...about(bent)])].map(({ id, data }) => ({
    title: data.title,
    href: siteAddress(`${id}/`),
  }));
}
