// What a tile brings in this position: by the move with it that brings most at once, or else by what
// its player could do with it right after that move.

import type { State, TableGame } from "../../dsl/index.ts";
import { capitalised, say } from "../../i18n/language.ts";
import { canPlay } from "../board/landings.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { type BoardTarget, findTargets } from "../board/targets.ts";
import { previewEffects } from "../play/decision/effects.ts";
import { pieceOn } from "./piece-on.ts";

interface Use {
  readonly option: number;
  /** The move in words. */
  readonly move: string;
  /** What it brings at once; empty if that is nothing. */
  readonly gain: string;
}

interface BestUse extends Use {
  /** What the tile brings by a second move, if the first one brings nothing. */
  readonly next: Use | undefined;
}

/** Returns the move, or `undefined` if the tile cannot be used now. */
export function bestUse(stage: TableModel, thing: BoardTarget): BestUse | undefined {
  const { game, state } = stage;
  const best = bestOf(stage, state, stage.matching([thing]));
  if (best === undefined) return undefined;
  const piece = pieceOn(stage, thing);
  const isOpen = best.gain === "" && piece?.type.kind === "kind" && canPlay(game);
  return { ...best, next: isOpen ? nextUse(stage, game, best.option, piece.value) : undefined };
}

/** Returns the best move with a piece after an option, if the same player decides and nothing is drawn. */
function nextUse(
  stage: TableModel,
  game: TableGame,
  option: number,
  piece: number,
): Use | undefined {
  const { meta } = game;
  const player = stage.decision?.player ?? 0;
  if (game.preview(stage.state, option).some(({ kind }) => kind === "chance")) return undefined;
  const after = stage.state.slice();
  game.play(after, option);
  if (game.decision(after)?.player !== player) return undefined;
  const isIts = ({ holder, id, value }: BoardTarget) =>
    holder === "zone" && meta.zones[id]?.element.kind === "kind" && value === piece;
  const options = game.options(after).filter((next) => {
    const things = findTargets(game, player, next);
    return things.some(isIts) && things.some(({ holder }) => holder === "grid");
  });
  const best = bestOf(stage, after, options);
  return best?.gain === "" ? undefined : best;
}

function bestOf(
  { game, language }: TableModel,
  state: State,
  options: readonly number[],
): Use | undefined {
  const uses = options.map((option) => {
    const effects = previewEffects(game, state, option, language);
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
