// Plays the games of a range, one after the other, and counts them.

import { type Game, RuleError } from "../dsl/index.ts";
import type { Range } from "./ranges.ts";
import {
  EndlessGame,
  recordedGame,
  resultOf,
  rivalsOf,
  type SimulationPlan,
  simulateGame,
} from "./simulate.ts";
import { type GameResult, type Statistics, StatisticsCounter } from "./statistics.ts";

/** Why a game of a simulation did not come to its end. */
export interface Failure {
  /** Number of the game, from 0. */
  readonly game: number;
  /** What its rules ask for that cannot be; without it, the game is endless. */
  readonly error: Pick<RuleError, "problem" | "at"> | undefined;
}

export type PlayedRange =
  | { readonly kind: "statistics"; readonly statistics: Statistics }
  | { readonly kind: "failure"; readonly failure: Failure };

/** Plays the games of a range; with `write`, every one of them is written down as a record. */
export function playRange(
  game: Game,
  plan: SimulationPlan,
  { from, to }: Range,
  write?: (record: string) => void,
): PlayedRange {
  const seats = plan.bots.length + rivalsOf(game, plan).length;
  const counter = new StatisticsCounter(seats, game.meta.reasons.length);
  for (let index = from; index < to; index++) {
    try {
      counter.add(
        write === undefined
          ? simulateGame(game, plan, index)
          : writtenGame(game, plan, index, write),
      );
    } catch (error) {
      if (error instanceof EndlessGame) {
        return { kind: "failure", failure: { game: index, error: undefined } };
      }
      if (!(error instanceof RuleError)) throw error;
      const { problem, at } = error;
      return { kind: "failure", failure: { game: index, error: { problem, at } } };
    }
  }
  return { kind: "statistics", statistics: counter.statistics() };
}

function writtenGame(
  game: Game,
  plan: SimulationPlan,
  index: number,
  write: (record: string) => void,
): GameResult {
  const session = recordedGame(game, plan, index);
  write(session.save());
  return resultOf(game, session.state, session.length);
}
