// What each name in the sources means, written down while the checker finds it out: cheap pushes
// there, and put in order when somebody asks (see check/name-index.ts).

import type { Span } from "./span.ts";

/** A name at a place, and the name of the declaration that it means. */
export interface NameReference {
  /** The name, or the whole text in whose holes it stands. */
  readonly at: Span;
  /** Where the name of what is meant is declared, or another place where it is mentioned. */
  readonly of: Span;
  /** A field, which is found by its name in the declaration that has it. */
  readonly field: string | undefined;
  /** Whether it stands in the hole of a text. */
  readonly isInText: boolean;
}

/** A name that might stand in a place. */
export interface NameCandidate {
  readonly name: string;
  /** The word of the language for what it is; `name` where that is all there is to say. */
  readonly kind: string;
  /** Where it is declared, if somebody has declared it. */
  readonly span: Span | undefined;
  /** The type of its value as an author would write it, where it has one. */
  readonly type: string | undefined;
  /** Whether its value is of the type that is asked for. */
  readonly fits: boolean;
}

/** A place with a name that means nothing, and the names that would mean something there. */
export interface UnresolvedName {
  readonly at: Span;
  candidates(): readonly NameCandidate[];
}

/** The notes of one check. What is read once for each kind of a piece is noted as often. */
export class ReferenceCollector {
  readonly all: NameReference[] = [];
  readonly gaps: UnresolvedName[] = [];

  /** Notes what a name means; what is made up by the checker stands nowhere and is not noted. */
  note(at: Span, of: Span | undefined, field?: string): void {
    if (of !== undefined) this.all.push({ at, of, field, isInText: false });
  }

  /** What is noted meanwhile at the first of these places, holes of texts, holds for all of them. */
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

  /** Notes that a name means nothing; what would is worked out only if somebody asks. */
  gap(at: Span, candidates: () => readonly NameCandidate[]): void {
    this.gaps.push({ at, candidates });
  }

  /** The same for names of which nothing more is to be said. */
  gapAmong(at: Span, names: readonly string[], kind = "name"): void {
    this.gap(at, () =>
      names.map((name) => ({ name, kind, span: undefined, type: undefined, fits: true })),
    );
  }
}

function isIn(at: Span, place: Span): boolean {
  return at.file === place.file && place.start <= at.start && at.end <= place.end;
}
