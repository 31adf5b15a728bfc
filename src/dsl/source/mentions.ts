// What each name in the sources means, written down while the checker finds it out: cheap pushes
// there, and put in order when somebody asks (see check/name-index.ts).

import type { Span } from "./span.ts";

/** A name at a place, and the name of the declaration that it means. */
export interface Mention {
  /** The name, or the whole text in whose holes it stands. */
  readonly at: Span;
  /** Where the name of what is meant is declared, or another place where it is mentioned. */
  readonly of: Span;
  /** A field, which is found by its name in the declaration that has it. */
  readonly field: string | undefined;
}

/** The notes of one check. What is read once for each kind of a piece is noted as often. */
export class Mentions {
  readonly all: Mention[] = [];

  /** Notes what a name means; what is made up by the checker stands nowhere and is not noted. */
  note(at: Span, of: Span | undefined, field?: string): void {
    if (of !== undefined) this.all.push({ at, of, field });
  }
}
