// The pipeline on one screen: text → tree → checked game → program.

import { check } from "./check/check.ts";
import { NameIndex, type Notes } from "./check/name-index.ts";
import { Marks } from "./codegen/marks.ts";
import { emitMeta } from "./codegen/meta.ts";
import type { PassName } from "./codegen/passes.ts";
import { emitProgram } from "./codegen/program.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type * as ir from "./ir/ir.ts";
import { askedOfAuthors, lint } from "./lint/lint.ts";
import type { Compiled } from "./runtime/game/load.ts";
import { checksum } from "./runtime/game/save.ts";
import type { Source } from "./source/source.ts";
import type { Span } from "./source/span.ts";
import type * as ast from "./syntax/ast.ts";
import { isUnderstood, type Parsed, parse } from "./syntax/parse.ts";
import { atEdits, isWrittenIn } from "./variants/at-edits.ts";
import { variantsIn, withBases } from "./variants/catalogue.ts";
import { merge, type Rules } from "./variants/merge.ts";

export { forRandomGames, PASSES, type PassName } from "./codegen/passes.ts";

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** Only if there are no errors. */
  readonly game: ir.Game | undefined;
  /** What names mean, also where there are errors. */
  readonly names: NameIndex;
}

export interface Result extends Checked {
  /** Only if there are no errors. */
  readonly compiled: Compiled | undefined;
}

export interface CheckOptions {
  /** Which examples are read: under variants all, or theirs alone, which is faster. */
  readonly examples?: "all" | "own";
}

export interface CompileOptions extends CheckOptions {
  /** Passes of the compiler that make programs faster, to be left out. */
  readonly without?: readonly PassName[];
}

/** A game that counts, and the places that it counts, by number; `loadCounting` loads it. */
export interface Counting {
  readonly compiled: Compiled;
  readonly places: readonly Span[];
}

/** What was found out about the game under some variants. */
interface Answer extends Checked {
  readonly rules: Rules;
  /** Made of it already, by the passes left out. */
  readonly programs: Map<string, Compiled>;
}

/** What is known about some sources, by the variants in force. */
interface Known {
  readonly sources: readonly Source[];
  readonly answers: Map<string, Answer>;
  /** Without the examples that say nothing about these variants. */
  readonly soon: Map<string, Answer>;
}

/** Sets of files that are kept in mind: an author's, and those that they are set beside. */
const mostKnown = 3;

/** The files of one game while they are edited: what has not changed is not read again. */
export class Project {
  /** By the paths of the files, so that an edit takes the place of what was there before it. */
  private readonly known = new Map<string, Known>();
  private readonly parsed = new Map<string, { readonly text: string; readonly result: Parsed }>();

  /** Reads and checks the files of one game, in order, with the variants that are to be in force. */
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
    const answer = answers.get(key) ?? this.checked(sources, variants);
    answers.set(key, answer);
    return answer;
  }

  private about(sources: readonly Source[]): Known {
    const key = sources.map(({ path }) => path).join("\n");
    const before = this.known.get(key);
    const isKnown = before !== undefined && isSame(before.sources, sources);
    const now = isKnown ? before : { sources, answers: new Map(), soon: new Map() };
    // The last one asked about comes last.
    this.known.delete(key);
    this.known.set(key, now);
    const [oldest] = this.known.keys();
    if (this.known.size > mostKnown && oldest !== undefined) this.known.delete(oldest);
    return now;
  }

  /** What `check` reports, sooner. */
  reports(sources: readonly Source[], variants: readonly string[]): readonly Diagnostic[] {
    return this.soon(sources, variants).diagnostics;
  }

  /**
   * An answer that is there sooner: examples of the game say nothing about its variants, so where one
   * is in force they are not read.
   */
  private soon(sources: readonly Source[], variants: readonly string[]): Answer {
    const { answers, soon } = this.about(sources);
    const key = variants.join(" ");
    const answer =
      answers.get(key) ?? soon.get(key) ?? this.checked(sources, variants, withoutForeign);
    soon.set(key, answer);
    return answer;
  }

  private checked(
    sources: readonly Source[],
    variants: readonly string[],
    read = (rules: Rules) => rules,
  ): Answer {
    const syntax = sources.flatMap((source) => this.parse(source).diagnostics);
    const rules = read(merge(this.trees(sources), variants));
    const broken = [...syntax, ...rules.diagnostics];
    // What the parser could not read is missing from the tree, and changes that do not fit have not
    // been made; complaints about that would mislead. What names mean is asked for all the same.
    const isReadable = syntax.every(({ code }) => isUnderstood(code));
    if (!isReadable || rules.diagnostics.length > 0) {
      const names = this.index(sources, () => check(sources, rules));
      const diagnostics = isReadable ? broken : syntax;
      return { diagnostics, game: undefined, names, rules, programs: new Map() };
    }
    const { diagnostics, game, mentions, types } = check(sources, rules);
    const atTheirEdits =
      diagnostics.length === 0 || variants.length === 0
        ? diagnostics
        : atEdits(diagnostics, rules, reportedIn(this.answer(sources, []).diagnostics));
    return {
      diagnostics: [...syntax, ...atTheirEdits],
      game: syntax.length > 0 ? undefined : game,
      names: this.index(sources, () => ({ mentions, types })),
      rules,
      programs: new Map(),
    };
  }

  /** What a careful editor would ask about a game without errors, as warnings. */
  lint(sources: readonly Source[], variants: readonly string[] = []): readonly Diagnostic[] {
    const { game, names, rules } = this.answer(sources, variants);
    if (game === undefined) return [];
    const found = lint(game, rules, names.notes.mentions);
    if (variants.length === 0) return found;
    // The game has been looked at without them.
    const isOfBase = reportedIn(this.lint(sources));
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

  /** What is wrong with a game, or else with its variants, each by itself. */
  checkWithVariants(sources: readonly Source[]): readonly Diagnostic[] {
    const { diagnostics, game } = this.check(sources);
    if (game === undefined) return diagnostics;
    const real = game.variants.filter(({ isEmpty }) => !isEmpty);
    return [...diagnostics, ...real.flatMap(({ id }) => this.check(sources, [id]).diagnostics)];
  }

  /** The declarations in force; none where something is not written as it should be. */
  rules(
    sources: readonly Source[],
    variants: readonly string[],
  ): { readonly syntax: readonly Diagnostic[]; readonly rules: Rules | undefined } {
    const files = sources.map((source) => this.parse(source));
    const syntax = files.flatMap(({ diagnostics }) => diagnostics);
    if (syntax.length > 0) return { syntax, rules: undefined };
    const trees = files.map(({ ast }) => ast);
    return { syntax, rules: merge(trees, variants) };
  }

  /** The compiled form of rules that have been merged already. */
  compileRules(sources: readonly Source[], rules: Rules): Result {
    const { diagnostics, game, mentions, types } = check(sources, rules);
    const names = this.index(sources, () => ({ mentions, types }));
    if (game === undefined) return { diagnostics, game, names, compiled: undefined };
    const program = emitProgram(game);
    const meta = emitMeta(game, program, sources, rulesHash([]));
    return { diagnostics, game, names, compiled: { meta, js: program.js } };
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
    const compiled = programs.get(key) ?? this.compiled(game, sources, variants, { without });
    programs.set(key, compiled);
    return { diagnostics, game, names, compiled };
  }

  private compiled(
    game: ir.Game,
    sources: readonly Source[],
    variants: readonly string[],
    order: Parameters<typeof emitProgram>[1],
  ): Compiled {
    const program = emitProgram(game, order);
    const hash = rulesHash(this.textsInForce(sources, variants));
    return { meta: emitMeta(game, program, sources, hash), js: program.js };
  }

  /**
   * The same game, which counts how often what stands in some files is used, and rules that are
   * changed there, by their names. Nothing where there are errors.
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
    const compiled = this.compiled(game, sources, variants, { marks });
    return { compiled, places: marks.places };
  }

  /** The texts that decide how the game is played: its own files, and the variants in force. */
  private textsInForce(sources: readonly Source[], chosen: readonly string[]): string[] {
    const files = sources.map((source) => ({ source, tree: this.parse(source).ast }));
    const aside = new Set<string>(["variant", "question", "source"]);
    const own = files.filter(
      ({ tree }) => tree.decls.length === 0 || tree.decls.some(({ kind }) => !aside.has(kind)),
    );
    const texts = own.map(({ source }) => source.text);
    const all = variantsIn(files.flatMap(({ tree }) => tree.decls));
    for (const variant of withBases(all, chosen)) {
      const { file, start, end } = variant.changes.span;
      const text = sources.find(({ path }) => path === file)?.text ?? "";
      texts.push(text.slice(start, end));
    }
    return texts;
  }

  private trees(sources: readonly Source[]): ast.File[] {
    return sources.map((source) => this.parse(source).ast);
  }

  /** What names mean; put in order when it is asked for. */
  private index(sources: readonly Source[], notes: () => Notes): NameIndex {
    return new NameIndex(sources, this.trees(sources), notes);
  }

  /** The tree of a file; one that is known is not read again. */
  parse(source: Source): Parsed {
    const known = this.parsed.get(source.path);
    if (known?.text === source.text) return known.result;
    const result = parse(source);
    this.parsed.set(source.path, { text: source.text, result });
    return result;
  }
}

/** Whether a report is among others: of the same code, at the same place. */
function reportedIn(others: readonly Diagnostic[]): (diagnostic: Diagnostic) => boolean {
  return ({ code, span }) =>
    others.some(
      (other) =>
        other.code === code && other.span.file === span.file && other.span.start === span.start,
    );
}

/** Whether the same texts are asked about once more. */
function isSame(before: readonly Source[], now: readonly Source[]): boolean {
  if (before === now) return true;
  return (
    before.length === now.length &&
    now.every(({ path, text }, i) => before[i]?.path === path && before[i]?.text === text)
  );
}

/**
 * The program of a game that only plays on from positions: it cannot begin games nor say why not,
 * and keeps the conditions of the examples in some files. States are those of the whole program.
 */
export function leanProgram(game: ir.Game, keepsFile: (path: string) => boolean): string {
  return emitProgram(game, { lean: ({ span }) => keepsFile(span.file) }).js;
}

/** Reads and checks the files of one game, in order. */
export function checkGame(sources: readonly Source[], variants: readonly string[] = []): Checked {
  return new Project().check(sources, variants);
}

/** Compiles the files of one game, in order. */
export function compileGame(sources: readonly Source[], variants: readonly string[] = []): Result {
  return new Project().compile(sources, variants);
}

/** Names the rules: it changes with every byte of the texts. */
function rulesHash(texts: readonly string[]): string {
  const text = texts.join("\n");
  return checksum(text).padStart(7, "0") + checksum([...text].reverse().join("")).padStart(7, "0");
}

/** Without the examples of others, unless an own one goes on from them. */
function withoutForeign(rules: Rules): Rules {
  const { decls, foreign } = rules;
  const goesOn = decls.some(
    (decl) => decl.kind === "example" && !foreign.has(decl) && decl.after !== undefined,
  );
  if (goesOn) return rules;
  return { ...rules, decls: decls.filter((decl) => decl.kind !== "example" || !foreign.has(decl)) };
}
