// Optional optimizations of the compiler: each has a name and can be left out. Programs play the same
// games with and without any of them: same options in the same order, same states.

/** Every optimization by its name, with what it does. */
export const OPTIMIZATIONS = {
  "direct-calls":
    "A suspending rule is called on the host's stack by the rule that runs it, and returns to it unless a player must decide.",
  "direct-style-playouts":
    "In playouts no player decides, so suspending rules become plain functions that draw an option.",
  "counted-options":
    "Playouts draw an option without listing all of them: sets are counted, and independent counts are multiplied.",
  "threshold-tables":
    "Where a requirement is `left >= right` and the rules fix `right` for each pick, the set of legal picks is looked up in a table.",
  "precomputed-picks":
    "Picks that conditions about boards decide before the game, such as the spaces ahead of another, are tables.",
  "simplified-requirements":
    "Requirements are rewritten to compute less in inner loops; divisions become products.",
  "bit-sets":
    "The spaces of a grid that meet a condition are computed as bitboards, 32 spaces to a word.",
  "line-sets": "Whether one seat holds a whole line is tested with bitboards, one line at a time.",
  "counted-first":
    "The count of a kind of piece on a grid is read before its spaces are searched for that kind.",
  "hoisted-zones":
    "The distinct contents of a zone, with all that depends on them alone, are listed before the loops that pick from it.",
  "local-arrays":
    "A function with a loop binds its arrays to locals before the loop, where JavaScript engines infer their types.",
  "unrolled-picks":
    "Picks over a few constant values are unrolled and options appended without branches, which avoids mispredictions.",
} as const;

/** The stages of a program's code tree, in their order. */
export const CODE_STAGES = {
  lowered: "Rules as they are written, with a choice point where a player decides.",
  frames: "Suspending rules as state machines over frames, with the program's entry points.",
  playouts: "The same rules as plain routines that draw an option at each choice point.",
} as const;

export type CodeStage = keyof typeof CODE_STAGES;

export type PassName = keyof typeof OPTIMIZATIONS;

/** What only many random games gain by; for a table or an example, programs are made sooner without. */
export const playoutOptimizations: readonly PassName[] = [
  "direct-style-playouts",
  "local-arrays",
  "unrolled-picks",
];

/** The passes that a program is made with: all but those left out. */
export class Passes {
  private readonly without: ReadonlySet<PassName>;

  /** All passes but some. */
  constructor(without: readonly PassName[] = []) {
    this.without = new Set(without);
  }

  has(pass: PassName): boolean {
    return !this.without.has(pass);
  }
}
