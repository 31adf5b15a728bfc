// What has been learned about a game lies beside its rules: in `learned.json` of its folder, or for
// a game of one file in a file of that name, `pig.learned.json`.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { Game } from "../dsl/index.ts";
import { type BotKind, type BotResources, isSearchKind } from "../play/bots/index.ts";
import { type LearnedFile, readNetwork } from "../play/bots/network.ts";
import { createBotResources } from "./bot-means.ts";
import { findGame, type GameFiles, readText } from "./files.ts";
import { CommandError, type Shell } from "./shell.ts";

/** Where it is kept. */
export function learnedPath({ path }: GameFiles): string {
  return path.endsWith(".regel") ? path.replace(/regel$/, "learned.json") : `${path}/learned.json`;
}

/** What bots may use in a game: a clock, and what has been learned if it fits these rules. */
export function meansFor(shell: Shell, name: string, game: Game): BotResources {
  return createBotResources(game, learnedAbout(shell, findGame(shell, name), game));
}

/** What has been learned about a game, if one of the bots uses it. */
export function learnedFor(
  shell: Shell,
  files: GameFiles,
  game: Game,
  bots: readonly BotKind[],
): LearnedFile | undefined {
  return bots.some(isSearchKind) ? learnedAbout(shell, files, game) : undefined;
}

/** Which of all files about all games it is. */
export function learnedFingerprint(learned: LearnedFile): string {
  return createHash("sha256").update(JSON.stringify(learned)).digest("hex").slice(0, 16);
}

/** What has been learned about a game; nothing if there is no such file, or of other rules. */
function learnedAbout(shell: Shell, files: GameFiles, game: Game): LearnedFile | undefined {
  const path = learnedPath(files);
  if (!existsSync(path)) return undefined;
  try {
    const learned = JSON.parse(readText(shell, path)) as LearnedFile;
    return readNetwork(game, learned) === undefined ? undefined : learned;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(shell.texts.notLearned(path));
  }
}
