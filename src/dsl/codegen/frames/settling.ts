// When lasting points that always count are brought up to date.

import type { Gen } from "../gen.ts";
import { areSettled } from "../lower/statements/lasting-points.ts";

/** Brings points up to date before options are computed, which may depend on them; not while a simultaneous decision is secret. */
export function emitSettleNow({ game, layout }: Pick<Gen, "game" | "layout">): string {
  if (!areSettled(game)) return "";
  return `${layout.once === undefined ? "" : `if(S[${layout.once.who}]===0)`}settle(S);`;
}
