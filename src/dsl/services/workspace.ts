// The files of one game as tools look at them: what is asked for is worked out once.

import { NameIndex } from "../check/name-index.ts";
import { type Checked, Project } from "../compile.ts";
import type { Compiled } from "../runtime/load.ts";
import { positionAt, type Source } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import type { Parsed } from "../syntax/parse.ts";
import { type VariantDecl, variantsIn } from "../variants/catalogue.ts";

/** A place in a file. */
export interface Place {
  readonly file: string;
  readonly offset: number;
}

export class Workspace {
  readonly sources: readonly Source[];
  /** All files with their trees and tokens, in the order of the sources. */
  readonly parsed: readonly Parsed[];
  private readonly project: Project;
  private readonly known = new Map<string, unknown>();

  /** `project` is that of the files as they were: what has not changed is not read again. */
  constructor(sources: readonly Source[], project = new Project()) {
    this.sources = sources;
    this.project = project;
    this.parsed = sources.map((source) => project.parse(source));
  }

  /** The game without variants. */
  get checked(): Checked {
    return this.checkedWith([]);
  }

  get declarations(): readonly ast.Declared[] {
    return this.once("declarations", () => this.parsed.flatMap(({ ast }) => ast.decls));
  }

  /** All variants and readings. */
  get variants(): readonly VariantDecl[] {
    return this.once("variants", () => variantsIn(this.declarations));
  }

  /** The game under some variants. */
  checkedWith(variants: readonly string[]): Checked {
    const key = ["checked", ...variants].join(" ");
    return this.once(key, () => this.project.check(this.sources, variants));
  }

  /** The game under some variants as a program; nothing if there are errors. */
  compiled(variants: readonly string[]): Compiled | undefined {
    const key = ["compiled", ...variants].join(" ");
    return this.once(key, () => this.project.compile(this.sources, variants).compiled);
  }

  /** What names mean in the game and in all its variants. */
  get names(): NameIndex {
    return this.once("names", () => {
      const games = this.variants.map(({ id }) => this.checkedWith([id]));
      const all = [this.checked, ...games].map(({ names }) => names);
      const trees = this.parsed.map(({ ast }) => ast);
      return new NameIndex(this.sources, trees, () => all.flatMap(({ mentions }) => mentions));
    });
  }

  /** The name at a place; variants are only read if the game itself does not have it. */
  nameAt({ file, offset }: Place): ReturnType<NameIndex["at"]> {
    return this.checked.names.at(file, offset) ?? this.names.at(file, offset);
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

  private once<T>(key: string, work: () => T): T {
    if (!this.known.has(key)) this.known.set(key, work());
    return this.known.get(key) as T;
  }
}
