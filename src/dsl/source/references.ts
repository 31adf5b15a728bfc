// References and unresolved names, recorded while the checker resolves them: cheap pushes, indexed
// on first use (see check/name-index.ts).

import type { Span } from "./span.ts";

/** A reference: a name at a span, and the declaration that it resolves to. */
export interface NameReference {
  /** The span of the name, or of the whole text whose placeholder contains it. */
  readonly at: Span;
  /** The span of the declared name, or of another reference to it. */
  readonly of: Span;
  /** The name of a field, which is looked up in its declaration. */
  readonly field: string | undefined;
  /** Whether it stands in a placeholder of a text. */
  readonly isInText: boolean;
}

/** A candidate for a name at a position. */
export interface NameCandidate {
  readonly name: string;
  /** The keyword for its kind; `name` without a more specific one. */
  readonly kind: string;
  /** The span of its declaration, or `undefined` without one. */
  readonly span: Span | undefined;
  /** The source form of the type of its value, if it has one. */
  readonly type: string | undefined;
  /** Whether its value has the expected type. */
  readonly fits: boolean;
}

/** A span with an unresolved name, and the names that would be valid there. */
export interface UnresolvedName {
  readonly at: Span;
  candidates(): readonly NameCandidate[];
}

/**
 * The records of one check. Code that is checked once for each kind of a piece is recorded as
 * often.
 */
export class ReferenceCollector {
  readonly all: NameReference[] = [];
  readonly gaps: UnresolvedName[] = [];

  /** Records a reference; names made by the checker have no span and are not recorded. */
  note(at: Span, of: Span | undefined, field?: string): void {
    if (of !== undefined) this.all.push({ at, of, field, isInText: false });
  }

  /**
   * References recorded during `work` at the first of these spans of placeholders apply to all of
   * them.
   */
  inHoles<T>([first, ...others]: readonly Span[], work: () => T): T {
    const before = this.all.length;
    const result = work();
    for (const mention of this.all.splice(before)) {
      const { at } = mention;
      if (first === undefined || !isIn(at, first)) {
        this.all.push(mention);
        continue;
      }
      for (const { start } of [first, ...others]) {
        const shift = start - first.start;
        const place = { ...at, start: at.start + shift, end: at.end + shift };
        this.all.push({ ...mention, at: place, isInText: true });
      }
    }
    return result;
  }

  /** Records an unresolved name; its candidates are computed on demand. */
  gap(at: Span, candidates: () => readonly NameCandidate[]): void {
    this.gaps.push({ at, candidates });
  }

  /** Records an unresolved name whose candidates have no further details. */
  gapAmong(at: Span, names: readonly string[], kind = "name"): void {
    this.gap(at, () =>
      names.map((name) => ({ name, kind, span: undefined, type: undefined, fits: true })),
    );
  }
}

function isIn(at: Span, place: Span): boolean {
  return at.file === place.file && place.start <= at.start && at.end <= place.end;
}
