/**
 * Compiles, checks, tests and lays out rules.
 *
 * @module regelwerk
 */

import {
  compileGame,
  type Diagnostic,
  type ExampleResult,
  format,
  IncrementalCompiler,
  loadGame,
  type RulesFile,
  renderDiagnostic,
  type TextLanguage,
} from "../dsl/index.ts";
import type { Compiled } from "../dsl/runtime/game/compiled-program.ts";

export type { Compiled, Diagnostic, ExampleResult, RulesFile, TextLanguage };

/** Which variants are in force; by default none. */
export interface RulesOptions {
  /** Ids of variants that the files declare, in any order. */
  readonly variants?: readonly string[];
}

/** The result of `compileRules`. */
export interface Compilation {
  /** The program with its data, which is plain JSON; only if there are no errors. */
  readonly compiled: Compiled | undefined;
  /** Errors, in order of the files. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles the files of one game, the one with `game` first; never throws for wrong rules.
 *
 * @example
 * import { compileRules } from "regelwerk";
 * const { compiled, diagnostics } = compileRules([{ path: "game.regel", text }]);
 */
export function compileRules(
  files: readonly RulesFile[],
  { variants = [] }: RulesOptions = {},
): Compilation {
  const { compiled, diagnostics } = compileGame(files, variants);
  return { compiled, diagnostics };
}

/**
 * Returns the errors in the files of one game, and then its warnings, as an editor shows them.
 *
 * @example
 * import { checkRules } from "regelwerk";
 * const errors = checkRules(files).filter(({ severity }) => severity === "error");
 */
export function checkRules(
  files: readonly RulesFile[],
  { variants = [] }: RulesOptions = {},
): readonly Diagnostic[] {
  const compiler = new IncrementalCompiler();
  const { diagnostics } = compiler.check(files, variants);
  return [...diagnostics, ...compiler.lint(files, variants)];
}

/**
 * Plays the examples of a compiled game and returns what came of each, in their order.
 *
 * @example
 * import { compileRules, testRules } from "regelwerk";
 * const { compiled } = compileRules(files);
 * const failed = testRules(compiled).filter(({ passed }) => !passed);
 */
export function testRules(compiled: Compiled): readonly ExampleResult[] {
  const game = loadGame(compiled);
  return compiled.meta.examples.map(({ id }) => game.runExample(id));
}

/**
 * Returns a file as `regel fmt` lays it out; unchanged if its syntax is wrong.
 *
 * @example
 * import { formatRules } from "regelwerk";
 * const laidOut = formatRules({ path: "game.regel", text: "game  reef{…}" });
 */
export function formatRules(file: RulesFile): string {
  const formatted = format(file);
  return "text" in formatted ? formatted.text : file.text;
}

/**
 * Returns a diagnostic as text with the lines that it is about, in German or English.
 *
 * @example
 * import { checkRules, explainDiagnostic } from "regelwerk";
 * for (const one of checkRules(files)) console.error(explainDiagnostic(one, files));
 */
export function explainDiagnostic(
  diagnostic: Diagnostic,
  files: readonly RulesFile[],
  language: TextLanguage = "en",
): string {
  return renderDiagnostic(
    language,
    diagnostic,
    (path) => files.find((file) => file.path === path)?.text ?? "",
  );
}
