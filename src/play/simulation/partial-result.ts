// A part of a simulation: some of its games, and their figures. Parts come from threads, from other
// machines or from yesterday; together they are the whole, whatever way it was cut.

import type { Game } from "../../dsl/index.ts";
import { intersectRanges, type Range, sizeOf, union } from "./ranges.ts";
import { rivalsOf, type SimulationPlan } from "./simulate.ts";
import { emptyStatistics, mergeStatistics, type Statistics } from "./statistics.ts";

/** Everything that decides what comes out of a simulation. */
export interface Simulation {
  /** The version of Regelwerk that plays. */
  readonly version: string;
  /** Id of the game. */
  readonly game: string;
  /** Fingerprint of its rules, with the variants in force. */
  readonly rules: string;
  readonly variants: readonly string[];
  /** Fingerprint of what has been learned about the game, where a bot uses it. */
  readonly learned: string | undefined;
  readonly plan: SimulationPlan;
  /** How many games there are in the whole simulation. */
  readonly games: number;
}

export interface PartialResult {
  readonly simulation: Simulation;
  /** The games that were played. */
  readonly played: readonly Range[];
  readonly statistics: Statistics;
}

/** A part without a game. */
export function emptyPartialResult(game: Game, simulation: Simulation): PartialResult {
  const { plan } = simulation;
  const seats = plan.bots.length + rivalsOf(game, plan).length;
  return { simulation, played: [], statistics: emptyStatistics(seats, game.meta.reasons.length) };
}

/** The part with more games, which must not be among its own. */
export function withPlayed(
  part: PartialResult,
  played: readonly Range[],
  statistics: Statistics,
): PartialResult {
  if (sizeOf(intersectRanges(part.played, played)) > 0)
    throw new RangeError("A game is counted twice.");
  return {
    simulation: part.simulation,
    played: union([...part.played, ...played]),
    statistics: mergeStatistics(part.statistics, statistics),
  };
}

/** What two simulations have different, as words of their plans: the first that is found. */
export interface SimulationDifference {
  readonly what: (typeof traitNames)[number];
  readonly one: string;
  readonly other: string;
}

/** Why games of one simulation do not belong to another; nothing if they do. */
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
