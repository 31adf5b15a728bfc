// Finds the move at which a game of a simulation fails, by replaying the game move by move.

import { type PlayableGame, RuleError } from "../../dsl/index.ts";
import type { BotResources } from "../bots/index.ts";
import { setupOf } from "../session/record.ts";
import {
  botsOf,
  chooseOption,
  createMatchTable,
  maxDecisions,
  type SimulationPlan,
} from "./simulate.ts";

/** The move that failed with a `RuleError`. */
export interface FaultyMove {
  /** Number of the move, from 1. */
  readonly number: number;
  readonly seat: number;
  readonly notation: string;
}

/**
 * Plays game number `index` (from 0) and returns the move that throws a `RuleError`, or `undefined`
 * if the game fails during setup or not at all.
 */
export function findFaultyMove(
  game: PlayableGame,
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
