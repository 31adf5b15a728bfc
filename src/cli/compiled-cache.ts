// Compiled rules, stored on disk for the next command. The key covers the rules, their variants and
// the compiler's own sources: after a change in any of them the rules are compiled again.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Compiled, compileGame, type Diagnostic, type RulesFile } from "../dsl/index.ts";
import { cacheFolder, hashKey, openCache } from "../files/cache.ts";

/** The compiled form of rules, or what is wrong with them; only rules without errors are stored. */
export function compileCached(
  sources: readonly RulesFile[],
  variants: readonly string[] = [],
): { readonly compiled: Compiled | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const cache = openCache(cacheFolder(process.env));
  const key = hashKey([
    compilerFingerprint(),
    ...sources.flatMap(({ path, text }) => [path, text]),
    "variants",
    ...variants,
  ]);
  const stored = cache.read(key);
  // An entry under this key was written below, by this very compiler.
  if (stored !== undefined) return { compiled: JSON.parse(stored) as Compiled, diagnostics: [] };
  const { compiled, diagnostics } = compileGame(sources, variants);
  if (compiled !== undefined) cache.write(key, JSON.stringify(compiled));
  return { compiled, diagnostics };
}

let fingerprint: string | undefined;

/** Changes with every byte of the compiler, and with the packages that it uses. */
function compilerFingerprint(): string {
  fingerprint ??= fingerprintOf([
    fileURLToPath(new URL("../dsl", import.meta.url)),
    fileURLToPath(new URL("../../package.json", import.meta.url)),
  ]);
  return fingerprint;
}

/** Changes with every byte of these files and of all files in these folders. */
export function fingerprintOf(paths: readonly string[]): string {
  const files = paths.flatMap((path) =>
    path.endsWith(".json")
      ? [path]
      : readdirSync(path, { recursive: true, encoding: "utf8" })
          .filter((name) => name.endsWith(".ts"))
          .sort()
          .map((name) => join(path, name)),
  );
  return hashKey(files.flatMap((file) => [file, readFileSync(file, "utf8")]));
}
