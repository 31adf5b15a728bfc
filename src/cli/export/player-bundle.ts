// The player of exported games. The package brings it; in this project it is built when it is first
// needed and whenever its sources have changed.

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { findCacheFolder, hashKey, openCache } from "../../files/cache.ts";
import { fingerprintOf } from "../compiled-cache.ts";
import { CommandError, type Shell } from "../shell.ts";

/** A script with its styles. */
interface Player {
  readonly script: string;
  readonly style: string;
}

/** What `scripts/player.mjs` writes. */
export interface PlayerBundle {
  /** What a file runs first: it unpacks the player. */
  readonly open: string;
  readonly match: Player;
  readonly example: Player;
}

/** The file that the package brings, compressed: the two players have much in common. */
const shippedBundle = join(import.meta.dirname, "../../../player.json.br");
const project = join(import.meta.dirname, "../../..");

/** Returns the player. */
export async function readPlayerBundle(shell: Shell): Promise<PlayerBundle> {
  if (existsSync(shippedBundle))
    return JSON.parse(String(brotliDecompressSync(readFileSync(shippedBundle))));
  const cache = openCache(findCacheFolder(process.env));
  const sources = ["src", "scripts/player.mjs", "package.json"].map((path) => join(project, path));
  const key = hashKey(["player", fingerprintOf(sources)]);
  const stored = cache.read(key);
  if (stored !== undefined) return JSON.parse(stored);
  shell.err(shell.texts.export.building);
  const built = await buildPlayer(shell);
  cache.write(key, built);
  return JSON.parse(built);
}

async function buildPlayer(shell: Shell): Promise<string> {
  const script = join(project, "scripts/player.mjs");
  try {
    const options = { cwd: project, maxBuffer: 64 * 2 ** 20 };
    return (await promisify(execFile)(process.execPath, [script], options)).stdout;
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : String(error))
      .split("\n")
      .slice(-1);
    throw new CommandError(shell.texts.export.notBuilt(why));
  }
}
