// The pipeline on one screen: text → tree → checked game → program.

import { check } from "./check/check.ts";
import { emitMeta } from "./codegen/meta.ts";
import { emitProgram } from "./codegen/program.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type * as ir from "./ir/ir.ts";
import type { Compiled } from "./runtime/load.ts";
import { checksum } from "./runtime/save.ts";
import type { Source } from "./source/source.ts";
import { type Parsed, parse } from "./syntax/parse.ts";

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** Only if there are no errors. */
  readonly game: ir.Game | undefined;
}

export interface Result {
  readonly diagnostics: readonly Diagnostic[];
  /** Only if there are no errors. */
  readonly compiled: Compiled | undefined;
}

/** The files of one game while they are edited: what has not changed is not read again. */
export class Project {
  private readonly parsed = new Map<string, { readonly text: string; readonly result: Parsed }>();

  /** Reads and checks the files of one game, in order. */
  check(sources: readonly Source[]): Checked {
    const files = sources.map((source) => this.parse(source));
    const syntax = files.flatMap(({ diagnostics }) => diagnostics);
    // What the parser could not read is missing from the tree; complaints about that would mislead.
    if (syntax.some(({ severity }) => severity === "error"))
      return { diagnostics: syntax, game: undefined };
    const trees = files.map(({ ast }) => ast);
    const { diagnostics, game } = check(sources, trees);
    return { diagnostics: [...syntax, ...diagnostics], game };
  }

  /** Compiles the files of one game. */
  compile(sources: readonly Source[]): Result {
    const { diagnostics, game } = this.check(sources);
    if (game === undefined) return { diagnostics, compiled: undefined };
    const program = emitProgram(game);
    return {
      diagnostics,
      compiled: { meta: emitMeta(game, program, sources, rulesHash(sources)), js: program.js },
    };
  }

  private parse(source: Source): Parsed {
    const known = this.parsed.get(source.path);
    if (known?.text === source.text) return known.result;
    const result = parse(source);
    this.parsed.set(source.path, { text: source.text, result });
    return result;
  }
}

/** Reads and checks the files of one game, in order. */
export function checkGame(sources: readonly Source[]): Checked {
  return new Project().check(sources);
}

/** Compiles the files of one game, in order. */
export function compileGame(sources: readonly Source[]): Result {
  return new Project().compile(sources);
}

/** Names the rules: it changes with every byte of the sources. */
function rulesHash(sources: readonly Source[]): string {
  const text = sources.map((source) => source.text).join("\n");
  return checksum(text).padStart(7, "0") + checksum([...text].reverse().join("")).padStart(7, "0");
}
