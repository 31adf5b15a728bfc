// `regel sim GAME`: plays many games with bots.

import { type Game, loadGame, RuleError } from "../../../dsl/index.ts";
import {
  createEmptyPartialResult,
  type PartialResult,
  type Simulation,
} from "../../../play/simulation/partial-result.ts";
import type { Failure } from "../../../play/simulation/play-range.ts";
import { type Range, shardOf, sizeOf, without } from "../../../play/simulation/ranges.ts";
import type { SimulationPlan } from "../../../play/simulation/simulate.ts";
import {
  type Arguments,
  type Command,
  readOnlyWord,
  readThreadCount,
  readWholeNumber,
  seedRange,
} from "../../arguments.ts";
import { createBotResources } from "../../bot-means.ts";
import { createBrokenGameError } from "../../fault.ts";
import { findGame, requireWritable } from "../../files.ts";
import { interrupted, runInterruptible } from "../../interrupt.ts";
import { hashLearned, learnedFor } from "../../learned.ts";
import { compileGameOrFail } from "../../load-game.ts";
import { readRepeatableBots, readSetup } from "../../setup.ts";
import { CommandError, type Shell } from "../../shell.ts";
import {
  Checkpoint,
  formatRanges,
  readPartialResult,
  writeResult,
} from "../../simulation/checkpoint.ts";
import { playLocally } from "../../simulation/local.ts";
import { queueFlags } from "../../simulation/queue-flags.ts";
import { readVariedGame } from "../../variant-arguments.ts";
import { regelwerkVersion } from "../../version.ts";

export const simCommand: Command = {
  flags: {
    variant: "value",
    games: "value",
    players: "value",
    seed: "value",
    bot: "value",
    options: "value",
    threads: "value",
    shard: "value",
    checkpoint: "value",
    resume: "value",
    out: "value",
    record: "value",
    ...queueFlags,
    "games-per-job": "value",
    json: "switch",
  },
  run: simulate,
};

async function simulate(shell: Shell, args: Arguments): Promise<number> {
  const name = readOnlyWord(shell, args, "sim", "game");
  const { files, variants } = readVariedGame(shell, args, findGame(shell, name));
  const compiled = compileGameOrFail(shell, files, variants, "playouts");
  const game = loadGame(compiled);
  const plan = chosenPlan(shell, game, args);
  const learned = learnedFor(shell, files, game, plan.bots);
  const simulation: Simulation = {
    version: regelwerkVersion(),
    game: game.meta.id,
    rules: game.meta.rulesHash,
    variants: game.meta.chosen,
    learned: learned && hashLearned(learned),
    plan,
    games: readWholeNumber(shell, args, "games", { min: 1, max: 1e9, missing: 1000 }),
  };
  const own = chosenShard(shell, args, simulation.games);
  const threads = readThreadCount(shell, args);
  refuseMixture(shell, args);
  const kept = chosenCheckpoint(shell, args);
  const out = args.values.get("out");
  if (out !== undefined) requireWritable(shell, out);

  const broken = (failure: Failure) =>
    createBrokenGameError(shell, {
      name,
      variants,
      plan,
      game,
      failure,
      means: createBotResources(game, learned),
    });
  const begun = resumed(shell, args, { nothing: nothingPlayed(game, simulation, broken), own });
  kept?.save(begun);
  const all = sizeOf([own]);
  const onPlayed = (part: PartialResult) => {
    kept?.keep(part);
    shell.progress(part.statistics.games, all, shell.texts.progress.sim);
  };
  const isQueued = args.values.has("queue");
  const { part, failure } = await runInterruptible(async (stop) => {
    const order = { files, compiled, learned, threads, own, begun, stop, onPlayed };
    if (!isQueued) return playLocally(shell, args, order);
    // Loaded on demand: the queue's modules take a while.
    const { playInQueue } = await import("../../simulation/queued.ts");
    return playInQueue(shell, args, order);
  });
  kept?.save(part);
  if (failure !== undefined) throw broken(failure);

  const { games } = part.statistics;
  if (games > 0) writeResult(shell, args, game, part);
  if (games === all) return 0;
  shell.err(shell.texts.sim.stopped(shell.number(games), shell.number(all)));
  if (kept !== undefined) shell.err(shell.texts.sim.resumable(kept.path));
  if (isQueued) shell.err(shell.texts.queue.stays);
  return interrupted;
}

/** Throws on flags that do not fit the use of a queue. */
function refuseMixture(shell: Shell, { values }: Arguments): void {
  const here = ["threads", "record", "checkpoint", "resume"].find((flag) => values.has(flag));
  const there = ["redis", "games-per-job"].find((flag) => values.has(flag));
  const { queue } = shell.texts;
  if (values.has("queue") && here !== undefined) throw new CommandError(queue.alone(here));
  if (!values.has("queue") && there !== undefined) throw new CommandError(queue.needsQueue(there));
}

/** Returns the simulation plan that the flags describe. */
function chosenPlan(shell: Shell, game: Game, args: Arguments): SimulationPlan {
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const { players, options } = readSetup(shell, game, args);
  const bots = readRepeatableBots(shell, args, players, "random");
  return { bots, options, seed };
}

/** Returns the games of `--shard`; all games without it. */
function chosenShard(shell: Shell, { values }: Arguments, games: number): Range {
  const word = values.get("shard");
  if (word === undefined) return { from: 0, to: games };
  const [, number, of] = /^(\d{1,9})\/(\d{1,9})$/.exec(word)?.map(Number) ?? [];
  if (number === undefined || of === undefined || number < 1 || number > of) {
    throw new CommandError(shell.texts.sim.notAShard(word));
  }
  if (of > games) throw new CommandError(shell.texts.sim.tooManyShards(of, games));
  return shardOf(games, number, of);
}

/** Returns the checkpoint file: `--checkpoint`, else `--resume`. */
function chosenCheckpoint(shell: Shell, { values }: Arguments): Checkpoint | undefined {
  const [checkpoint, resume] = [values.get("checkpoint"), values.get("resume")];
  const path = checkpoint ?? resume;
  if (path === undefined) return undefined;
  if (values.has("record")) throw new CommandError(shell.texts.sim.recordAlone);
  const kept = new Checkpoint(shell, path);
  if (kept.isThere && path !== resume)
    throw new CommandError(shell.texts.sim.checkpointThere(path));
  return kept;
}

/**
 * Returns the earlier result; it may be missing if `--checkpoint` and `--resume` name the same
 * file.
 */
function resumed(
  shell: Shell,
  { values }: Arguments,
  { nothing, own }: { readonly nothing: PartialResult; readonly own: Range },
): PartialResult {
  const path = values.get("resume");
  if (path === undefined) return nothing;
  if (values.get("checkpoint") === path && !new Checkpoint(shell, path).isThere) return nothing;
  const part = readPartialResult(shell, path, nothing);
  const others = without(part.played, [own]);
  if (others.length > 0) {
    throw new CommandError(shell.texts.sim.otherShard(path, formatRanges(shell, others)));
  }
  return part;
}

/** Returns an empty result. Throws the failure of the first game if the rules cannot set it up. */
function nothingPlayed(
  game: Game,
  simulation: Simulation,
  broken: (failure: Failure) => CommandError,
): PartialResult {
  try {
    return createEmptyPartialResult(game, simulation);
  } catch (error) {
    if (error instanceof RuleError) throw broken({ game: 0, error });
    throw error;
  }
}
