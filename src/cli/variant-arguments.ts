// Which variants a command line means: `--variant A,B`, or `original` and the like as words.

import type { Meta } from "../dsl/index.ts";
import type { Arguments } from "./arguments.ts";
import { declaredId, findGame, type GameFiles } from "./files.ts";
import { CommandError, type Shell } from "./shell.ts";

/** Stands for the game itself, as it is declared. */
const original = "original";

/** The ids that `--variant` gives; none without it. */
export function chosenVariants(shell: Shell, { values }: Arguments): string[] {
  const word = values.get("variant");
  return word === undefined ? [] : idsIn(shell, word);
}

/** A game, and two choices of its variants. */
export interface TwoSides {
  readonly files: GameFiles;
  readonly a: readonly string[];
  readonly b: readonly string[];
}

/** The words of a command that compares: `GAME A B`. */
export function twoSides(shell: Shell, { words }: Arguments, command: string): TwoSides {
  const [name, a, b, extra] = words;
  if (name === undefined || a === undefined || b === undefined) {
    throw new CommandError(shell.texts.compare.needsSides(command));
  }
  if (extra !== undefined) throw new CommandError(shell.texts.tooMany(extra));
  const files = findGame(shell, name);
  return { files, a: sideOf(shell, files, a), b: sideOf(shell, files, b) };
}

/** Variants by their ids, or the game itself: `original`, its name or its id. */
export function sideOf(shell: Shell, files: GameFiles, word: string): string[] {
  const itself: readonly (string | undefined)[] = [original, files.name, declaredId(files)];
  return itself.includes(word) ? [] : idsIn(shell, word);
}

/** A short name for a choice, to stand before what is so under it. */
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
