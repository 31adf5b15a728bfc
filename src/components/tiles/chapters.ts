// Chapters of the rulebook that explain a tile.

import type { Rule } from "../../dsl/index.ts";
import type { Language } from "../../i18n/language.ts";
import type { Tile } from "./catalogue.ts";
import { spokenOf } from "./related.ts";

/** As much of a chapter as tells what it explains; its id is its address: `de/rules/reef/diving`. */
export interface Chapter {
  readonly id: string;
  readonly data: { readonly title: string; readonly rules?: readonly string[] };
}

export interface ChapterLink {
  readonly title: string;
  readonly href: string;
}

/** Chapters about the tile or its family first, then those about what it works with. */
export function explaining(
  chapters: readonly Chapter[],
  place: { readonly game: string; readonly language: Language },
  rules: readonly Rule[],
  tile: Tile,
): ChapterLink[] {
  const own = [tile.path, ...tile.families, ...tile.own.map(({ path }) => path)];
  const bent = spokenOf(rules, tile)
    .filter(({ kind }) => kind === "value" || kind === "action")
    .map(({ path }) => path);
  const ofGame = chapters.filter(({ id }) =>
    id.startsWith(`${place.language}/rules/${place.game}/`),
  );
  const about = (names: readonly string[]) =>
    ofGame.filter(({ data }) => data.rules?.some((path) => names.includes(path)));
  return [...new Set([...about(own), ...about(bent)])].map(({ id, data }) => ({
    title: data.title,
    href: `/${id}/`,
  }));
}
