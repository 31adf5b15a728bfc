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
  try {
    return JSON.parse(await buildPlayer(() => shell.err(shell.texts.export.building)));
  } catch (error) {
    const [why = ""] = (error instanceof Error ? error.message : String(error))
      .split("\n")
      .slice(-1);
    throw new CommandError(shell.texts.export.notBuilt(why));
  }
}

/** Returns the player as JSON. Where none is kept of these sources, calls `onBuild` and builds it. */
export async function buildPlayer(onBuild = () => {}): Promise<string> {
  const cache = openCache(findCacheFolder(process.env));
  const script = join(project, "scripts/player.mjs");
  const sources = [join(project, "src"), script, join(project, "package.json")];
  const key = hashKey(["player", fingerprintOf(sources)]);
  const stored = cache.read(key);
  if (stored !== undefined) return stored;
  onBuild();
  // Under any other value Vite takes parts that explain mistakes to developers.
  const env = { ...process.env, NODE_ENV: "production" };
  const options = { cwd: project, maxBuffer: 64 * 2 ** 20, env };
  const { stdout } = await promisify(execFile)(process.execPath, [script], options);
  cache.write(key, stdout);
  return stdout;
}
