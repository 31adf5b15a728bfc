// What the compiler does so that programs run faster: each has a name and can be left out. Programs
// are the same games with and without any of them: same options in the same order, same states.

/** Every pass by its name, with what it does. */
export const OPTIMIZATIONS = {
  "direct-calls":
    "A rule that may wait is called by the rule that does it, and comes back to it at once unless somebody is asked.",
  "straight-playouts":
    "In random playouts nobody is asked, so rules that would wait for somebody are plain functions in which an option is drawn.",
  "counted-options":
    "Random playouts draw from what can be picked without listing it: sets are counted, and what is independent multiplied.",
  "reach-tables":
    "What can be picked where a number must be large enough is looked up, where the rules alone say how large for which pick.",
  "known-picks":
    "What can be picked is a table where rules about boards settle it before the game, such as the spaces ahead of another.",
  algebra:
    "Requirements are rewritten so that less is worked out in inner loops, and divisions become products.",
  "bit-sets":
    "Which spaces of a grid meet a condition is worked out with sets of bits, 32 spaces at a time.",
  "line-sets": "Whether somebody holds all of a line is asked of sets of bits, a line at a time.",
  "counted-first":
    "Before spaces are searched for a kind of piece, the count of it on the grid is looked at.",
  gathering:
    "What lies in a zone is listed once before the loops in which it is picked again and again, with all that depends on it alone.",
  "local-arrays":
    "A function with a loop names the arrays that it uses before the loop, where engines learn what they are.",
  "unrolled-picks":
    "Of a few values each is listed in turn, and stays if it can be picked: without a loop, and without branches that could not be foretold.",
} as const;

/** What the code tree of a program goes through, in this order, with what is there then. */
export const CODE_STAGES = {
  lowered: "Rules as they are written: where a player is asked, they have a choice point.",
  frames: "Rules that wait, cut into steps of frames, and the doors from decision to decision.",
  playouts: "The same rules as plain routines in which options are drawn.",
} as const;

export type CodeStage = keyof typeof CODE_STAGES;

export type PassName = keyof typeof OPTIMIZATIONS;

/** What only many random games gain by; for a table or an example, programs are made sooner without. */
export const playoutOptimizations: readonly PassName[] = [
  "straight-playouts",
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
