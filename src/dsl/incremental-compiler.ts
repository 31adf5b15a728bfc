// The compiler of an edited game: files and results that have not changed are taken from its cache.

import { CoverageCounters } from "./codegen/coverage-counters.ts";
import {
  type Checked,
  checkFiles,
  emitCompiled,
  isReportedIn,
  mergeFiles,
  type ParsedFile,
  type ProgramOptions,
  parseFile,
  type Result,
} from "./compile.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type * as ir from "./ir/ir.ts";
import { authorWarnings, lint } from "./lint/lint.ts";
import type { Compiled } from "./runtime/game/compiled-program.ts";
import type { RulesFile } from "./source/source.ts";
import type { Span } from "./source/span.ts";
import { isWrittenIn, moveToEdits } from "./variants/at-edits.ts";
import type { MergedRules } from "./variants/merge.ts";

interface CheckOptions {
  /** Which examples are read: under variants all, or theirs alone, which is faster. */
  readonly examples?: "all" | "own";
}

type CompileOptions = CheckOptions & ProgramOptions;

/** An instrumented program and the spans that it counts, by number; `loadCounting` loads it. */
export interface InstrumentedProgram {
  readonly compiled: Compiled;
  readonly places: readonly Span[];
}

/** The result of checking a game under some variants. */
interface CheckedRules extends Checked {
  readonly rules: MergedRules;
  /** Compiled forms by their options. */
  readonly programs: Map<string, Compiled>;
}

/** The cached results for some sources, by the active variants. */
interface CacheEntry {
  readonly sources: readonly RulesFile[];
  readonly answers: Map<string, CheckedRules>;
  /** Without the base game's examples. */
  readonly soon: Map<string, CheckedRules>;
}

/** Sets of files whose results are cached: an author's, and those that they are compared with. */
const maxCacheEntries = 3;

/** Compiles the files of a game while they are edited; unchanged files are not parsed again. */
export class IncrementalCompiler {
  /** By the paths of the files, so that an edit replaces what was cached before it. */
  private readonly cache = new Map<string, CacheEntry>();
  private readonly parsed = new Map<string, ParsedFile>();

  /** Reads and checks the files of one game, in order, with the active variants. */
  check(
    sources: readonly RulesFile[],
    variants: readonly string[] = [],
    { examples = "all" }: CheckOptions = {},
  ): Checked {
    return this.checkFor(sources, variants, examples);
  }

  private checkFor(
    sources: readonly RulesFile[],
    variants: readonly string[],
    examples: "all" | "own",
  ): CheckedRules {
    return examples === "all"
      ? this.fullCheck(sources, variants)
      : this.quickCheck(sources, variants);
  }

  private fullCheck(sources: readonly RulesFile[], variants: readonly string[]): CheckedRules {
    const { answers } = this.cacheEntry(sources);
    const key = variants.join(" ");
    const answer = answers.get(key) ?? this.compute(sources, variants);
    answers.set(key, answer);
    return answer;
  }

  private cacheEntry(sources: readonly RulesFile[]): CacheEntry {
    const key = sources.map(({ path }) => path).join("\n");
    const before = this.cache.get(key);
    const isCached = before !== undefined && isSame(before.sources, sources);
    const now = isCached ? before : { sources, answers: new Map(), soon: new Map() };
    // The most recently used entry comes last.
    this.cache.delete(key);
    this.cache.set(key, now);
    const [oldest] = this.cache.keys();
    if (this.cache.size > maxCacheEntries && oldest !== undefined) this.cache.delete(oldest);
    return now;
  }

  /** The diagnostics of `check`, without those of the base game's examples under variants. */
  reports(sources: readonly RulesFile[], variants: readonly string[]): readonly Diagnostic[] {
    return this.quickCheck(sources, variants).diagnostics;
  }

  /** Quick check: skips the base game's examples while a variant is active, because they do not test variants. */
  private quickCheck(sources: readonly RulesFile[], variants: readonly string[]): CheckedRules {
    const { answers, soon } = this.cacheEntry(sources);
    const key = variants.join(" ");
    const answer =
      answers.get(key) ?? soon.get(key) ?? this.compute(sources, variants, withoutBaseExamples);
    soon.set(key, answer);
    return answer;
  }

  private compute(
    sources: readonly RulesFile[],
    variants: readonly string[],
    read = (rules: MergedRules) => rules,
  ): CheckedRules {
    const files = this.files(sources);
    const rules = read(mergeFiles(files, variants));
    const base = () => this.fullCheck(sources, []).diagnostics;
    const checked = checkFiles(files, rules, variants.length > 0 ? base : undefined);
    return { ...checked, rules, programs: new Map() };
  }

  /** Lint warnings about a game without errors. */
  lint(sources: readonly RulesFile[], variants: readonly string[] = []): readonly Diagnostic[] {
    const { game, names, rules } = this.fullCheck(sources, variants);
    if (game === undefined) return [];
    const before = this.gameBefore(sources, rules);
    const found = lint(game, rules, names.notes.mentions, before);
    if (variants.length === 0) return found;
    // The base game has warnings of its own.
    const isOfBase = isReportedIn(this.lint(sources));
    const isWritten = isWrittenIn(rules.variants.filter(({ id }) => variants.includes(id)));
    const news = found.filter(
      (report) => isWritten(report) || !(authorWarnings.has(report.code) || isOfBase(report)),
    );
    return moveToEdits(news, rules, isOfBase);
  }

  /** The game that the only active variant changes. */
  private gameBefore(
    sources: readonly RulesFile[],
    { chosen, variants }: MergedRules,
  ): ir.Game | undefined {
    const [id, ...others] = chosen;
    if (id === undefined || others.length > 0) return undefined;
    const base = variants.find((one) => one.id === id)?.base?.text;
    const isVariant = variants.some((one) => one.id === base);
    return this.fullCheck(sources, base === undefined || !isVariant ? [] : [base]).game;
  }

  /** The same about a game and all its variants, each by itself. */
  lintWithVariants(sources: readonly RulesFile[]): readonly Diagnostic[] {
    const variants = this.check(sources).game?.variants.filter(({ isEmpty }) => !isEmpty) ?? [];
    return [[], ...variants.map(({ id }) => [id])].flatMap((chosen) => this.lint(sources, chosen));
  }

  /** The diagnostics of a game, or else of its variants, each by itself. */
  checkWithVariants(sources: readonly RulesFile[]): readonly Diagnostic[] {
    const { diagnostics, game } = this.check(sources);
    if (game === undefined) return diagnostics;
    const real = game.variants.filter(({ isEmpty }) => !isEmpty);
    return [...diagnostics, ...real.flatMap(({ id }) => this.check(sources, [id]).diagnostics)];
  }

  /** The merged declarations; `undefined` if a file has syntax errors. */
  rules(
    sources: readonly RulesFile[],
    variants: readonly string[],
  ): { readonly syntax: readonly Diagnostic[]; readonly rules: MergedRules | undefined } {
    const files = this.files(sources);
    const syntax = files.flatMap(({ diagnostics }) => diagnostics);
    return { syntax, rules: syntax.length > 0 ? undefined : mergeFiles(files, variants) };
  }

  /** Checks merged declarations. */
  checkRules(sources: readonly RulesFile[], rules: MergedRules): Checked {
    return checkFiles(this.files(sources), rules);
  }

  /** Compiles merged declarations. */
  compileRules(sources: readonly RulesFile[], rules: MergedRules): Result {
    const checked = this.checkRules(sources, rules);
    const compiled = checked.game && emitCompiled(checked.game, this.files(sources), []);
    return { ...checked, compiled };
  }

  /** Compiles the files of one game. */
  compile(
    sources: readonly RulesFile[],
    variants: readonly string[] = [],
    { examples = "all", ...options }: CompileOptions = {},
  ): Result {
    const { diagnostics, game, names, programs } = this.checkFor(sources, variants, examples);
    if (game === undefined) return { diagnostics, game, names, compiled: undefined };
    const key = JSON.stringify(options);
    const compiled =
      programs.get(key) ?? emitCompiled(game, this.files(sources), variants, options);
    programs.set(key, compiled);
    return { diagnostics, game, names, compiled };
  }

  /**
   * The same game, which counts how often the declarations of some files are used, and the rules
   * changed there, by name. Returns `undefined` if there are errors.
   */
  compileInstrumented(
    sources: readonly RulesFile[],
    variants: readonly string[],
    counted: {
      readonly files: ReadonlySet<string>;
      readonly changed: ReadonlyMap<string, Span>;
    },
  ): InstrumentedProgram | undefined {
    const { game } = this.quickCheck(sources, variants);
    if (game === undefined) return undefined;
    const marks = new CoverageCounters(counted.files, counted.changed);
    const compiled = emitCompiled(game, this.files(sources), variants, { marks });
    return { compiled, places: marks.places };
  }

  /** The tree of a file; an unchanged file is not parsed again. */
  parse(source: RulesFile): ParsedFile {
    const cached = this.parsed.get(source.path);
    if (cached?.source.text === source.text) return cached;
    const file = parseFile(source);
    this.parsed.set(source.path, file);
    return file;
  }

  private files(sources: readonly RulesFile[]): ParsedFile[] {
    return sources.map((source) => this.parse(source));
  }
}

/** Returns whether the texts are those of the cached entry. */
function isSame(before: readonly RulesFile[], now: readonly RulesFile[]): boolean {
  if (before === now) return true;
  return (
    before.length === now.length &&
    now.every(({ path, text }, i) => before[i]?.path === path && before[i]?.text === text)
  );
}

/** Leaves out the base game's examples, unless one of the variant continues from them. */
function withoutBaseExamples(rules: MergedRules): MergedRules {
  const { decls, foreign } = rules;
  const goesOn = decls.some(
    (decl) => decl.kind === "example" && !foreign.has(decl) && decl.after !== undefined,
  );
  if (goesOn) return rules;
  return { ...rules, decls: decls.filter((decl) => decl.kind !== "example" || !foreign.has(decl)) };
}
