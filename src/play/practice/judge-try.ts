// The verdict on a try at a mistake. Its measure is that of the review: whatever is not a blunder
// compared with the better move is right, so that no single line is expected.

import type { Game, State } from "../../dsl/index.ts";
import type { SearchOptions } from "../bots/search.ts";
import { lossOf } from "../coach/blunder.ts";
import { findReasons, type MoveReason } from "../coach/reason.ts";

/** A position to play again, and the option that was tried. */
export interface MistakeTry {
  readonly state: State;
  readonly seat: number;
  readonly tried: number;
  readonly chosen: number;
  readonly better: number;
}

export type TryVerdict =
  | { readonly kind: "right"; readonly isBest: boolean; readonly reason: MoveReason | undefined }
  | {
      readonly kind: "costs";
      /** Whether it is the move of the match; its loss is known from the review. */
      readonly isRepeated: boolean;
      readonly score: number;
      readonly win: number;
      readonly reason: MoveReason | undefined;
    };

/** Judges an option with equal effort for it and for the better one. */
export function judgeTry(game: Game, one: MistakeTry, limits: SearchOptions): TryVerdict {
  const { state, seat, tried, chosen, better } = one;
  const [reason] = findReasons(game, game.sample(state, seat, limits.random.next()), [tried]);
  if (tried === better) return { kind: "right", isBest: true, reason };
  if (tried === chosen) return { kind: "costs", isRepeated: true, score: 0, win: 0, reason };
  const { score, win, isBlunder } = lossOf(game, state, { seat, chosen: tried, better }, limits);
  if (!isBlunder) return { kind: "right", isBest: false, reason };
  return { kind: "costs", isRepeated: false, score, win, reason };
}
