// All passes of the compiler behind the checker, in their order.
//
// A pass that is not required can be left out: the program plays the same games, with the same options in
// the same order and the same states, and is slower.

interface Pass {
  readonly name: string;
  /** The tree that it makes or makes better; `text` is JavaScript, which is written from the trees. */
  readonly stage: "lowered" | "frames" | "playouts" | "text";
  readonly does: string;
  readonly isRequired?: true;
  /** Only many random games gain by it; for a table or an example, programs are made sooner without. */
  readonly isForPlayouts?: true;
}

export const PASSES = [
  {
    name: "lowered",
    stage: "lowered",
    isRequired: true,
    does: "Rules become steps and values, with a choice point where a player decides.",
  },
  {
    name: "simplified-requirements",
    stage: "lowered",
    does: "Requirements are rewritten to compute less in inner loops; divisions become products.",
  },
  {
    name: "common-subexpressions",
    stage: "lowered",
    does: "What several requirements of a move compute alike is computed once.",
  },
  {
    name: "precomputed-picks",
    stage: "lowered",
    does: "Picks that conditions about boards decide before the game, such as the spaces ahead of another, are tables.",
  },
  {
    name: "threshold-tables",
    stage: "lowered",
    does: "Where a requirement is `left >= right` and the rules fix `right` for each pick, the set of legal picks is looked up in a table.",
  },
  {
    name: "hoisted-zones",
    stage: "lowered",
    does: "The distinct contents of a zone, with all that depends on them alone, are listed before the loops that pick from it.",
  },
  {
    name: "counted-first",
    stage: "lowered",
    does: "The count of a kind of piece on a grid is read before its spaces are searched for that kind.",
  },
  {
    name: "bit-sets",
    stage: "lowered",
    does: "The spaces of a grid that meet a condition are computed as bitboards, 32 spaces to a word.",
  },
  {
    name: "line-sets",
    stage: "lowered",
    does: "Whether one seat holds a whole line is tested with bitboards, one line at a time.",
  },
  {
    name: "unrolled-picks",
    stage: "lowered",
    isForPlayouts: true,
    does: "Picks over a few constant values are unrolled and options appended without branches, which avoids mispredictions.",
  },
  {
    name: "frames",
    stage: "frames",
    isRequired: true,
    does: "Rules in which a player decides become state machines over frames, with the program's entry points.",
  },
  {
    name: "direct-calls",
    stage: "frames",
    does: "A suspending rule is called on the host's stack by the rule that runs it, and returns to it unless a player must decide.",
  },
  {
    name: "playouts",
    stage: "playouts",
    isForPlayouts: true,
    does: "In random games no player decides, so the same rules become plain routines that draw an option at each choice point.",
  },
  {
    name: "counted-options",
    stage: "playouts",
    does: "Random games draw an option without listing all of them: sets are counted, and independent counts are multiplied.",
  },
  {
    name: "local-arrays",
    stage: "text",
    isForPlayouts: true,
    does: "A function with a loop binds its arrays to locals before the loop, where JavaScript engines infer their types.",
  },
] as const satisfies readonly Pass[];

type AnyPass = (typeof PASSES)[number];

/** A pass that can be left out. */
export type PassName = Exclude<AnyPass, { readonly isRequired: true }>["name"];

/** A pass behind which there is a code tree to be looked at. */
export type TreePassName = Exclude<AnyPass, { readonly stage: "text" }>["name"];

/** The trees of a program, in the order in which they are made. */
export type CodeStage = Exclude<AnyPass["stage"], "text">;

export const optionalPasses: readonly PassName[] = PASSES.flatMap((pass) =>
  "isRequired" in pass ? [] : [pass.name],
);

export const treePasses: readonly TreePassName[] = PASSES.flatMap((pass) =>
  pass.stage === "text" ? [] : [pass.name],
);

export const playoutPasses: readonly PassName[] = PASSES.flatMap((pass) =>
  "isForPlayouts" in pass ? [pass.name] : [],
);

/** The tree that a pass works on, and the passes that come after it. */
export function upToPass(name: TreePassName): {
  readonly stage: CodeStage;
  readonly without: readonly PassName[];
} {
  const index = PASSES.findIndex((pass) => pass.name === name);
  const pass = PASSES[index];
  if (pass === undefined || pass.stage === "text") throw new Error(`${name} has no code tree`);
  const after = new Set<string>(PASSES.slice(index + 1).map((later) => later.name));
  return { stage: pass.stage, without: optionalPasses.filter((later) => after.has(later)) };
}

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
