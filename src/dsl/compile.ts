// The pipeline on one screen: text → tree → checked game → program.

import { check } from "./check/check.ts";
import { NameIndex, type NameResolution } from "./check/name-index.ts";
import { printRoutineTree } from "./codegen/code/print.ts";
import { printProgramText } from "./codegen/js/program-text.ts";
import { emitMeta } from "./codegen/meta/meta.ts";
import { type PassName, type TreePassName, upToPass } from "./codegen/passes/passes.ts";
import { createProgram } from "./codegen/program.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type * as ir from "./ir/ir.ts";
import { renderRankingCriteria } from "./prose/ranking-criteria.ts";
import type { Compiled } from "./runtime/game/compiled-program.ts";
import { rulesHash } from "./runtime/game/rules-hash.ts";
import type { RulesFile } from "./source/source.ts";
import { isUnderstood, type Parsed, parse } from "./syntax/parse.ts";
import { moveToEdits } from "./variants/at-edits.ts";
import { variantsIn, withBases } from "./variants/catalogue.ts";
import { type MergedRules, merge } from "./variants/merge.ts";
import { writePlayouts } from "./wasm/playouts.ts";

export {
  optionalPasses,
  type PassName,
  playoutPasses,
  type TreePassName,
  treePasses,
} from "./codegen/passes/passes.ts";

export interface ParsedFile extends Parsed {
  readonly source: RulesFile;
}

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** Only if there are no errors. */
  readonly game: ir.Game | undefined;
  /** The name index, which exists for games with errors too. */
  readonly names: NameIndex;
}

export interface Result extends Checked {
  /** Only if there are no errors. */
  readonly compiled: Compiled | undefined;
}

export interface ProgramOptions {
  /** Passes to be left out. */
  readonly without?: readonly PassName[];
  /** Whether random playouts are compiled to WebAssembly, too. */
  readonly playouts?: boolean;
}

/**
 * Compiles the files of one game, in order, with the active variants. Who compiles several of them gives
 * a `read` that parses each file once.
 */
export function compileGame(
  sources: readonly RulesFile[],
  variants: readonly string[] = [],
  options?: ProgramOptions,
  read: (source: RulesFile) => ParsedFile = parseFile,
): Result {
  const files = sources.map((source) => read(source));
  const checked = checkVariants(files, variants);
  const { game } = checked;
  return { ...checked, compiled: game && emitCompiled(game, files, variants, options) };
}

/** Reads and checks the files of one game, in order, with the active variants. */
export function checkGame(
  sources: readonly RulesFile[],
  variants: readonly string[] = [],
): Checked {
  return checkVariants(sources.map(parseFile), variants);
}

function checkVariants(files: readonly ParsedFile[], variants: readonly string[]): Checked {
  const base = () => checkFiles(files, mergeFiles(files, [])).diagnostics;
  return checkFiles(files, mergeFiles(files, variants), variants.length > 0 ? base : undefined);
}

export function parseFile(source: RulesFile): ParsedFile {
  const { ast, diagnostics, tokens, comments } = parse(source);
  return { source, ast, diagnostics, tokens, comments };
}

/** The declarations of all files with the edits of the active variants. */
export function mergeFiles(files: readonly ParsedFile[], variants: readonly string[]): MergedRules {
  const trees = files.map(({ ast }) => ast);
  return merge(trees, variants);
}

/**
 * Checks merged declarations. Under variants `baseDiagnostics` returns those of the game without
 * them: what only a variant makes wrong is reported at its edit.
 */
export function checkFiles(
  files: readonly ParsedFile[],
  rules: MergedRules,
  baseDiagnostics?: () => readonly Diagnostic[],
): Checked {
  const syntax = files.flatMap(({ diagnostics }) => diagnostics);
  // Declarations that the parser could not read are missing from the tree, and edits that do not fit
  // have not been applied; diagnostics that follow from that would mislead. Names are resolved anyway.
  const isReadable = syntax.every(({ code }) => isUnderstood(code));
  if (!isReadable || rules.diagnostics.length > 0) {
    const names = indexNames(files, () => check(sourcesOf(files), rules));
    const diagnostics = isReadable ? [...syntax, ...rules.diagnostics] : syntax;
    return { diagnostics, game: undefined, names };
  }
  const { diagnostics, game, mentions, types } = check(sourcesOf(files), rules);
  const located =
    diagnostics.length === 0 || baseDiagnostics === undefined
      ? diagnostics
      : moveToEdits(diagnostics, rules, isReportedIn(baseDiagnostics()));
  return {
    diagnostics: [...syntax, ...located],
    game: syntax.length > 0 ? undefined : game,
    names: indexNames(files, () => ({ mentions, types })),
  };
}

/** Returns whether a diagnostic is among others: of the same code, at the same place. */
export function isReportedIn(others: readonly Diagnostic[]): (diagnostic: Diagnostic) => boolean {
  return ({ code, span }) =>
    others.some(
      (other) =>
        other.code === code && other.span.file === span.file && other.span.start === span.start,
    );
}

/**
 * The code tree of a game's program as text, as it is after a pass and all passes before it; by default
 * after all those that lower the rules.
 */
export function printCodeTree(game: ir.Game, after?: TreePassName): string {
  const { stage, without } = upToPass(after ?? "unrolled-picks");
  const routines = createProgram(game, { without }).trees[stage];
  return `${routines.map(printRoutineTree).join("\n\n")}\n`;
}

/** Emits the program of a checked game and its `Meta`. */
export function emitCompiled(
  game: ir.Game,
  files: readonly ParsedFile[],
  variants: readonly string[],
  { playouts = false, ...kind }: ProgramOptions & Parameters<typeof createProgram>[1] = {},
): Compiled {
  const program = createProgram(game, kind);
  const hash = rulesHash(textsInForce(files, variants));
  const rankingCriteria = renderRankingCriteria(game);
  const meta = emitMeta(game, program, sourcesOf(files), { hash, rankingCriteria });
  const module = playouts ? writePlayouts(program) : undefined;
  return { meta, js: printProgramText(program), ...(module && { playouts: module }) };
}

/**
 * Emits the program of a game that only continues from positions: it cannot start matches or
 * explain illegal options, and contains the example conditions of some files only. States are those
 * of the whole program.
 */
export function leanProgram(game: ir.Game, keepsFile: (path: string) => boolean): string {
  return printProgramText(createProgram(game, { lean: ({ span }) => keepsFile(span.file) }));
}

/**
 * Emits the program of a match: it also starts matches and explains illegal options, and contains no
 * example conditions.
 */
export function matchProgram(game: ir.Game): string {
  return printProgramText(createProgram(game, { lean: () => false, match: true }));
}

/** Indexes names when they are first requested. */
function indexNames(files: readonly ParsedFile[], notes: () => NameResolution): NameIndex {
  const trees = files.map(({ ast }) => ast);
  return new NameIndex(sourcesOf(files), trees, notes);
}

function sourcesOf(files: readonly ParsedFile[]): RulesFile[] {
  return files.map(({ source }) => source);
}

/** Returns the texts that determine the game: its own files, and the active variants. */
function textsInForce(files: readonly ParsedFile[], chosen: readonly string[]): string[] {
  const aside = new Set<string>(["variant", "question", "source", "tells"]);
  const own = files.filter(
    ({ ast }) => ast.decls.length === 0 || ast.decls.some(({ kind }) => !aside.has(kind)),
  );
  const texts = own.map(({ source }) => source.text);
  const all = variantsIn(files.flatMap(({ ast }) => ast.decls));
  for (const variant of withBases(all, chosen)) {
    const { file, start, end } = variant.changes.span;
    const text = files.find(({ source }) => source.path === file)?.source.text ?? "";
    texts.push(text.slice(start, end));
  }
  return texts;
}
