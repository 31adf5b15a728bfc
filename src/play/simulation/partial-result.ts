// Partial results of a simulation: some of its games with their statistics. They come from threads,
// machines or earlier runs, and merge to the same result regardless of the partition.

import type { PlayableGame } from "../../dsl/index.ts";
import { intersectRanges, type Range, sizeOf, uniteRanges } from "./ranges.ts";
import { rivalsOf, type SimulationPlan } from "./simulate.ts";
import { createEmptyStatistics, mergeStatistics, type Statistics } from "./statistics.ts";

/** All inputs that determine the result of a simulation. */
export interface Simulation {
  /** Version of Regelwerk. */
  readonly version: string;
  /** Id of the game. */
  readonly game: string;
  /** Fingerprint of the rules, with the active variants. */
  readonly rules: string;
  readonly variants: readonly string[];
  /** Fingerprint of the value network, if a bot uses one. */
  readonly learned: string | undefined;
  readonly plan: SimulationPlan;
  /** Number of games of the whole simulation. */
  readonly games: number;
}

/** The statistics of some games of a simulation. */
export interface PartialResult {
  readonly simulation: Simulation;
  /** The games that are included. */
  readonly played: readonly Range[];
  readonly statistics: Statistics;
}

/** Returns the partial result without games. */
export function createEmptyPartialResult(
  game: PlayableGame,
  simulation: Simulation,
): PartialResult {
  const { plan } = simulation;
  const seats = plan.bots.length + rivalsOf(game, plan).length;
  return {
    simulation,
    played: [],
    statistics: createEmptyStatistics(seats, game.meta.reasons.length),
  };
}

/** Adds more games, which must not be included yet. */
export function withPlayed(
  part: PartialResult,
  played: readonly Range[],
  statistics: Statistics,
): PartialResult {
  if (sizeOf(intersectRanges(part.played, played)) > 0)
    throw new RangeError("A game is counted twice.");
  return {
    simulation: part.simulation,
    played: uniteRanges([...part.played, ...played]),
    statistics: mergeStatistics(part.statistics, statistics),
  };
}

/** The first property in which two simulations differ, with both values as text. */
export interface SimulationDifference {
  readonly what: (typeof traitNames)[number];
  readonly one: string;
  readonly other: string;
}

/** Returns the first difference that prevents merging, or `undefined` if there is none. */
export function findSimulationDifference(
  one: Simulation,
  other: Simulation,
): SimulationDifference | undefined {
  const [ours, theirs] = [traits(one), traits(other)];
  const what = traitNames.find((name) => ours[name] !== theirs[name]);
  return what === undefined ? undefined : { what, one: ours[what], other: theirs[what] };
}

const traitNames = [
  "game",
  "version",
  "variants",
  "rules",
  "games",
  "seed",
  "bots",
  "options",
  "learned",
] as const;

function traits({ plan, ...simulation }: Simulation): Record<SimulationDifference["what"], string> {
  const options = Object.entries(plan.options).map(([id, choice]) => `${id}=${choice}`);
  return {
    game: simulation.game,
    version: simulation.version,
    rules: simulation.rules,
    variants: simulation.variants.join(",") || "–",
    games: String(simulation.games),
    seed: String(plan.seed),
    bots: plan.bots.join(","),
    options: options.sort().join(",") || "–",
    learned: simulation.learned ?? "–",
  };
}
