// `regel sim GAME`: lets bots play many games.

import { readFileSync } from "node:fs";
import { type Compiled, type Game, RuleError } from "../dsl/index.ts";
import { botKinds } from "../play/bots/index.ts";
import { emptyPart, type Part, type Simulation, withPlayed } from "../play/part.ts";
import type { Failure } from "../play/play-range.ts";
import { type Range, shardOf, sizeOf, without } from "../play/ranges.ts";
import { endless } from "../play/simulate.ts";
import {
  type Arguments,
  type Command,
  chosenThreads,
  onlyWord,
  seedRange,
  wholeNumber,
} from "./arguments.ts";
import { chosenVariants } from "./choice.ts";
import { findGame, requireWritable } from "./files.ts";
import { interrupted, interruptible } from "./interrupt.ts";
import { compiledGame, guarded, impossible } from "./language.ts";
import { Refusal, type Shell } from "./output.ts";
import { chosenBots, chosenSetup } from "./setup.ts";
import { Checkpoint, giveOut, rangeTexts, readPart } from "./sim-part.ts";
import { RecordFile } from "./sim-records.ts";
import { SimulationThreads } from "./sim-threads.ts";

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
    json: "switch",
  },
  run: simulate,
};

async function simulate(shell: Shell, args: Arguments): Promise<number> {
  const name = onlyWord(shell, args, "sim", "game");
  const compiled = compiledGame(shell, findGame(shell, name), chosenVariants(shell, args));
  const game = guarded(shell, compiled);
  const simulation = chosenSimulation(shell, game, args);
  const own = chosenShard(shell, args, simulation.games);
  const threads = chosenThreads(shell, args);
  const kept = chosenCheckpoint(shell, args);
  const out = args.values.get("out");
  if (out !== undefined) requireWritable(shell, out);

  const begun = resumed(shell, args, { simulation, own }) ?? emptyPart(game, simulation);
  kept?.save(begun);
  const run = { compiled, game, own, begun, threads, kept, record: args.values.get("record") };
  const { part, failure } = await played(shell, run);
  kept?.save(part);
  if (failure !== undefined) throw refusalOf(shell, game, failure);

  const isWhole = part.statistics.games === sizeOf([own]);
  if (isWhole || part.statistics.games > 0) giveOut(shell, args, game, part);
  if (isWhole) return 0;
  const done = [part.statistics.games, sizeOf([own])].map((games) => shell.number(games));
  shell.err(shell.texts.sim.stopped(done[0] ?? "", done[1] ?? ""));
  if (kept !== undefined) shell.err(shell.texts.sim.resumable(kept.path));
  return interrupted;
}

/** The simulation that the flags describe. */
function chosenSimulation(shell: Shell, game: Game, args: Arguments): Simulation {
  const games = wholeNumber(shell, args, "games", { min: 1, max: 1e9, missing: 1000 });
  const seed = wholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const { players, options } = chosenSetup(shell, game, args);
  const bots = chosenBots(shell, args, { seats: players, kinds: botKinds, missing: "random" });
  const { id, rulesHash, chosen } = game.meta;
  return {
    version: regelwerkVersion(),
    game: id,
    rules: rulesHash,
    variants: chosen,
    plan: { bots, options, seed },
    games,
  };
}

function regelwerkVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** The games that `--shard` leaves; all without it. */
function chosenShard(shell: Shell, { values }: Arguments, games: number): Range {
  const word = values.get("shard");
  if (word === undefined) return { from: 0, to: games };
  const [, number, of] = /^(\d{1,9})\/(\d{1,9})$/.exec(word)?.map(Number) ?? [];
  if (number === undefined || of === undefined || number < 1 || number > of) {
    throw new Refusal(shell.texts.sim.notAShard(word));
  }
  if (of > games) throw new Refusal(shell.texts.sim.tooManyShards(of, games));
  return shardOf(games, number, of);
}

/** The file that is to hold what has been played: that of `--checkpoint`, else that of `--resume`. */
function chosenCheckpoint(shell: Shell, { values }: Arguments): Checkpoint | undefined {
  const [checkpoint, resume] = [values.get("checkpoint"), values.get("resume")];
  const path = checkpoint ?? resume;
  if (path === undefined) return undefined;
  if (values.has("record")) throw new Refusal(shell.texts.sim.recordAlone);
  const kept = new Checkpoint(shell, path);
  if (kept.isThere && path !== resume) throw new Refusal(shell.texts.sim.checkpointThere(path));
  return kept;
}

/** What was played before; with `--checkpoint` and `--resume` of one file it may be nothing yet. */
function resumed(
  shell: Shell,
  { values }: Arguments,
  { simulation, own }: { readonly simulation: Simulation; readonly own: Range },
): Part | undefined {
  const path = values.get("resume");
  if (path === undefined) return undefined;
  if (values.get("checkpoint") === path && !new Checkpoint(shell, path).isThere) return undefined;
  const part = readPart(shell, path, simulation);
  const others = without(part.played, [own]);
  if (others.length > 0) {
    throw new Refusal(shell.texts.sim.otherShard(path, rangeTexts(shell, others)));
  }
  return part;
}

interface Run {
  readonly compiled: Compiled;
  readonly game: Game;
  readonly own: Range;
  readonly begun: Part;
  readonly threads: number;
  readonly kept: Checkpoint | undefined;
  readonly record: string | undefined;
}

/** Plays what is left, until it is done, cannot go on or is interrupted. */
async function played(
  shell: Shell,
  { compiled, own, begun, threads, kept, record }: Run,
): Promise<{ readonly part: Part; readonly failure: Failure | undefined }> {
  let part = begun;
  const records = record === undefined ? undefined : new RecordFile(shell, record, own.from);
  const { plan } = begun.simulation;
  const pool = new SimulationThreads({ compiled, plan, isRecorded: record !== undefined }, threads);
  const progress = () =>
    shell.progress(part.statistics.games, sizeOf([own]), shell.texts.progress.sim);
  progress();
  try {
    const failure = await interruptible((stop) =>
      pool.play(
        without([own], part.played),
        ({ range, statistics, records: texts }) => {
          part = withPlayed(part, [range], statistics);
          records?.add(range, texts);
          kept?.keep(part);
          progress();
        },
        stop,
      ),
    );
    return { part, failure };
  } finally {
    records?.close();
    await pool.close();
  }
}

/** Why the simulation cannot go on. */
function refusalOf(shell: Shell, { meta }: Game, { game, error }: Failure): Refusal {
  if (error === undefined) return new Refusal(shell.texts.endlessGame(game + 1, endless));
  return impossible(shell, meta, new RuleError(error.problem, error.at));
}
