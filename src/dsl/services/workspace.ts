// The workspace: the files of one game for editor services. Results are computed on demand and
// cached.

import { check } from "../check/check.ts";
import { NameIndex } from "../check/name-index.ts";
import { type Checked, playoutPasses } from "../compile.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { IncrementalCompiler } from "../incremental-compiler.ts";
import type { Rule } from "../prose/rule.ts";
import { rulesOf } from "../prose/rules-of.ts";
import type { Compiled } from "../runtime/game/compiled-program.ts";
import { countWhile } from "../source/count-while.ts";
import { groupBy } from "../source/group-by.ts";
import type { NameCandidate } from "../source/references.ts";
import { positionAt, type RulesFile } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { Parsed } from "../syntax/parse.ts";
import { declarationTitle } from "../variants/apply-edit.ts";
import { type VariantDecl, variantsIn } from "../variants/catalogue.ts";
import { merge } from "../variants/merge.ts";

/** A text position: file and offset. */
export interface TextPlace {
  readonly file: string;
  readonly offset: number;
}

export class Workspace {
  readonly sources: readonly RulesFile[];
  /** All files with their trees and tokens, in the order of the sources. */
  readonly parsed: readonly Parsed[];
  private readonly project: IncrementalCompiler;
  /** The files that are the author's, where not all are. */
  private readonly own: readonly string[] | undefined;
  private readonly known = new Map<string, unknown>();

  /**
   * `project` compiled the previous versions of the files: its cache is reused for unchanged ones.
   * If only the files `own` are the author's, only variants declared in them are checked.
   */
  constructor(
    sources: readonly RulesFile[],
    project = new IncrementalCompiler(),
    own?: readonly string[],
  ) {
    this.sources = sources;
    this.project = project;
    this.own = own;
    this.parsed = sources.map((source) => project.parse(source));
  }

  /** The game without variants. */
  get checked(): Checked {
    return this.checkedWith([]);
  }

  /** The game under some variants. */
  checkedWith(variants: readonly string[]): Checked {
    const key = ["checked", ...variants].join(" ");
    return this.once(key, () => this.project.check(this.sources, variants));
  }

  /** Returns the diagnostics of the game under some variants, sooner than all other results. */
  reportsUnder(variants: readonly string[]): readonly Diagnostic[] {
    const key = ["reports", ...variants].join(" ");
    return this.once(key, () => this.project.reports(this.sources, variants));
  }

  /** Returns the lint warnings about the game under some variants. */
  lintedWith(variants: readonly string[]): readonly Diagnostic[] {
    const key = ["linted", ...variants].join(" ");
    return this.once(key, () => this.project.lint(this.sources, variants));
  }

  /**
   * Returns the compiled game under some variants for running examples, or `undefined` if there are
   * errors.
   */
  compiled(variants: readonly string[]): Compiled | undefined {
    const key = ["compiled", ...variants].join(" ");
    const without = playoutPasses;
    return this.once(key, () => this.project.compile(this.sources, variants, { without }).compiled);
  }

  get declarations(): readonly ast.Declared[] {
    return this.once("declarations", () => this.parsed.flatMap(({ ast }) => ast.decls));
  }

  /** The declarations with a title: their name, the event of `when`, or else their keyword. */
  declarationsTitled(title: string): readonly ast.Declared[] {
    const byTitle = this.once("titles", () => groupBy(this.declarations, declarationTitle));
    return byTitle.get(title) ?? [];
  }

  /** Returns the declaration at the start of a span, or `undefined`. */
  declarationAt({ file, start }: Span): ast.Declared | undefined {
    const decls = this.parsedAt(file)?.ast.decls ?? [];
    const decl = decls[countWhile(decls, ({ span }) => span.start <= start) - 1];
    return decl !== undefined && start < decl.span.end ? decl : undefined;
  }

  /** All variants and readings. */
  get variants(): readonly VariantDecl[] {
    return this.once("variants", () => variantsIn(this.declarations));
  }

  /** Whether only a part of the files is the author's. */
  get isPartial(): boolean {
    return this.own !== undefined;
  }

  /** Whether these, or all, are the author's files. */
  isAbout(own: readonly string[] | undefined): boolean {
    return this.own?.join("\n") === own?.join("\n");
  }

  isOwn(file: string): boolean {
    return this.own?.includes(file) ?? true;
  }

  /** The variants and readings that the author's files declare. */
  get ownVariants(): readonly VariantDecl[] {
    return this.variants.filter(({ changes }) => this.isOwn(changes.span.file));
  }

  get ownDeclarations(): readonly ast.Declared[] {
    return this.declarations.filter(({ span }) => this.isOwn(span.file));
  }

  /** Returns a workspace with other texts, and with an empty cache. */
  withTexts(sources: readonly RulesFile[]): Workspace {
    return new Workspace(sources, new IncrementalCompiler(), this.own);
  }

  /** The name index of the game and all its variants. */
  get names(): NameIndex {
    return this.once("names", () => this.namesUnder(this.ownVariants));
  }

  /** What names mean in a file: in the game and in the variants that stand there. */
  namesIn(file: string): NameIndex {
    const own = this.variants.filter(
      ({ changes, question }) => question === undefined && changes.span.file === file,
    );
    if (own.length === 0) return this.checked.names;
    return this.once(`names in ${file}`, () => this.namesUnder(own));
  }

  private namesUnder(variants: readonly VariantDecl[]): NameIndex {
    const games = variants.map(({ id }) => this.checkedWith([id]));
    const all = [this.checked, ...games].map(({ names }) => names);
    const trees = this.parsed.map(({ ast }) => ast);
    return new NameIndex(this.sources, trees, () => ({
      mentions: all.flatMap(({ notes }) => notes.mentions),
      types: all.flatMap(({ notes }) => notes.types),
    }));
  }

  /** The rules of the game as prose; empty if it has errors. */
  get rules(): readonly Rule[] {
    return this.once("rules", () => (this.checked.game ? rulesOf(this.checked.game) : []));
  }

  /** The variants that change what a path names, or a part of it. */
  variantsChanging(path: string): VariantDecl[] {
    const byPath = this.once("changed paths", () => groupByKeys(this.variants, changedPaths));
    return [...(byPath.get(path) ?? [])];
  }

  /** The examples of the game that say they prove a rule. */
  examplesOf(name: string): ast.Example[] {
    const byName = this.once("proofs", () => groupByKeys(this.declarations, provenNames));
    return [...(byName.get(name) ?? [])].flatMap((decl) => (decl.kind === "example" ? [decl] : []));
  }

  /**
   * Returns the name at a position; other variants are only checked if the file itself does not
   * declare it.
   */
  nameAt({ file, offset }: TextPlace): ReturnType<NameIndex["at"]> {
    return this.namesIn(file).at(file, offset) ?? this.names.at(file, offset);
  }

  textOf(file: string): string {
    return this.sources.find(({ path }) => path === file)?.text ?? "";
  }

  textAt({ file, start, end }: Span): string {
    return this.textOf(file).slice(start, end);
  }

  parsedAt(file: string): Parsed | undefined {
    return this.parsed[this.sources.findIndex(({ path }) => path === file)];
  }

  /** The line on which a place lies, from 1. */
  lineOf({ file, start }: Span): number {
    return positionAt(this.textOf(file), start).line;
  }

  /**
   * Returns the names that would be valid at an offset of a file with another text. Only the
   * examples at that position are checked, and no result is cached.
   */
  trial(
    changed: RulesFile,
    parsed: Parsed,
    offset: number,
    variants: readonly string[],
  ): NameCandidate[] {
    const sources = this.sources.map((one) => (one.path === changed.path ? changed : one));
    const trees = this.sources.map(({ path }, i) =>
      path === changed.path ? parsed.ast : (this.parsed[i] ?? parsed).ast,
    );
    const isHere = ({ span }: ast.Node) =>
      span.file === changed.path && span.start <= offset && offset <= span.end;
    const files = withExamples(trees, isHere);
    const { gaps } = check(sources, merge(files, variants));
    return gaps
      .filter(({ at }) => at.file === changed.path && at.start === offset)
      .flatMap((gap) => gap.candidates());
  }

  private once<T>(key: string, work: () => T): T {
    if (!this.known.has(key)) this.known.set(key, work());
    return this.known.get(key) as T; // Each key belongs to one type of result.
  }
}

/** The files with no other examples than one, and those after which it goes on. */
function withExamples(files: readonly ast.File[], isHere: (part: ast.Node) => boolean): ast.File[] {
  const all = files.flatMap(({ decls }) => decls.filter((decl) => decl.kind === "example"));
  const needed = new Set<ast.Decl>(all.filter(isHere));
  for (const one of needed) {
    const after = one.kind === "example" ? one.after : undefined;
    if (after === undefined) continue;
    const before = all.filter(({ name }) => isHere(after) || name.text === after.text);
    for (const example of before) needed.add(example);
  }
  return files.map((file) => ({
    ...file,
    decls: file.decls.filter((decl) => decl.kind !== "example" || needed.has(decl)),
  }));
}

/** What an edit is about, with a full stop behind: `shark.placed.` */
function targetOf(edit: ast.Edit): string {
  if (edit.kind === "declare") return edit.isNew ? "" : declarationTitle(edit.decl);
  return edit.path.names.map(({ text }) => text).join(".");
}

/** The paths that the edits of a variant name, and those of what these belong to. */
function changedPaths({ changes }: VariantDecl): string[] {
  return changes.edits.flatMap((edit) => {
    const names = targetOf(edit).split(".");
    return names.map((_, i) => names.slice(0, i + 1).join("."));
  });
}

function provenNames(decl: ast.Declared): string[] {
  return decl.kind === "example" ? decl.proves.map(({ text }) => text) : [];
}

/** The items by each of their keys, in order, each once. */
function groupByKeys<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
): ReadonlyMap<string, ReadonlySet<T>> {
  const groups = new Map<string, Set<T>>();
  for (const item of items) {
    for (const key of keysOf(item)) groups.set(key, (groups.get(key) ?? new Set()).add(item));
  }
  return groups;
}
