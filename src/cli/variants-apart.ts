// Variants in separate files, apart from their game: next to it, or among the author's rules.

import { dirname, resolve } from "node:path";
import { gameOfFile, regelFilesIn } from "../files/base-search.ts";
import { findDeclaredVariants, type GamePaths } from "../files/game-paths.ts";
import { type GameFiles, gamePathsIn, ownRulesFolders, readGame } from "./files.ts";
import type { Shell } from "./shell.ts";

/** Returns a game with the files of those of the variants that lie apart from it. */
export function withVariantsApart(
  shell: Shell,
  files: GameFiles,
  variants: readonly string[],
): GameFiles {
  const declared = new Set(declaredVariantsIn(files));
  const missing = variants.filter((id) => !declared.has(id));
  if (missing.length === 0) return files;
  const apart = findVariantsApart(shell, files);
  return joined(
    files,
    apart.filter((one) => declaredVariantsIn(one).some((id) => missing.includes(id))),
  );
}

/** Returns a game with the files of all its variants that lie apart from it. */
export function withAllVariantsApart(shell: Shell, files: GameFiles): GameFiles {
  return joined(files, findVariantsApart(shell, files));
}

function findVariantsApart(shell: Shell, files: GameFiles): GameFiles[] {
  const [first] = files.sources;
  if (first === undefined) return [];
  const beside = regelFilesIn(dirname(files.path)).flatMap((file) => gameOfFile(file) ?? []);
  const own = ownRulesFolders().flatMap((folder) => gamePathsIn(shell, folder));
  const isOfGame = (game: GamePaths) =>
    game.own !== undefined && game.files.some((file) => resolve(file) === resolve(first.path));
  return [...beside, ...own].filter(isOfGame).map((game) => readGame(shell, game));
}

/** Returns the ids of the variants in the files of a game. */
export const declaredVariantsIn = ({ sources }: GameFiles): string[] =>
  sources.flatMap(({ text }) => findDeclaredVariants(text).map(({ id }) => id));

function joined(files: GameFiles, apart: readonly GameFiles[]): GameFiles {
  const all = [files, ...apart].flatMap(({ sources }) => sources);
  const sources = [...new Map(all.map((source) => [source.path, source])).values()];
  return { ...files, sources };
}
