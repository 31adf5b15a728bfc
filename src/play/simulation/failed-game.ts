// Where a game of a simulation breaks off: the same game, played again move by move.

import { type Game, RuleError } from "../../dsl/index.ts";
import type { BotResources } from "../bots/index.ts";
import { setupOf } from "../session/replay.ts";
import {
  botsOf,
  chooseOption,
  createMatchTable,
  maxDecisions,
  type SimulationPlan,
} from "./simulate.ts";

/** The move in which a rule asked for the impossible. */
export interface FaultyMove {
  /** Number of the move, from 1. */
  readonly number: number;
  readonly seat: number;
  readonly notation: string;
}

/**
 * Plays game number `index` (from 0) up to the move that throws a `RuleError`, and returns that move;
 * `undefined` if the game breaks off while it is set up, or not at all.
 */
export function faultyMove(
  game: Game,
  plan: SimulationPlan,
  index: number,
  means?: BotResources,
): FaultyMove | undefined {
  let at: FaultyMove | undefined;
  try {
    const state = game.start(setupOf(createMatchTable(plan, index)));
    const bots = botsOf(plan, index, means);
    for (let number = 1; number <= maxDecisions && !game.isOver(state); number++) {
      const option = chooseOption(game, state, bots);
      const seat = game.decision(state)?.player ?? 0;
      at = { number, seat, notation: game.notation(option) };
      game.playUnchecked(state, option);
    }
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return at;
  }
  return undefined;
}
