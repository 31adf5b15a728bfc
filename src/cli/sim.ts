// `regel sim GAME`: lets bots play many games.

import { closeSync, openSync, writeSync } from "node:fs";
import type { Game } from "../dsl/index.ts";
import { type BotMeans, botKinds } from "../play/bots/index.ts";
import {
  EndlessGame,
  endless,
  recordedGame,
  resultOf,
  rivalsOf,
  type SimulationPlan,
  simulateGame,
} from "../play/simulate.ts";
import { emptyStatistics, type GameResult, type Statistics, withGame } from "../play/statistics.ts";
import { type Arguments, type Command, onlyWord, seedRange, wholeNumber } from "./arguments.ts";
import { chosenVariants } from "./choice.ts";
import { writing } from "./files.ts";
import { loadedGame } from "./language.ts";
import { meansFor } from "./learned.ts";
import { Refusal, type Shell } from "./output.ts";
import { chosenBots, chosenSetup } from "./setup.ts";
import { figures, figuresAsJson } from "./sim-figures.ts";

export const simCommand: Command = {
  flags: {
    variant: "value",
    games: "value",
    players: "value",
    seed: "value",
    bot: "value",
    options: "value",
    json: "switch",
    record: "value",
  },
  run: simulate,
};

function simulate(shell: Shell, args: Arguments): number {
  const name = onlyWord(shell, args, "sim", "game");
  const games = wholeNumber(shell, args, "games", { min: 1, max: 1e9, missing: 1000 });
  const seed = wholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const game = loadedGame(shell, name, chosenVariants(shell, args));
  const { players, options } = chosenSetup(shell, game, args);
  const bots = chosenBots(shell, args, { seats: players, kinds: botKinds, missing: "random" });
  const plan: SimulationPlan = { bots, options, seed };
  const means = meansFor(shell, name, game);

  const simulation = { game, plan, games };
  const file = args.values.get("record");
  const statistics =
    file === undefined
      ? played(shell, simulation, (index) => simulateGame(game, plan, index, means))
      : recorded(shell, file, (write) =>
          played(shell, simulation, (index) => writtenGame(simulation, index, means, write)),
        );
  const isJson = args.values.has("json");
  shell.out((isJson ? figuresAsJson : figures)(shell, { game, plan, statistics }));
  return 0;
}

interface Simulation {
  readonly game: Game;
  readonly plan: SimulationPlan;
  readonly games: number;
}

/** Plays the games one after the other and adds them up. */
function played(
  shell: Shell,
  { game, plan, games }: Simulation,
  playOne: (index: number) => GameResult,
): Statistics {
  const seats = plan.bots.length + rivalsOf(game, plan).length;
  let statistics = emptyStatistics(seats, game.meta.reasons.length);
  for (let index = 0; index < games; index++) {
    statistics = withGame(statistics, ended(shell, index, playOne));
    shell.progress(index + 1, games, shell.texts.progress.sim);
  }
  return statistics;
}

function ended(shell: Shell, index: number, playOne: (index: number) => GameResult): GameResult {
  try {
    return playOne(index);
  } catch (error) {
    if (error instanceof EndlessGame) {
      throw new Refusal(shell.texts.endlessGame(index + 1, endless));
    }
    throw error;
  }
}

function writtenGame(
  { game, plan }: Simulation,
  index: number,
  means: BotMeans,
  write: (text: string) => void,
): GameResult {
  const session = recordedGame(game, plan, index, means);
  write(`${index === 0 ? "" : "\n"}${session.save()}`);
  return resultOf(game, session.state, session.length);
}

/** Opens the file for the records, and closes it whatever happens. */
function recorded<Result>(
  shell: Shell,
  path: string,
  work: (write: (text: string) => void) => Result,
): Result {
  const file = writing(shell, path, () => openSync(path, "w"));
  try {
    return work((text) => writing(shell, path, () => void writeSync(file, text)));
  } finally {
    closeSync(file);
  }
}
