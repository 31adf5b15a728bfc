// `equivalent-mutants.txt`: survivors that no example could kill, because they are the same game.
// One line for each: its id, a colon, and the reason.

import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { MAX_DATA_BYTES } from "../../files/most-bytes.ts";
import type { Mutant } from "../../mutate/mutant.ts";
import type { MutantResult } from "../../mutate/summary.ts";
import { type GameFiles, readText } from "../files.ts";
import { CommandError, type Shell } from "../shell.ts";

/** The reasons by the ids of the mutants. */
type EquivalentMutants = ReadonlyMap<string, string>;

/** Returns the path of the list of a game: in its folder, or beside its only file. */
export function equivalentMutantsPath({ path }: GameFiles): string {
  return statSync(path).isDirectory()
    ? join(path, "equivalent-mutants.txt")
    : path.replace(/\.regel$/, ".equivalent-mutants.txt");
}

/** Reads the list of a game; without a file it is empty. Throws on a line without a reason. */
export function readEquivalentMutants(shell: Shell, game: GameFiles): EquivalentMutants {
  const path = equivalentMutantsPath(game);
  if (!existsSync(path)) return new Map();
  const entries = new Map<string, string>();
  for (const [index, line] of readText(shell, path, MAX_DATA_BYTES).split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, id, reason] = /^(\S+): (.*\S)\s*$/.exec(line) ?? [];
    if (id === undefined || reason === undefined)
      throw new CommandError(shell.texts.mutate.noReason(path, index + 1));
    entries.set(id, reason);
  }
  return entries;
}

/** Marks the survivors that are listed as equivalent. */
export function markEquivalents(
  tried: readonly MutantResult[],
  listed: EquivalentMutants,
): MutantResult[] {
  return tried.map(({ mutant, outcome }) => {
    const reason = listed.get(mutant.id);
    const isEquivalent = outcome.kind === "survived" && reason !== undefined;
    return { mutant, outcome: isEquivalent ? { kind: "equivalent", reason } : outcome };
  });
}

/** Returns what is wrong with the list: mutants that do not exist, or do not survive. */
export function findWrongEntries(
  { texts }: Shell,
  listed: EquivalentMutants,
  all: readonly Mutant[],
  tried: readonly MutantResult[],
): string[] {
  const known = new Set(all.map(({ id }) => id));
  const gone = [...listed.keys()].filter((id) => !known.has(id)).map(texts.mutate.noSuchMutant);
  const decided = tried.flatMap(({ mutant: { id }, outcome }) => {
    if (!listed.has(id)) return [];
    switch (outcome.kind) {
      case "killed":
        return [texts.mutate.killedAfterAll(id, outcome.by)];
      case "invalid":
      case "same":
        return [texts.mutate.noMutant(id)];
      case "survived":
      case "equivalent":
        return [];
      default:
        return outcome satisfies never;
    }
  });
  return [...gone, ...decided];
}
