// The house rules of a game for the start page, sorted by what they change. Only for building pages,
// since it reads the rules.

import { type ChangeSort, type GalleryEntry, galleryOf } from "../../../playground/gallery.ts";
import type { SiteGame } from "../../games/games.ts";
import { variantGroups } from "../../play/setup/variant-groups.ts";

interface GalleryGroup {
  readonly sort: ChangeSort;
  readonly entries: readonly GalleryEntry[];
}

const order: readonly ChangeSort[] = ["numbers", "things", "course"];

/** Groups the house rules of a game by what they change. */
export function galleryGroups({ game, sources }: SiteGame): GalleryGroup[] {
  const ids = variantGroups(game.meta).house.map(({ id }) => id);
  const entries = galleryOf(sources, ids);
  const groups = order.map((sort) => ({
    sort,
    entries: entries.filter((entry) => entry.sort === sort),
  }));
  return groups.filter(({ entries: some }) => some.length > 0);
}
