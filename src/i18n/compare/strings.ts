// All texts of the comparison of variants; a language that lacks one does not compile.

export interface CompareStrings {
  readonly title: string;
  readonly heading: (game: string) => string;
  readonly description: (game: string) => string;
  readonly lead: string;
  readonly noScript: (usual: string) => string;
  readonly versus: (a: string, b: string) => string;
  /** The two sides of the choice. */
  readonly choice: string;
  readonly side: (letter: string) => string;
  readonly change: string;
  readonly swap: string;
  readonly original: string;
  readonly onlyOriginal: string;
  readonly openQuestions: string;
  readonly inForce: (answer: string) => string;
  readonly own: string;
  readonly ownTitle: string;
  readonly ownLead: string;
  readonly ownText: string;
  readonly ownUse: string;
  readonly ownStored: string;
  readonly ownNone: string;
  readonly ownName: { readonly de: string; readonly en: string };
  readonly noProblems: string;
  readonly problemAt: (line: number, file: string | undefined) => string;
  readonly problemsOf: (side: string) => string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  /** What is wrong with a link, and what is shown instead. */
  readonly links: {
    readonly version: (usual: string) => string;
    readonly broken: (usual: string) => string;
    readonly unknown: (usual: string) => string;
  };
  readonly working: string;
  readonly cancel: string;
  readonly cancelled: string;
  /** A house rule with more characters than a comparison takes. */
  readonly ownTooLong: (characters: number) => string;
  readonly failed: string;
  readonly done: (groups: string) => string;
  readonly groups: (count: number) => string;
  readonly same: (a: string, b: string) => string;
  readonly unplayable: string;
  readonly more: (count: number) => string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly changes: {
    readonly added: string;
    readonly removed: string;
    readonly changed: string;
  };
  readonly notThere: (side: string) => string;
  readonly numbers: string;
  readonly thing: string;
  readonly allLines: (count: number) => string;
  readonly showLines: string;
  readonly rulesOfGroup: (count: number) => string;
  readonly permalink: (title: string) => string;
  readonly examples: (count: number) => string;
  readonly example: string;
  readonly outcomes: {
    readonly holds: string;
    readonly fails: string;
    readonly absent: string;
  };
  readonly reach: string;
  readonly proving: (count: number) => string;
  readonly sections: string;
  readonly savedGames: string;
  /** The game that the play page keeps by itself. */
  readonly lastGame: string;
  readonly quarrels: string;
  readonly quarrel: (name: string, rules: string) => string;
  readonly morePartings: (count: number) => string;
  readonly witness: string;
  readonly witnessLead: (moves: number) => string;
  readonly witnessSetup: string;
  readonly noWitness: (games: number) => string;
  readonly onlySetup: string;
  readonly nextMove: (name: string, move: string) => string;
  readonly possible: (points: string) => string;
  readonly impossible: (reason: string) => string;
  readonly stepThrough: string;
  readonly loading: string;
  readonly steps: {
    readonly first: string;
    readonly back: string;
    readonly forward: string;
    readonly last: string;
    readonly at: (step: number, all: number) => string;
    readonly start: string;
    readonly group: string;
    readonly hint: string;
  };
  readonly gone: string;
  readonly alike: string;
  readonly partAfter: (moves: number) => string;
  readonly goOn: string;
  readonly goOnLead: string;
  readonly any: string;
  readonly choose: string;
  readonly play: string;
  readonly over: string;
  readonly nothingCommon: string;
  readonly noEffect: string;
  readonly onlyHere: string;
  readonly notHere: string;
  readonly wholeTable: string;
  readonly simulation: string;
  readonly simulationLead: string;
  readonly games: string;
  readonly bot: string;
  readonly options: string;
  readonly start: string;
  readonly simulating: (percent: number) => string;
  readonly slow: string;
  readonly result: (games: string, of: string) => string;
  readonly stopped: (games: string) => string;
  readonly tooFew: string;
  readonly noCommonPlayers: string;
  readonly outdated: string;
  readonly charts: {
    readonly scores: string;
    readonly course: string;
    readonly courseGap: string;
    readonly wins: string;
    readonly events: string;
    readonly taken: string;
    readonly reasons: string;
    readonly courseAxis: string;
    readonly pointsAxis: string;
    readonly moreInB: string;
    readonly pointsMore: string;
    readonly timesMore: string;
    readonly share: string;
    readonly table: string;
    readonly what: string;
    readonly difference: string;
    readonly between: string;
    readonly sure: string;
    readonly unsure: string;
    readonly intervals: string;
    readonly progress: (percent: string) => string;
    readonly describe: (title: string, count: number) => string;
  };
  readonly findings: {
    readonly sameScores: (games: string) => string;
    readonly sameAll: (games: string) => string;
    readonly more: (seat: string, points: string, side: string, from: string, to: string) => string;
    readonly fewer: (
      seat: string,
      points: string,
      side: string,
      from: string,
      to: string,
    ) => string;
    readonly noScores: (seats: string, from: string, to: string) => string;
    readonly earlier: (percent: string, points: string, side: string) => string;
    readonly winsMore: (seat: string, percent: string, side: string) => string;
    readonly noWins: string;
    readonly longer: (moves: string, side: string) => string;
    readonly sameLength: string;
    readonly nothingElse: string;
  };
}
