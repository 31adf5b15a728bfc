// Cache of compiled rules on disk. The key covers the rules, their variants and the sources of the
// compiler, so a change in any of them compiles the rules again.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Compiled,
  compileGame,
  type Diagnostic,
  IncrementalCompiler,
  playoutPasses,
  type RulesFile,
} from "../dsl/index.ts";
import { findCacheFolder, hashKey, openCache } from "../files/cache.ts";

/**
 * What a game is compiled for: programs for a table are made sooner, and play random games slower.
 * Both play the same games.
 */
export type Purpose = "table" | "playouts";

/** Returns the compiled rules or their diagnostics; only rules without errors are cached. */
export function compileCached(
  sources: readonly RulesFile[],
  variants: readonly string[] = [],
  purpose: Purpose = "table",
): { readonly compiled: Compiled | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const cache = openCache(findCacheFolder(process.env));
  const key = hashKey([
    compilerFingerprint(),
    ...sources.flatMap(({ path, text }) => [path, text]),
    "variants",
    ...variants,
    "purpose",
    purpose,
  ]);
  const stored = cache.read(key);
  // The key contains the compiler's fingerprint, so the same compiler wrote the entry: no
  // validation.
  if (stored !== undefined) return { compiled: JSON.parse(stored), diagnostics: [] };
  const { compiled, diagnostics } = compileGame(
    sources,
    variants,
    purpose === "table" ? { without: playoutPasses } : { playouts: true },
    (source) => parsedFiles.parse(source),
  );
  if (compiled !== undefined) cache.write(key, JSON.stringify(compiled));
  return { compiled, diagnostics };
}

/** The trees of files, which the variants of a game share. */
const parsedFiles = new IncrementalCompiler();

let fingerprint: string | undefined;

/** Returns a hash of the compiler's sources and its dependencies. */
function compilerFingerprint(): string {
  fingerprint ??= fingerprintOf([
    fileURLToPath(new URL("../dsl", import.meta.url)),
    fileURLToPath(new URL("../../package.json", import.meta.url)),
  ]);
  return fingerprint;
}

/** Returns a hash of these files and of all sources in these folders. */
export function fingerprintOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, encoding: "utf8" })
          .filter((name) => /\.(?:[jt]s|svelte|css)$/.test(name))
          .sort()
          .map((name) => join(path, name)),
  );
  return hashKey(files.flatMap((file) => [file, readFileSync(file, "utf8")]));
}
