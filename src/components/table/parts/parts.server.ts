// Parts of tables that only some games need, on the server: all of them are there.

import EffectSigns from "../../play/decision/EffectSigns.svelte";
import Pool from "../Pool.svelte";
import * as cards from "./cards.ts";
import type { PartName } from "./names.ts";
import PlayedByRules from "./PlayedByRules.svelte";
import * as places from "./places.ts";

interface Parts {
  readonly cards: typeof cards;
  readonly places: typeof places;
  readonly pool: typeof Pool;
  readonly rivals: typeof PlayedByRules;
  readonly signs: typeof EffectSigns;
}

/** Returns a part; in a browser it may still be on its way. */
export function tablePart<Name extends PartName>(name: Name): Parts[Name] | undefined {
  const parts: Parts = { cards, places, pool: Pool, rivals: PlayedByRules, signs: EffectSigns };
  return parts[name];
}

/** Loads the parts that a page names, separated by spaces. */
export async function loadTableParts(_names: string): Promise<void> {}
