// All texts of the scoring helper; a language that lacks one does not compile.

export interface ScoreStrings {
  readonly title: string;
  readonly description: (game: string) => string;
  readonly lead: string;
  readonly known: string;
  readonly noScript: string;
  readonly whose: string;
  readonly tapHint: string;
  readonly whatLies: (space: string) => string;
  readonly takeAway: string;
  /** Points of the game, before its end is scored. */
  readonly before: string;
  readonly beforeHint: string;
  readonly less: string;
  readonly more: string;
  readonly orderHint: string;
  readonly ahead: (name: string) => string;
  readonly entered: (what: string, name: string, points: number) => string;
  readonly result: string;
  /** In place of a result as long as there is none. */
  readonly empty: string;
  readonly nothingLeft: string;
  readonly why: string;
  readonly and: string;
  readonly isAhead: (name: string) => string;
  readonly areLevel: (names: string) => string;
  readonly rankingRule: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly clear: string;
  readonly restore: string;
}
