// View model of a verdict on a try at a mistake.

import type { DisplayText, Game } from "../../dsl/index.ts";
import type { Network } from "../../play/bots/network.ts";
import { renderReason } from "../../play/coach/advice-text.ts";
import { judgeTry, type MistakeTry, type TryVerdict } from "../../play/practice/judge-try.ts";
import { seededRandom } from "../../play/random.ts";

export interface TryRequest extends MistakeTry {
  /** Names of the seats. */
  readonly names: readonly string[];
}

export type TryVerdictView =
  | Said<Extract<TryVerdict, { kind: "right" }>>
  | Said<Extract<TryVerdict, { kind: "costs" }>>;

/** A verdict whose reason is one sentence: what the move brings. */
type Said<T> = Omit<T, "reason"> & { readonly reason: DisplayText | undefined };

/** Iterations for each of the two compared moves: twice those of a review, because only one is judged. */
const iterations = 300;

/** Judges a try; the same try always gets the same verdict. */
export function viewTryVerdict(
  game: Game,
  network: Network | undefined,
  { names, ...one }: TryRequest,
): TryVerdictView {
  const verdict = judgeTry(game, one, { random: seededRandom(1), network, iterations });
  const { reason } = verdict;
  return { ...verdict, reason: reason && renderReason(game, reason, names) };
}
