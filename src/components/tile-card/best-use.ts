// The move that a card offers: of all that use its tile, the one that brings most at once.

import { capitalised, say } from "../../i18n/language.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import type { BoardTarget } from "../board/targets.ts";
import { previewEffects } from "../play/decision/effects.ts";

interface BestUse {
  readonly option: number;
  /** The move in words. */
  readonly move: string;
  /** What it brings at once; empty if that is nothing. */
  readonly gain: string;
}

/** Returns the move, or `undefined` if the tile cannot be used now. */
export function bestUse(stage: TableModel, thing: BoardTarget): BestUse | undefined {
  const { game, language } = stage;
  const uses = stage.matching([thing]).map((option) => {
    const effects = previewEffects(game, stage.state, option, language);
    const gains = effects.filter(({ isLoss }) => !isLoss);
    const amounts = gains.map(({ words }) => Number.parseInt(words.slice(1), 10));
    const sum = amounts.reduce((all, amount) => all + amount, 0) - (effects.length - gains.length);
    return { option, sum, gain: gains.map(({ words }) => words).join(", ") };
  });
  const [best] = uses.toSorted((one, other) => other.sum - one.sum);
  if (best === undefined) return undefined;
  const { option, gain } = best;
  return { option, gain, move: capitalised(say(game.says(option), language)) };
}
