// The names that rules reference; references in examples and looks do not count.

import { groupBy } from "../../source/group-by.ts";
import type { NameReference } from "../../source/references.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";

export class ReferencedNames {
  /** By file, where the names are declared that are mentioned. */
  private readonly places = new Map<string, Set<number>>();

  constructor(mentions: readonly NameReference[], decls: readonly ast.Declared[]) {
    const aside = new Aside(decls);
    for (const { at, of, field } of mentions) {
      if (field !== undefined || aside.has(at)) continue;
      const known = this.places.get(of.file);
      if (known === undefined) this.places.set(of.file, new Set([of.start]));
      else known.add(of.start);
    }
  }

  /** Whether a rule mentions what is declared by the name that stands there. */
  has({ file, start }: Span): boolean {
    return this.places.get(file)?.has(start) ?? false;
  }
}

/** The places of examples and looks. */
class Aside {
  private readonly byFile: ReadonlyMap<string, readonly Span[]>;

  constructor(decls: readonly ast.Declared[]) {
    const spans = decls.flatMap(({ kind, span }) =>
      kind === "example" || kind === "look" ? [span] : [],
    );
    const byFile = groupBy(spans, ({ file }) => file);
    for (const list of byFile.values()) list.sort((a, b) => a.start - b.start);
    this.byFile = byFile;
  }

  has({ file, start }: Span): boolean {
    const spans = this.byFile.get(file);
    if (spans === undefined) return false;
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const last = spans[low - 1];
    return last !== undefined && start < last.end;
  }
}
