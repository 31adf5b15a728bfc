// The pipeline on one screen: text → tree → checked game → program.

import { check } from "./check/check.ts";
import { emitMeta } from "./codegen/meta.ts";
import { emitProgram } from "./codegen/program.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type * as ir from "./ir/ir.ts";
import type { Compiled } from "./runtime/load.ts";
import { checksum } from "./runtime/save.ts";
import type { Source } from "./source/source.ts";
import { parse } from "./syntax/parse.ts";

/** Reads and checks the files of one game, in order. The game is there only if there are no errors. */
export function checkGame(sources: readonly Source[]): {
  readonly diagnostics: readonly Diagnostic[];
  readonly game: ir.Game | undefined;
} {
  const parsed = sources.map((source) => parse(source));
  const syntax = parsed.flatMap(({ diagnostics }) => diagnostics);
  const checked = check(
    sources,
    parsed.map(({ ast }) => ast),
  );
  const broken = syntax.some(({ severity }) => severity === "error");
  // What the parser could not read is missing from the tree; complaints about that would mislead.
  return broken
    ? { diagnostics: syntax, game: undefined }
    : { diagnostics: [...syntax, ...checked.diagnostics], game: checked.game };
}

/** Compiles the files of one game; there is a program only if there are no errors. */
export function compileGame(sources: readonly Source[]): {
  readonly diagnostics: readonly Diagnostic[];
  readonly compiled: Compiled | undefined;
} {
  const { diagnostics, game } = checkGame(sources);
  if (game === undefined) return { diagnostics, compiled: undefined };
  const program = emitProgram(game);
  return { diagnostics, compiled: { meta: emitMeta(game, program, sources, rulesHash(sources)), js: program.js } };
}

/** Names the rules: it changes with every byte of the sources. */
function rulesHash(sources: readonly Source[]): string {
  const text = sources.map((source) => source.text).join("\n");
  return checksum(text).padStart(7, "0") + checksum([...text].reverse().join("")).padStart(7, "0");
}
