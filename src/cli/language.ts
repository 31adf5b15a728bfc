// From files to a game that can be played.

import {
  type CompiledGame,
  compileGame,
  type Diagnostic,
  type Game,
  loadGame,
  renderDiagnostic,
} from "../dsl/index.ts";
import { findGame, type GameFiles } from "./files.ts";
import { Refusal, type Shell } from "./output.ts";

/** The game of that name or path; mistakes in its rules are printed and end the command. */
export function loadedGame(shell: Shell, name: string): Game {
  return gameOf(shell, findGame(shell, name));
}

export function gameOf(shell: Shell, files: GameFiles): Game {
  return loadGame(compiledGame(shell, files));
}

/** The compiled form of a game; mistakes are printed and end the command. */
export function compiledGame(shell: Shell, files: GameFiles): CompiledGame {
  const { diagnostics, compiled } = compileGame(files.sources);
  if (compiled !== undefined) return compiled;
  const errors = diagnostics.filter(isError);
  for (const diagnostic of errors) shell.err(rendered(shell, files, diagnostic));
  throw new Refusal(shell.texts.brokenRules(files.path, errors.length));
}

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === "error";
}

/** A diagnostic with the line of the rules that it is about; ends with an empty line. */
export function rendered(shell: Shell, files: GameFiles, diagnostic: Diagnostic): string {
  const texts = new Map(files.sources.map(({ path, text }) => [path, text]));
  const textOf = (path: string) => texts.get(path) ?? "";
  return renderDiagnostic(shell.language, diagnostic, textOf, { colour: shell.isColourful });
}
