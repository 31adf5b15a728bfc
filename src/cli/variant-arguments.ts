// Parses the variants in arguments: `--variant A,B`, or words such as `original`.

import type { Meta } from "../dsl/index.ts";
import { findDeclaredVariants } from "../files/game-paths.ts";
import type { Arguments } from "./arguments.ts";
import { findDeclaredId, findGame, type GameFiles } from "./files.ts";
import { CommandError, type Shell } from "./shell.ts";
import { declaredVariantsIn, withVariantsApart } from "./variants-apart.ts";

/** Denotes the game without variants. */
const original = "original";

/** Returns the ids in `--variant`; empty without it. */
export function readVariants(shell: Shell, { values }: Arguments): string[] {
  const word = values.get("variant");
  return word === undefined ? [] : idsIn(shell, word);
}

/**
 * Returns the ids in `--variant`; without it, of a file with a variant of a game elsewhere that
 * variant, else none.
 */
function readActiveVariants(shell: Shell, args: Arguments, files: GameFiles): string[] {
  if (args.values.has("variant") || files.own === undefined) return readVariants(shell, args);
  const own = files.sources.filter(({ path }) => files.own?.includes(path));
  const declared = own.flatMap(({ text }) => findDeclaredVariants(text));
  const last = declared.filter(({ id }) => !declared.some(({ base }) => base === id));
  const ids = last.map(({ id }) => id);
  if (ids.length > 1) throw new CommandError(shell.texts.compare.severalVariants(files.path, ids));
  return ids;
}

/** Returns the variants that `--variant` or the file says are in force, and the game with their files. */
export function readVariedGame(
  shell: Shell,
  args: Arguments,
  files: GameFiles,
): { readonly files: GameFiles; readonly variants: readonly string[] } {
  const variants = readActiveVariants(shell, args, files);
  return { files: withVariantsApart(shell, files, variants), variants };
}

/** A game with two sets of active variants. */
export interface TwoSides {
  readonly files: GameFiles;
  readonly a: readonly string[];
  readonly b: readonly string[];
}

/** Parses the arguments of a comparing command: `GAME A B`. */
export function parseTwoSides(shell: Shell, { words }: Arguments, command: string): TwoSides {
  const [name, a, b, extra] = words;
  if (name === undefined || a === undefined || b === undefined) {
    throw new CommandError(shell.texts.compare.needsSides(command));
  }
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  const files = findGame(shell, name);
  const sides = { a: sideOf(shell, files, a), b: sideOf(shell, files, b) };
  return { files: withVariantsApart(shell, files, [...sides.a, ...sides.b]), ...sides };
}

/**
 * Parses one side: ids of variants, or the game itself by `original`, its name or its id. A file with
 * a variant of a game elsewhere is mostly called like the variant, which is meant then.
 */
export function sideOf(shell: Shell, files: GameFiles, word: string): string[] {
  const isVariant = declaredVariantsIn(files).includes(word);
  const itself: readonly (string | undefined)[] = [original, files.name, findDeclaredId(files)];
  return itself.includes(word) && !isVariant ? [] : idsIn(shell, word);
}

/** Returns a short label for a set of active variants. */
export function formatVariantLabel(
  shell: Shell,
  { variants }: Meta,
  { chosen, words }: { readonly chosen: readonly string[]; readonly words: string },
): string {
  if (chosen.length === 0) return words;
  const named = chosen.every((id) =>
    variants.some((one) => one.id === id && one.question === undefined),
  );
  return named && [...words].length <= longestLabel ? words : chosen.join(shell.texts.compare.and);
}

const longestLabel = 24;

function idsIn(shell: Shell, word: string): string[] {
  const ids = word.split(",").map((id) => id.trim());
  if (ids.includes("")) throw new CommandError(shell.texts.compare.emptyVariant(word));
  return [...new Set(ids)].filter((id) => id !== original);
}
