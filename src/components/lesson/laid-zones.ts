// What lies in the middle of a table when a match begins. A task that does not use it shows it dimmed,
// so that its table looks like the game.

import type { Game, Holdings } from "../../dsl/index.ts";
import { findRingPlan } from "../table/ring-plan.ts";

export type LaidZones = Holdings["zones"];

/** Returns the contents of a game's ring of zones after set-up; empty if it has none. */
export function laidZones(game: Game): LaidZones {
  const players = game.meta.players.min;
  const plan = findRingPlan(game.meta, players);
  if (plan === undefined) return [];
  const { zones } = game.view(game.start({ players, seed: 1 })).shared;
  return zones.filter(({ id }) => [plan.zone, plan.middle, plan.beside].includes(id));
}
