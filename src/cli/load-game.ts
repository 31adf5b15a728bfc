// Loads games from files.

import {
  type Compiled,
  type Diagnostic,
  type Game,
  hiddenText,
  hint,
  limitReports,
  loadGame,
  message,
  positionAt,
  problemText,
  RuleError,
  renderDiagnostic,
  reportMissingBase,
} from "../dsl/index.ts";
import { compileCached, type Purpose } from "./compiled-cache.ts";
import type { GameFiles } from "./files.ts";
import { paintWith } from "./render/terminal-text.ts";
import { CommandError, type Shell } from "./shell.ts";

/** Loads a game with the given active variants. */
export function gameOf(
  shell: Shell,
  files: GameFiles,
  variants: readonly string[] = [],
  purpose: Purpose = "table",
): Game {
  return loadGuardedGame(shell, compileGameOrFail(shell, files, variants, purpose));
}

/** Loads a compiled game; a rule error at run time ends the command with a message. */
export function loadGuardedGame(shell: Shell, compiled: Compiled): Game {
  const game = loadGame(compiled);
  const guard =
    <Args extends unknown[], Result>(play: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        return play(...args);
      } catch (error) {
        throw error instanceof RuleError ? createRuleFailureError(shell, game.meta, error) : error;
      }
    };
  const { start, play, playUnchecked, playout } = game;
  return {
    ...game,
    start: guard(start),
    play: guard(play),
    playUnchecked: guard(playUnchecked),
    playout: guard(playout),
  };
}

/** Compiles a game; errors are printed and end the command. */
export function compileGameOrFail(
  shell: Shell,
  files: GameFiles,
  variants: readonly string[] = [],
  purpose: Purpose = "table",
): Compiled {
  const { diagnostics, compiled } = compileCached(files.sources, variants, purpose);
  if (compiled === undefined) throw createBrokenRulesError(shell, files, diagnostics, variants);
  return compiled;
}

/** Thrown for unknown variants: the arguments are wrong, not the rules. */
export class UnknownVariants extends CommandError {}

/** Prints the errors and returns the final sentence as an error. */
export function createBrokenRulesError(
  shell: Shell,
  files: GameFiles,
  diagnostics: readonly Diagnostic[],
  variants: readonly string[] = [],
): CommandError {
  const errors = missingBaseOf(files) ?? diagnostics.filter(isError);
  const unknown = errors.filter(({ code }) => code === "unknown-variant");
  if (unknown.length > 0) return unknownVariants(shell, unknown);
  printLimited(shell, files, errors, shell.err);
  return new CommandError(shell.texts.brokenRules(files.path, errors.length, variants));
}

function unknownVariants({ language }: Shell, unknown: readonly Diagnostic[]): UnknownVariants {
  const sentences = unknown.map((one) => [message(language, one), hint(language, one)]);
  return new UnknownVariants(
    sentences.map((parts) => parts.filter((part) => part !== undefined).join(" ")).join("\n"),
  );
}

/** Returns the report about the missing base of a variant, which takes the place of all others. */
export function missingBaseOf({ missing }: GameFiles): readonly Diagnostic[] | undefined {
  return missing === undefined ? undefined : [reportMissingBase(missing)];
}

/** Returns whether a diagnostic is an error, not a warning. */
export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === "error";
}

/** Prints the first diagnostics with code frames, and the number of further ones. */
export function printLimited(
  { language, colours }: Shell,
  files: Pick<GameFiles, "sources">,
  reports: readonly Diagnostic[],
  print: (text: string) => void,
): void {
  const texts = new Map(files.sources.map(({ path, text }) => [path, text]));
  const textOf = (path: string) => texts.get(path) ?? "";
  const { shown, hidden } = limitReports(reports);
  for (const report of shown) print(renderDiagnostic(language, report, textOf, paintWith(colours)));
  if (hidden.length > 0) print(`${hiddenText(language, hidden.length)}\n`);
}

/** Formats a text position: `rules/kites.regel:3:8`. */
export function formatPosition(
  meta: Game["meta"],
  source: { file: number; start: number },
): string {
  const file = meta.sources[source.file];
  const { line, column } = positionAt(file?.text ?? "", source.start);
  return `${file?.path}:${line}:${column}`;
}

/** Creates the error for a rule error; with its position if the sources are known. */
export function createRuleFailureError(
  shell: Shell,
  meta: Game["meta"] | undefined,
  error: Pick<RuleError, "problem" | "at">,
): CommandError {
  const source = meta?.spans[error.at];
  const place =
    meta === undefined || source === undefined ? "" : `${formatPosition(meta, source)}: `;
  return new CommandError(place + problemText(error)[shell.language]);
}

/** Formats file and line: `rules/kites.regel:3`. */
export function formatLine(meta: Game["meta"], source: { file: number; line: number }): string {
  return `${meta.sources[source.file]?.path}:${source.line}`;
}
