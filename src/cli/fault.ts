// Errors of simulated games: what failed, in which move, and the command that reproduces it.

import type { Game, Meta, RuleError } from "../dsl/index.ts";
import type { BotResources } from "../play/bots/index.ts";
import { type FaultyMove, findFaultyMove } from "../play/simulation/failed-game.ts";
import type { Failure } from "../play/simulation/play-range.ts";
import { maxDecisions, type SimulationPlan } from "../play/simulation/simulate.ts";
import { createRuleFailureError } from "./load-game.ts";
import { CommandError, type Shell } from "./shell.ts";

/** A simulation with its arguments on the command line. */
interface NamedSimulation {
  /** The game as it was named: an id or a path. */
  readonly name: string;
  readonly variants: readonly string[];
  readonly plan: SimulationPlan;
}

/** A failed simulation; `game` must not catch `RuleError`s. */
interface BrokenSimulation extends NamedSimulation {
  readonly game: Game;
  readonly failure: Failure;
  readonly means?: BotResources | undefined;
}

/** Creates the error for a game of a simulation that did not reach its end. */
export function createBrokenGameError(shell: Shell, broken: BrokenSimulation): CommandError {
  const { game, failure, plan, means } = broken;
  const { texts } = shell;
  const number = failure.game + 1;
  const again = texts.playAgain(simCommandOf(broken, failure.game));
  const { error } = failure;
  if (error === undefined) {
    return new CommandError(`${texts.endlessGame(number, maxDecisions)} ${again}`);
  }
  const move = findFaultyMove(game, plan, failure.game, means);
  const where = texts.faultIn(number, plan.seed, move && moveText(shell, move));
  return createFaultError(shell, { meta: game.meta, error, where, again });
}

/** Creates the error for a rule error: problem, span, move, and the command that reproduces it. */
export function createFaultError(
  shell: Shell,
  fault: {
    readonly meta: Meta;
    readonly error: Pick<RuleError, "problem" | "at">;
    readonly where: string;
    readonly again: string;
  },
): CommandError {
  const { meta, error, where, again } = fault;
  return new CommandError(
    `${createRuleFailureError(shell, meta, error).message}\n${where} ${again}`,
  );
}

/** Formats a move: "move 3, Player 2: `take(die: 2)`". */
function moveText({ texts }: Shell, { number, seat, notation }: FaultyMove): string {
  return texts.moveOf(number, texts.seatName(seat + 1), notation);
}

/** Returns the command that plays one game of a simulation. */
function simCommandOf({ name, variants, plan }: NamedSimulation, index: number): string {
  const number = index + 1;
  return commandOf("sim", name, {
    variant: variants.join(","),
    players: String(plan.bots.length),
    options: formatOptions(plan.options),
    bot: plan.bots.join(","),
    seed: String(plan.seed),
    games: String(number),
    shard: `${number}/${number}`,
  });
}

/** Formats setup options: `light=dusk,size=big`. */
export function formatOptions(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([id, choice]) => `${id}=${choice}`)
    .join(",");
}

/** Formats a command line; flags without a value are omitted. */
export function commandOf(
  command: string,
  name: string,
  flags: Readonly<Record<string, string>>,
): string {
  const given = Object.entries(flags).filter(([, value]) => value !== "");
  const words = given.flatMap(([flag, value]) => [`--${flag}`, quoted(value)]);
  return ["regel", command, quoted(name), ...words].join(" ");
}

/** Quotes a word for a shell. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
