// Plays the games of a range in order and counts them.

import type { PlayableGame } from "../../dsl/index.ts";
import { RuleError } from "../../dsl/runtime/engine/rule-error.ts";
import type { BotResources } from "../bots/index.ts";
import type { Range } from "./ranges.ts";
import {
  createGameResult,
  EndlessGame,
  playRecordedGame,
  rivalsOf,
  type SimulationPlan,
  simulateGame,
} from "./simulate.ts";
import { type GameResult, type Statistics, StatisticsCounter } from "./statistics.ts";

/** Why a game of a simulation has no result. */
export interface Failure {
  /** Number of the game, from 0. */
  readonly game: number;
  /** The error of its rules; `undefined` if the game exceeds the limit of decisions. */
  readonly error: Pick<RuleError, "problem" | "at"> | undefined;
}

/** The statistics of a range, or its first failure. */
export type PlayedRange<Figures = Statistics> =
  | { readonly kind: "played"; readonly figures: Figures }
  | { readonly kind: "failure"; readonly failure: Failure };

/** Resources of the bots, and a callback that receives the record of each game. */
interface RangeOptions {
  readonly means?: BotResources | undefined;
  readonly write?: ((record: string) => void) | undefined;
}

/** Plays the games of a range and returns their statistics. */
export function playRange(
  game: PlayableGame,
  plan: SimulationPlan,
  range: Range,
  { means, write }: RangeOptions = {},
): PlayedRange {
  const seats = plan.bots.length + rivalsOf(game, plan).length;
  const counter = new StatisticsCounter(seats, game.meta.reasons.length);
  const state = new Int32Array(game.meta.size);
  const failure = playEach(range, (index) =>
    counter.add(
      write === undefined
        ? simulateGame(game, plan, index, { means, state })
        : writtenGame(game, plan, index, { means, write }),
    ),
  );
  if (failure !== undefined) return { kind: "failure", failure };
  return { kind: "played", figures: counter.statistics() };
}

/** Plays games by number, up to the first failure. */
export function playEach({ from, to }: Range, play: (index: number) => void): Failure | undefined {
  for (let index = from; index < to; index++) {
    try {
      play(index);
    } catch (error) {
      if (error instanceof EndlessGame) return { game: index, error: undefined };
      if (!(error instanceof RuleError)) throw error;
      const { problem, at } = error;
      return { game: index, error: { problem, at } };
    }
  }
  return undefined;
}

function writtenGame(
  game: PlayableGame,
  plan: SimulationPlan,
  index: number,
  { means, write }: RangeOptions,
): GameResult {
  const session = playRecordedGame(game, plan, index, means);
  write?.(session.save());
  return createGameResult(game, session.state, session.length);
}
