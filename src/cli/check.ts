// `regel check [--strict] [PATH …]`: finds mistakes in rules, and what an editor would ask.

import { type Diagnostic, Project } from "../dsl/index.ts";
import type { Arguments, Command } from "./arguments.ts";
import { findGames, type GameFiles } from "./files.ts";
import { isError, rendered } from "./language.ts";
import type { Shell } from "./output.ts";

export const checkCommand: Command = {
  flags: { strict: "switch" },
  run: checkRules,
};

function checkRules(shell: Shell, { words, values }: Arguments): number {
  const games = gamesIn(shell, words);
  let [errors, warnings] = [0, 0];
  for (const game of games) {
    for (const found of allDiagnostics(game)) {
      const diagnostic: Diagnostic = values.has("strict") ? { ...found, severity: "error" } : found;
      shell.out(rendered(shell, game, diagnostic));
      if (isError(diagnostic)) errors += 1;
      else warnings += 1;
    }
  }
  const files = games.reduce((count, { sources }) => count + sources.length, 0);
  shell.out(shell.texts.checked({ games: games.length, files, errors, warnings }));
  return errors === 0 ? 0 : 1;
}

/** What is wrong with a game, or else with its variants, each by itself; then what an editor would ask. */
function allDiagnostics({ sources }: GameFiles): readonly Diagnostic[] {
  const project = new Project();
  const { diagnostics, game } = project.check(sources);
  if (game === undefined) return diagnostics;
  const real = game.variants.filter(({ isEmpty }) => !isEmpty);
  return [
    ...diagnostics,
    ...real.flatMap(({ id }) => project.check(sources, [id]).diagnostics),
    ...project.lintWithVariants(sources),
  ];
}

/** The games at the paths, each once; without a path, those in `rules`. */
export function gamesIn(shell: Shell, paths: readonly string[]): GameFiles[] {
  const found = paths.length === 0 ? findGames(shell) : paths.flatMap((p) => findGames(shell, p));
  return [...new Map(found.map((game) => [game.path, game])).values()];
}
