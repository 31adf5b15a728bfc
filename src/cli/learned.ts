// Learned networks on disk, next to the rules: `learned.json` in the folder of a game, or
// `pig.learned.json` for a game of one file.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { Game } from "../dsl/index.ts";
import { MAX_DATA_BYTES } from "../files/most-bytes.ts";
import { type BotKind, type BotResources, isSearchKind } from "../play/bots/index.ts";
import { type LearnedFile, readNetwork } from "../play/bots/network.ts";
import { createBotResources } from "./bot-means.ts";
import { type GameFiles, readText } from "./files.ts";
import { CommandError, type Shell } from "./shell.ts";

/** Returns the path of a game's network. */
export function getLearnedPath({ path }: GameFiles): string {
  return path.endsWith(".regel") ? path.replace(/regel$/, "learned.json") : `${path}/learned.json`;
}

/** Returns the resources of bots in a game: a clock, and the network if it fits these rules. */
export function meansFor(shell: Shell, files: GameFiles, game: Game): BotResources {
  return createBotResources(game, findLearned(shell, files, game));
}

/** Returns the network of a game if one of the bots uses it, else `undefined`. */
export function learnedFor(
  shell: Shell,
  files: GameFiles,
  game: Game,
  bots: readonly BotKind[],
): LearnedFile | undefined {
  return bots.some(isSearchKind) ? findLearned(shell, files, game) : undefined;
}

/** Returns a hash of a network file. */
export function hashLearned(learned: LearnedFile): string {
  return createHash("sha256").update(JSON.stringify(learned)).digest("hex").slice(0, 16);
}

/** Returns the network of a game, or `undefined` if there is none for these rules. */
export function findLearned(shell: Shell, files: GameFiles, game: Game): LearnedFile | undefined {
  const path = getLearnedPath(files);
  if (!existsSync(path)) return undefined;
  try {
    const learned: LearnedFile = JSON.parse(readText(shell, path, MAX_DATA_BYTES));
    return readNetwork(game, learned) === undefined ? undefined : learned;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(shell.texts.notLearned(path));
  }
}
