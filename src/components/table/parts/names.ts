// Which parts of tables a game needs beside those that all tables have.

import type { Meta } from "../../../dsl/index.ts";
import { findRingPlan } from "../ring-plan.ts";

/** `cards`: playing cards, and rows, piles and lines of them; `pool`: shared zones without a ring. */
export type PartName = "cards" | "pool";

/** Returns the parts that the tables of a game draw, as its author's look says. */
export function listParts(meta: Meta): PartName[] {
  const looks = Object.values(meta.looks);
  const hasCards = looks.some(
    ({ show, arrange }) => show === "card" || ["rows", "piles", "line"].includes(arrange ?? ""),
  );
  const hasRing = findRingPlan(meta, meta.players.min) !== undefined;
  return [...(hasCards ? (["cards"] as const) : []), ...(hasRing ? [] : (["pool"] as const))];
}
