// Which parts of tables a game needs beside those that all tables have.

import type { Meta } from "../../../dsl/index.ts";
import { hasCardTables, isArranged } from "../../board/look.ts";
import { findRingPlan } from "../ring-plan.ts";
import { mayHavePool } from "../zones.ts";

const partNames = ["cards", "places", "pool", "rivals", "signs"] as const;
/**
 * `cards`: playing cards, and rows, piles and lines of them; `places`: a plan of places, bands and
 * lanes; `pool`: shared zones without a ring or beside it; `rivals`: what the seats have that the rules play;
 * `signs`: moves drawn as what they change.
 */
export type PartName = (typeof partNames)[number];

/** Returns the parts that the tables of a game draw, as its author's look says. */
export function listParts(meta: Meta): PartName[] {
  const needed: Readonly<Record<PartName, boolean>> = {
    cards: hasCardTables(meta),
    places: isArranged(meta, ["plan", "bands", "lanes", "offer"]),
    pool: findRingPlan(meta, meta.players.min) === undefined || mayHavePool(meta),
    rivals: meta.rivals.length > 0,
    signs: Object.values(meta.looks).some(({ show }) => show === "signs" || show === "effects"),
  };
  return partNames.filter((name) => needed[name]);
}
