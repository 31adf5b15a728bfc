// `regel effect GAME A B`: what a variant changes, in numbers: the same bots with the same luck
// under both.

import { checkGame, type Game, rulesOf, type Text } from "../dsl/index.ts";
import { botKinds } from "../play/bots/index.ts";
import { emptyPairedStatistics, type PairedStatistics, withPair } from "../play/compare/effect.ts";
import { pairedGame } from "../play/compare/paired-game.ts";
import { EndlessGame, endless, type SimulationPlan } from "../play/simulate.ts";
import { type Arguments, type Command, seedRange, wholeNumber } from "./arguments.ts";
import { twoSides } from "./choice.ts";
import { effectAsJson, effectText } from "./effect-figures.ts";
import type { GameFiles } from "./files.ts";
import { gameOf } from "./language.ts";
import { Refusal, type Shell } from "./output.ts";
import { chosenBots, commonSetup } from "./setup.ts";

export const effectCommand: Command = {
  flags: {
    games: "value",
    players: "value",
    seed: "value",
    bot: "value",
    options: "value",
    json: "switch",
  },
  run: measureEffect,
};

/** Two games, and what came out when both were played. */
export interface Effect {
  readonly a: Game;
  readonly b: Game;
  readonly plan: SimulationPlan;
  readonly statistics: PairedStatistics;
  /** What rules are called, by their paths. */
  readonly titles: ReadonlyMap<string, Text>;
}

function measureEffect(shell: Shell, args: Arguments): number {
  const { files, a: before, b: after } = twoSides(shell, args, "effect");
  const games = wholeNumber(shell, args, "games", { min: 1, max: 1e9, missing: 100 });
  const seed = wholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const [a, b] = [gameOf(shell, files, before), gameOf(shell, files, after)];
  const { players, options } = commonSetup(shell, a, b, args);
  const bots = chosenBots(shell, args, { seats: players, kinds: botKinds, missing: "greedy" });
  const plan: SimulationPlan = { bots, options, seed };
  const statistics = measured(shell, a, b, { plan, games });
  const effect = { a, b, plan, statistics, titles: titlesOf(files, [before, after]) };
  shell.out((args.values.has("json") ? effectAsJson : effectText)(shell, effect));
  return 0;
}

function titlesOf(files: GameFiles, sides: readonly (readonly string[])[]): Map<string, Text> {
  const games = sides.flatMap((chosen) => checkGame(files.sources, chosen).game ?? []);
  return new Map(games.flatMap(rulesOf).map(({ path, title }) => [path, title]));
}

function measured(
  shell: Shell,
  a: Game,
  b: Game,
  { plan, games }: { readonly plan: SimulationPlan; readonly games: number },
): PairedStatistics {
  let statistics = emptyPairedStatistics(plan.bots.length);
  for (let index = 0; index < games; index++) {
    try {
      statistics = withPair(statistics, pairedGame(a, b, plan, index));
    } catch (error) {
      if (!(error instanceof EndlessGame)) throw error;
      throw new Refusal(shell.texts.endlessGame(index + 1, endless));
    }
    shell.progress(index + 1, games, shell.texts.progress.sim);
  }
  return statistics;
}
