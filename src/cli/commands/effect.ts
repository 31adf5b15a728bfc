// `regel effect GAME A B`: measures the effect of a variant, with the same bots and the same chance
// events in both games.

import { checkGame, type DisplayText, type Game, rulesOf } from "../../dsl/index.ts";
import { playPairedGame } from "../../play/compare/paired-game.ts";
import {
  createEmptyPairedStatistics,
  mergePairedStatistics,
  type PairedStatistics,
} from "../../play/compare/paired-statistics.ts";
import type { Failure } from "../../play/simulation/play-range.ts";
import { maxDecisions, type SimulationPlan } from "../../play/simulation/simulate.ts";
import {
  type Arguments,
  type Command,
  readThreadCount,
  readWholeNumber,
  seedRange,
} from "../arguments.ts";
import { createBotResources } from "../bot-means.ts";
import { formatEffectJson, renderEffect } from "../diff/effect-figures.ts";
import type { EffectTask } from "../diff/effect-worker.ts";
import type { GameFiles } from "../files.ts";
import { interrupted, runInterruptible } from "../interrupt.ts";
import { learnedFor } from "../learned.ts";
import { compileGameOrFail, loadGuardedGame } from "../load-game.ts";
import { readCommonSetup, readRepeatableBots } from "../setup.ts";
import { CommandError, type Shell } from "../shell.ts";
import { GameThreads } from "../simulation/game-threads.ts";
import { OrderedResults } from "../simulation/ordered-results.ts";
import { parseTwoSides } from "../variant-arguments.ts";

export const effectCommand: Command = {
  flags: {
    games: "value",
    players: "value",
    seed: "value",
    bot: "value",
    options: "value",
    threads: "value",
    json: "switch",
  },
  run: measureEffect,
};

/** Two games, and the statistics of paired games. */
export interface EffectReport {
  readonly a: Game;
  readonly b: Game;
  readonly plan: SimulationPlan;
  readonly statistics: PairedStatistics;
  /** Titles of rules by path. */
  readonly titles: ReadonlyMap<string, DisplayText>;
}

async function measureEffect(shell: Shell, args: Arguments): Promise<number> {
  const { files, a: before, b: after } = parseTwoSides(shell, args, "effect");
  const games = readWholeNumber(shell, args, "games", { min: 1, max: 1e9, missing: 100 });
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const threads = readThreadCount(shell, args);
  const [one, other] = [
    compileGameOrFail(shell, files, before, "playouts"),
    compileGameOrFail(shell, files, after, "playouts"),
  ];
  const [a, b] = [loadGuardedGame(shell, one), loadGuardedGame(shell, other)];
  const { players, options } = readCommonSetup(shell, a, b, args);
  const bots = readRepeatableBots(shell, args, players, "greedy");
  const plan: SimulationPlan = { bots, options, seed };
  const task: EffectTask = {
    a: { compiled: one, learned: learnedFor(shell, files, a, bots) },
    b: { compiled: other, learned: learnedFor(shell, files, b, bots) },
    plan,
  };
  const { statistics, failure } = await measured(shell, task, games, threads);
  if (failure !== undefined) throw refusalOf(shell, { a, b, task, failure });

  if (statistics.games > 0) {
    const effect = { a, b, plan, statistics, titles: titlesOf(files, [before, after]) };
    shell.out((args.values.has("json") ? formatEffectJson : renderEffect)(shell, effect));
  }
  if (statistics.games === games) return 0;
  shell.err(shell.texts.sim.stopped(shell.number(statistics.games), shell.number(games)));
  return interrupted;
}

function titlesOf(
  files: GameFiles,
  sides: readonly (readonly string[])[],
): Map<string, DisplayText> {
  const games = sides.flatMap((chosen) => checkGame(files.sources, chosen).game ?? []);
  return new Map(games.flatMap(rulesOf).map(({ path, title }) => [path, title]));
}

/** Plays in threads; if interrupted, returns the statistics of the first games. */
async function measured(
  shell: Shell,
  task: EffectTask,
  games: number,
  threads: number,
): Promise<{ readonly statistics: PairedStatistics; readonly failure: Failure | undefined }> {
  const script = new URL("../diff/effect-worker.ts", import.meta.url);
  const pool = new GameThreads<PairedStatistics>(script, task, threads);
  let statistics = createEmptyPairedStatistics(task.plan.bots.length);
  // Items are listed in order of first occurrence, so the order of the games matters.
  const inOrder = new OrderedResults<PairedStatistics>(0, (figures) => {
    statistics = mergePairedStatistics(statistics, figures);
    shell.progress(statistics.games, games, shell.texts.progress.sim);
  });
  try {
    const failure = await runInterruptible((stop) =>
      pool.play([{ from: 0, to: games }], (range, figures) => inOrder.add(range, figures), stop),
    );
    return { statistics, failure };
  } finally {
    await pool.close();
  }
}

/** Creates the error for a game that cannot be played to its end in both games. */
function refusalOf(
  shell: Shell,
  at: { readonly a: Game; readonly b: Game; readonly task: EffectTask; readonly failure: Failure },
): CommandError {
  const { a, b, task, failure } = at;
  const means = {
    a: createBotResources(a, task.a.learned),
    b: createBotResources(b, task.b.learned),
  };
  // Replaying the game throws the rule error with its position.
  if (failure.error !== undefined) playPairedGame(a, b, task.plan, failure.game, means);
  return new CommandError(shell.texts.endlessGame(failure.game + 1, maxDecisions));
}
