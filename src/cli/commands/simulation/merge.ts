// `regel merge FILE …`: merges the partial results of a simulation.

import type { Game } from "../../../dsl/index.ts";
import {
  type PartialResult,
  type Simulation,
  withPlayed,
} from "../../../play/simulation/partial-result.ts";
import { intersectRanges, without } from "../../../play/simulation/ranges.ts";
import type { Arguments, Command } from "../../arguments.ts";
import { findDeclaredGame, findGame } from "../../files.ts";
import { gameOf } from "../../load-game.ts";
import { CommandError, type Shell } from "../../shell.ts";
import { formatRanges, readPartialResult, writeResult } from "../../simulation/checkpoint.ts";

export const mergeCommand: Command = {
  flags: { game: "value", partial: "switch", out: "value", json: "switch" },
  run: mergeParts,
};

function mergeParts(shell: Shell, args: Arguments): number {
  const [first, ...others] = args.words;
  if (first === undefined) throw new CommandError(shell.texts.needsArgument("merge", "file"));
  let whole = readPartialResult(shell, first);
  const { simulation } = whole;
  const parts = [{ path: first, part: whole }];
  for (const path of others) {
    const part = readPartialResult(shell, path, whole);
    refuseOverlap(shell, parts, { path, part });
    parts.push({ path, part });
    whole = withPlayed(whole, part.played, part.statistics);
  }
  const missing = without([{ from: 0, to: simulation.games }], whole.played);
  const isEnough = args.values.has("partial") && whole.statistics.games > 0;
  if (missing.length > 0 && !isEnough) {
    throw new CommandError(shell.texts.sim.missing(formatRanges(shell, missing)));
  }
  const game = playedGame(shell, args, simulation);
  if (!isOf(game, whole)) throw new CommandError(shell.texts.sim.spoiled(first));
  writeResult(shell, args, game, whole);
  return 0;
}

/** Returns whether a partial result fits the game: number of players and reasons. */
function isOf({ meta }: Game, { simulation, statistics }: PartialResult): boolean {
  const players = simulation.plan.bots.length;
  const { min, max } = meta.players;
  return min <= players && players <= max && statistics.ledger[0]?.length === meta.reasons.length;
}

interface PartOfFile {
  readonly path: string;
  readonly part: PartialResult;
}

/** Throws if two partial results contain the same game. */
function refuseOverlap(shell: Shell, parts: readonly PartOfFile[], added: PartOfFile): void {
  for (const { path, part } of parts) {
    const both = intersectRanges(part.played, added.part.played);
    if (both.length === 0) continue;
    throw new CommandError(
      shell.texts.sim.overlapping(path, added.path, formatRanges(shell, both)),
    );
  }
}

/** Loads the simulated game, which must have the same rules. */
function playedGame(shell: Shell, { values }: Arguments, simulation: Simulation): Game {
  const { game: id, rules, variants } = simulation;
  const named = values.get("game");
  const files = named === undefined ? findDeclaredGame(shell, id) : findGame(shell, named);
  if (files === undefined) throw new CommandError(shell.texts.unknownRecordGame(id));
  const game = gameOf(shell, files, variants);
  if (game.meta.rulesHash === rules) return game;
  throw new CommandError(shell.texts.sim.otherRules(id, rules, game.meta.rulesHash));
}
