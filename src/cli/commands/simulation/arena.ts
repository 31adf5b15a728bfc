// `regel arena GAME --bots A,B`: bots play against each other; results have confidence intervals.

import { setImmediate as breathe } from "node:timers/promises";
import { type Game, loadGame } from "../../../dsl/index.ts";
import {
  type ArenaPlan,
  type ArenaResult,
  type Contestant,
  createEmptyArena,
  dealOf,
  evaluateContestants,
  withContest,
} from "../../../play/arena.ts";
import { type BotResources, botKinds } from "../../../play/bots/index.ts";
import type { Estimate } from "../../../play/elo.ts";
import { playEach } from "../../../play/simulation/play-range.ts";
import {
  type Arguments,
  type Command,
  readOnlyWord,
  readWholeNumber,
  seedRange,
} from "../../arguments.ts";
import { createBrokenGameError } from "../../fault.ts";
import { findGame } from "../../files.ts";
import { interrupted, runInterruptible } from "../../interrupt.ts";
import { meansFor } from "../../learned.ts";
import { compileGameOrFail } from "../../load-game.ts";
import { parseBotKind, readSetup } from "../../setup.ts";
import { alignRows, CommandError, type Shell } from "../../shell.ts";
import { readVariedGame } from "../../variant-arguments.ts";

export const arenaCommand: Command = {
  flags: {
    variant: "value",
    bots: "value",
    games: "value",
    players: "value",
    seed: "value",
    options: "value",
    json: "switch",
  },
  run: compete,
};

async function compete(shell: Shell, args: Arguments): Promise<number> {
  const name = readOnlyWord(shell, args, "arena", "game");
  const games = readWholeNumber(shell, args, "games", { min: 1, max: 1e9, missing: 100 });
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const bots = competing(shell, args);
  const { files, variants } = readVariedGame(shell, args, findGame(shell, name));
  const game = loadGame(compileGameOrFail(shell, files, variants, "playouts"));
  const { players, options } = readSetup(shell, game, args);
  if (players === 1) throw new CommandError(shell.texts.arena.alone(game.meta.players.max > 1));
  const plan: ArenaPlan = { bots, players, options, seed };
  const means = meansFor(shell, files, game);
  const result = await runInterruptible((stop) =>
    played(shell, game, plan, { name, variants, games, means, stop }),
  );
  if (result.games > 0) {
    shell.out((args.values.has("json") ? asJson : asText)(shell, game, plan, result));
  }
  if (result.games === games) return 0;
  shell.err(shell.texts.sim.stopped(shell.number(result.games), shell.number(games)));
  return interrupted;
}

/** Parses `--bots A,B`: two or more different bots. */
function competing(shell: Shell, args: Arguments): ArenaPlan["bots"] {
  const words = args.values.get("bots")?.split(",") ?? [];
  const bots = words.map((word) => parseBotKind(shell, "bots", word, botKinds));
  if (bots.length < 2 || new Set(bots).size < bots.length)
    throw new CommandError(shell.texts.arena.needsBots);
  return bots;
}

/** A run of the arena. */
interface Task {
  readonly name: string;
  readonly variants: readonly string[];
  readonly games: number;
  readonly means: BotResources;
  readonly stop: AbortSignal;
}

/** Plays all games; if stopped, finishes the current one. */
async function played(
  shell: Shell,
  game: Game,
  plan: ArenaPlan,
  { name, variants, games, means, stop }: Task,
): Promise<ArenaResult> {
  let result = createEmptyArena(plan);
  while (result.games < games && !stop.aborted) {
    const index = result.games;
    const failure = playEach({ from: index, to: index + 1 }, () => {
      result = withContest(game, plan, result, means);
    });
    if (failure !== undefined) {
      const { deal, number } = dealOf(plan, index);
      const broken = { name, variants, plan: deal, game, failure: { ...failure, game: number } };
      throw createBrokenGameError(shell, { ...broken, means });
    }
    shell.progress(result.games, games, shell.texts.progress.sim);
    await breathe();
  }
  return result;
}

function asText(shell: Shell, game: Game, plan: ArenaPlan, result: ArenaResult): string {
  const { texts, language } = shell;
  const title = game.meta.title[language];
  const facts = {
    title,
    players: plan.players,
    games: shell.number(result.games),
    seed: plan.seed,
  };
  const rows = evaluateContestants(plan, result).map((one) => rowOf(shell, one));
  return [texts.sim.head(facts), "", alignRows([texts.arena.head, ...rows])].join("\n");
}

function rowOf(shell: Shell, contestant: Contestant): string[] {
  const { bot, wins, elo, mean, deviation, min, max, meetings } = contestant;
  if (meetings === 0) return [bot, ...new Array<string>(8).fill("–")];
  return [
    bot,
    shell.percent(100 * wins.value, 1),
    `${shell.number(100 * wins.from, 1)}–${shell.percent(100 * wins.to, 1)}`,
    shell.number(elo.value),
    `${shell.number(elo.from)}…${shell.number(elo.to)}`,
    shell.number(mean, 1),
    shell.number(deviation, 1),
    shell.number(min),
    shell.number(max),
  ];
}

function asJson(_: Shell, { meta }: Game, plan: ArenaPlan, result: ArenaResult): string {
  const { players, seed, options } = plan;
  const interval = ({ value, from, to }: Estimate) => ({ value, from, to });
  const bots = evaluateContestants(plan, result).map(
    ({ wins, elo, mean, deviation, min, max, ...one }) => ({
      ...one,
      wins: interval(wins),
      elo: interval(elo),
      score: { mean, deviation, min, max },
    }),
  );
  const head = {
    game: meta.id,
    rules: meta.rulesHash,
    players,
    games: result.games,
    seed,
    options,
  };
  return JSON.stringify({ ...head, bots, beaten: result.beaten }, undefined, 2);
}
