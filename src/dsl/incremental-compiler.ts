// The compiler of an edited game: files and results that have not changed are taken from its cache.

import { Marks } from "./codegen/marks.ts";
import type { PassName } from "./codegen/passes.ts";
import {
  type Checked,
  checkFiles,
  emitCompiled,
  isReportedIn,
  mergeFiles,
  type ParsedFile,
  parseFile,
  type Result,
} from "./compile.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { askedOfAuthors, lint } from "./lint/lint.ts";
import type { Compiled } from "./runtime/game/load.ts";
import type { Source } from "./source/source.ts";
import type { Span } from "./source/span.ts";
import { atEdits, isWrittenIn } from "./variants/at-edits.ts";
import type { Rules } from "./variants/merge.ts";

export interface CheckOptions {
  /** Which examples are read: under variants all, or theirs alone, which is faster. */
  readonly examples?: "all" | "own";
}

export interface CompileOptions extends CheckOptions {
  /** Optimizations to be left out. */
  readonly without?: readonly PassName[];
}

/** An instrumented program and the spans that it counts, by number; `loadCounting` loads it. */
export interface Counting {
  readonly compiled: Compiled;
  readonly places: readonly Span[];
}

/** The result of checking a game under some variants. */
interface Answer extends Checked {
  readonly rules: Rules;
  /** Compiled forms by the optimizations left out. */
  readonly programs: Map<string, Compiled>;
}

/** The cached results for some sources, by the active variants. */
interface Known {
  readonly sources: readonly Source[];
  readonly answers: Map<string, Answer>;
  /** Without the base game's examples. */
  readonly soon: Map<string, Answer>;
}

/** Sets of files whose results are cached: an author's, and those that they are compared with. */
const maxCacheEntries = 3;

/** Compiles the files of a game while they are edited; unchanged files are not parsed again. */
export class Project {
  /** By the paths of the files, so that an edit replaces what was cached before it. */
  private readonly cache = new Map<string, Known>();
  private readonly parsed = new Map<string, ParsedFile>();

  /** Reads and checks the files of one game, in order, with the active variants. */
  check(
    sources: readonly Source[],
    variants: readonly string[] = [],
    { examples = "all" }: CheckOptions = {},
  ): Checked {
    return this.asked(sources, variants, examples);
  }

  private asked(
    sources: readonly Source[],
    variants: readonly string[],
    examples: "all" | "own",
  ): Answer {
    return examples === "all" ? this.answer(sources, variants) : this.soon(sources, variants);
  }

  private answer(sources: readonly Source[], variants: readonly string[]): Answer {
    const { answers } = this.about(sources);
    const key = variants.join(" ");
    const answer = answers.get(key) ?? this.compute(sources, variants);
    answers.set(key, answer);
    return answer;
  }

  private about(sources: readonly Source[]): Known {
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
  reports(sources: readonly Source[], variants: readonly string[]): readonly Diagnostic[] {
    return this.soon(sources, variants).diagnostics;
  }

  /** Quick check: skips the base game's examples while a variant is active, because they do not test variants. */
  private soon(sources: readonly Source[], variants: readonly string[]): Answer {
    const { answers, soon } = this.about(sources);
    const key = variants.join(" ");
    const answer =
      answers.get(key) ?? soon.get(key) ?? this.compute(sources, variants, withoutForeign);
    soon.set(key, answer);
    return answer;
  }

  private compute(
    sources: readonly Source[],
    variants: readonly string[],
    read = (rules: Rules) => rules,
  ): Answer {
    const files = this.files(sources);
    const rules = read(mergeFiles(files, variants));
    const base = () => this.answer(sources, []).diagnostics;
    const checked = checkFiles(files, rules, variants.length > 0 ? base : undefined);
    return { ...checked, rules, programs: new Map() };
  }

  /** Lint warnings about a game without errors. */
  lint(sources: readonly Source[], variants: readonly string[] = []): readonly Diagnostic[] {
    const { game, names, rules } = this.answer(sources, variants);
    if (game === undefined) return [];
    const found = lint(game, rules, names.notes.mentions);
    if (variants.length === 0) return found;
    // The base game has warnings of its own.
    const isOfBase = isReportedIn(this.lint(sources));
    const isWritten = isWrittenIn(rules.variants.filter(({ id }) => variants.includes(id)));
    const news = found.filter(
      (report) => isWritten(report) || !(askedOfAuthors.has(report.code) || isOfBase(report)),
    );
    return atEdits(news, rules, isOfBase);
  }

  /** The same about a game and all its variants, each by itself. */
  lintWithVariants(sources: readonly Source[]): readonly Diagnostic[] {
    const variants = this.check(sources).game?.variants.filter(({ isEmpty }) => !isEmpty) ?? [];
    return [[], ...variants.map(({ id }) => [id])].flatMap((chosen) => this.lint(sources, chosen));
  }

  /** The diagnostics of a game, or else of its variants, each by itself. */
  checkWithVariants(sources: readonly Source[]): readonly Diagnostic[] {
    const { diagnostics, game } = this.check(sources);
    if (game === undefined) return diagnostics;
    const real = game.variants.filter(({ isEmpty }) => !isEmpty);
    return [...diagnostics, ...real.flatMap(({ id }) => this.check(sources, [id]).diagnostics)];
  }

  /** The merged declarations; `undefined` if a file has syntax errors. */
  rules(
    sources: readonly Source[],
    variants: readonly string[],
  ): { readonly syntax: readonly Diagnostic[]; readonly rules: Rules | undefined } {
    const files = this.files(sources);
    const syntax = files.flatMap(({ diagnostics }) => diagnostics);
    return { syntax, rules: syntax.length > 0 ? undefined : mergeFiles(files, variants) };
  }

  /** Compiles merged declarations. */
  compileRules(sources: readonly Source[], rules: Rules): Result {
    const files = this.files(sources);
    const checked = checkFiles(files, rules);
    return { ...checked, compiled: checked.game && emitCompiled(checked.game, files, []) };
  }

  /** Compiles the files of one game. */
  compile(
    sources: readonly Source[],
    variants: readonly string[] = [],
    { without = [], examples = "all" }: CompileOptions = {},
  ): Result {
    const { diagnostics, game, names, programs } = this.asked(sources, variants, examples);
    if (game === undefined) return { diagnostics, game, names, compiled: undefined };
    const key = without.join(" ");
    const compiled =
      programs.get(key) ?? emitCompiled(game, this.files(sources), variants, { without });
    programs.set(key, compiled);
    return { diagnostics, game, names, compiled };
  }

  /**
   * The same game, which counts how often the declarations of some files are used, and the rules
   * changed there, by name. Returns `undefined` if there are errors.
   */
  compileCounting(
    sources: readonly Source[],
    variants: readonly string[],
    counted: {
      readonly files: ReadonlySet<string>;
      readonly changed: ReadonlyMap<string, Span>;
    },
  ): Counting | undefined {
    const { game } = this.soon(sources, variants);
    if (game === undefined) return undefined;
    const marks = new Marks(counted.files, counted.changed);
    const compiled = emitCompiled(game, this.files(sources), variants, { marks });
    return { compiled, places: marks.places };
  }

  /** The tree of a file; an unchanged file is not parsed again. */
  parse(source: Source): ParsedFile {
    const cached = this.parsed.get(source.path);
    if (cached?.source.text === source.text) return cached;
    const file = parseFile(source);
    this.parsed.set(source.path, file);
    return file;
  }

  private files(sources: readonly Source[]): ParsedFile[] {
    return sources.map((source) => this.parse(source));
  }
}

/** Returns whether the texts are those of the cached entry. */
function isSame(before: readonly Source[], now: readonly Source[]): boolean {
  if (before === now) return true;
  return (
    before.length === now.length &&
    now.every(({ path, text }, i) => before[i]?.path === path && before[i]?.text === text)
  );
}

/** Leaves out the base game's examples, unless one of the variant continues from them. */
function withoutForeign(rules: Rules): Rules {
  const { decls, foreign } = rules;
  const goesOn = decls.some(
    (decl) => decl.kind === "example" && !foreign.has(decl) && decl.after !== undefined,
  );
  if (goesOn) return rules;
  return { ...rules, decls: decls.filter((decl) => decl.kind !== "example" || !foreign.has(decl)) };
}
