// What the page with measurements says; a language that lacks a text does not compile.

export interface BenchStrings {
  readonly title: string;
  readonly lead: string;
  /** What the link in the footer says. */
  readonly link: string;
  readonly start: string;
  readonly stop: string;
  readonly measuring: (what: string) => string;
  readonly done: string;
  readonly failed: string;
  readonly played: string;
  readonly columns: {
    readonly game: string;
    readonly games: string;
    readonly decisions: string;
    readonly plain: string;
  };
  readonly ofPlain: (percent: number) => string;
  readonly table: (players: number) => string;
  readonly others: string;
  readonly compile: string;
  readonly copy: string;
  readonly milliseconds: (n: string) => string;
  readonly nanoseconds: (n: string) => string;
  readonly note: string;
  readonly noScript: string;
}
