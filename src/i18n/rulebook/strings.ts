// What a rulebook says around its chapters.

export interface RulebookStrings {
  readonly title: (game: string) => string;
  readonly description: (game: string) => string;
  readonly lead: string;
  readonly answers: string;
  /** What the version is called in which nothing is changed. */
  readonly original: string;
  readonly version: string;
  /** In front of what holds under one version alone. */
  readonly holdsIn: (version: string) => string;
  /** A mark on what is different under a version. */
  readonly differsIn: (version: string) => string;
  readonly sameIn: (version: string) => string;
  readonly notIn: (version: string) => string;
  /** Of examples. */
  readonly otherwiseIn: (version: string) => string;
  readonly absentIn: (version: string) => string;
  readonly linkTo: (title: string) => string;
  readonly linkCopied: string;
  readonly rules: string;
  readonly rulesLead: string;
  readonly exceptions: string;
  readonly insteadOf: (words: string, before: string) => string;
  readonly namedInstead: (name: string, before: string) => string;
  readonly gone: string;
  readonly related: string;
  readonly lines: string;
  readonly more: string;
  readonly otherLanguage: string;
  readonly booklet: {
    readonly link: string;
    readonly title: string;
    readonly contents: string;
    readonly chapter: string;
    readonly page: string;
    readonly unofficial: string;
  };
}
