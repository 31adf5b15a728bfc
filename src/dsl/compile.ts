// The pipeline on one screen: text → tree → checked game → program.

import { check } from "./check/check.ts";
import { NameIndex } from "./check/name-index.ts";
import { emitMeta } from "./codegen/meta.ts";
import { emitProgram } from "./codegen/program.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type * as ir from "./ir/ir.ts";
import { lint } from "./lint/lint.ts";
import type { Compiled } from "./runtime/load.ts";
import { checksum } from "./runtime/save.ts";
import type { Mention } from "./source/mentions.ts";
import type { Source } from "./source/source.ts";
import type * as ast from "./syntax/ast.ts";
import { type Parsed, parse } from "./syntax/parse.ts";
import { variantsIn, withBases } from "./variants/catalogue.ts";
import { merge, type Rules } from "./variants/merge.ts";

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

interface Asked {
  readonly sources: readonly Source[];
  readonly variants: readonly string[];
  readonly answer: Checked;
}

/** The files of one game while they are edited: what has not changed is not read again. */
export class Project {
  private last: Asked | undefined;
  private readonly parsed = new Map<string, { readonly text: string; readonly result: Parsed }>();

  /** Reads and checks the files of one game, in order, with the variants that are to be in force. */
  check(sources: readonly Source[], variants: readonly string[] = []): Checked {
    if (this.last === undefined || !isSame(this.last, sources, variants))
      this.last = { sources, variants, answer: this.checked(sources, variants) };
    return this.last.answer;
  }

  private checked(sources: readonly Source[], variants: readonly string[]): Checked {
    const { syntax, rules } = this.rules(sources, variants);
    if (rules === undefined) {
      const names = () => check(sources, merge(this.trees(sources), variants)).mentions;
      return { diagnostics: syntax, game: undefined, names: this.index(sources, names) };
    }
    // Changes that do not fit have not been made; what follows from that would mislead.
    if (rules.diagnostics.length > 0) {
      const names = this.index(sources, () => check(sources, rules).mentions);
      return { diagnostics: [...syntax, ...rules.diagnostics], game: undefined, names };
    }
    const { diagnostics, game, mentions } = check(sources, rules);
    const names = this.index(sources, () => mentions);
    return { diagnostics: [...syntax, ...diagnostics], game, names };
  }

  /** What a careful editor would ask about a game without errors, as warnings. */
  lint(sources: readonly Source[], variants: readonly string[] = []): readonly Diagnostic[] {
    const { game, names } = this.check(sources, variants);
    const { rules } = this.rules(sources, variants);
    return game === undefined || rules === undefined ? [] : lint(game, rules, names.mentions);
  }

  /** The same about a game and all its variants, each by itself. */
  lintWithVariants(sources: readonly Source[]): readonly Diagnostic[] {
    const variants = this.check(sources).game?.variants.filter(({ isEmpty }) => !isEmpty) ?? [];
    return [[], ...variants.map(({ id }) => [id])].flatMap((chosen) => this.lint(sources, chosen));
  }

  /** The declarations in force; none where the parser could not read everything. */
  rules(
    sources: readonly Source[],
    variants: readonly string[],
  ): { readonly syntax: readonly Diagnostic[]; readonly rules: Rules | undefined } {
    const files = sources.map((source) => this.parse(source));
    const syntax = files.flatMap(({ diagnostics }) => diagnostics);
    // What the parser could not read is missing from the tree; complaints about that would mislead.
    if (syntax.some(({ severity }) => severity === "error")) return { syntax, rules: undefined };
    const trees = files.map(({ ast }) => ast);
    return { syntax, rules: merge(trees, variants) };
  }

  /** The compiled form of rules that have been merged already. */
  compileRules(sources: readonly Source[], rules: Rules): Result {
    const { diagnostics, game, mentions } = check(sources, rules);
    const names = this.index(sources, () => mentions);
    if (game === undefined) return { diagnostics, game, names, compiled: undefined };
    const program = emitProgram(game);
    const meta = emitMeta(game, program, sources, rulesHash([]));
    return { diagnostics, game, names, compiled: { meta, js: program.js } };
  }

  /** Compiles the files of one game. */
  compile(sources: readonly Source[], variants: readonly string[] = []): Result {
    const { diagnostics, game, names } = this.check(sources, variants);
    if (game === undefined) return { diagnostics, game, names, compiled: undefined };
    const program = emitProgram(game);
    const hash = rulesHash(this.textsInForce(sources, variants));
    return {
      diagnostics,
      game,
      names,
      compiled: { meta: emitMeta(game, program, sources, hash), js: program.js },
    };
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
  private index(sources: readonly Source[], mentions: () => readonly Mention[]): NameIndex {
    return new NameIndex(sources, this.trees(sources), mentions);
  }

  private parse(source: Source): Parsed {
    const known = this.parsed.get(source.path);
    if (known?.text === source.text) return known.result;
    const result = parse(source);
    this.parsed.set(source.path, { text: source.text, result });
    return result;
  }
}

/** Whether the same is asked once more: the same texts under the same variants. */
function isSame(last: Asked, sources: readonly Source[], variants: readonly string[]): boolean {
  return (
    last.sources.length === sources.length &&
    sources.every(({ path, text }, i) => {
      const before = last.sources[i];
      return before?.path === path && before.text === text;
    }) &&
    last.variants.join() === variants.join()
  );
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
