// `regel learn GAME`: trains a network by self-play and stores it next to the rules for search
// bots.

import { writeNetwork } from "../../../play/bots/network.ts";
import { Learner } from "../../../play/bots/td-learning.ts";
import {
  type Arguments,
  type Command,
  readOnlyWord,
  readWholeNumber,
  seedRange,
} from "../../arguments.ts";
import { findGame, replaceText, requireWritable } from "../../files.ts";
import { getLearnedPath } from "../../learned.ts";
import { gameOf } from "../../load-game.ts";
import { readSetup } from "../../setup.ts";
import type { Shell } from "../../shell.ts";

export const learnCommand: Command = {
  flags: { games: "value", seed: "value", players: "value", out: "value" },
  run: learnGame,
};

/** Number of progress reports, each with the mean points since the last one. */
const progressReports = 10;

function learnGame(shell: Shell, args: Arguments): number {
  const name = readOnlyWord(shell, args, "learn", "game");
  const games = readWholeNumber(shell, args, "games", { min: 1, max: 1e9, missing: 50_000 });
  const seed = readWholeNumber(shell, args, "seed", { ...seedRange, missing: 1 });
  const files = findGame(shell, name);
  const path = args.values.get("out") ?? getLearnedPath(files);
  requireWritable(shell, path);
  const game = gameOf(shell, files, [], "playouts");
  const { players } = readSetup(shell, game, args);
  const learner = new Learner(game, { games, seed, players });
  let [sum, seats] = [0, 0];
  for (let played = 1; played <= games; played++) {
    const scores = learner.play();
    sum += scores.reduce((total, score) => total + score, 0);
    seats += scores.length;
    shell.progress(played, games, shell.texts.progress.learn);
    if (
      Math.floor((played * progressReports) / games) ===
      Math.floor(((played - 1) * progressReports) / games)
    )
      continue;
    shell.out(shell.texts.arena.learning(shell.number(played), shell.number(sum / seats, 1)));
    [sum, seats] = [0, 0];
  }
  const file = writeNetwork(game, learner.learned, { games, seed });
  replaceText(shell, path, `${JSON.stringify(file, undefined, 2)}\n`);
  shell.out(shell.texts.arena.learned(path));
  return 0;
}
