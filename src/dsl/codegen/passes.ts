// What the compiler does so that programs run faster: each has a name and can be left out. Programs
// are the same games with and without any of them: same options in the same order, same states.

/** Every pass by its name, with what it does. */
export const PASSES = {
  "direct-calls":
    "A rule that may wait is called by the rule that does it, and comes back to it at once unless somebody is asked.",
  "straight-playouts":
    "Random playouts draw an option where somebody would be asked, and go on from there without leaving the rule.",
  "known-picks":
    "What can be picked is a table where rules about boards settle it before the game, such as the spaces ahead of another.",
} as const;

export type PassName = keyof typeof PASSES;

/** The passes that a program is made with: all but those left out. */
export class Passes {
  private readonly without: ReadonlySet<PassName>;

  constructor(without: readonly PassName[] = []) {
    this.without = new Set(without);
  }

  has(pass: PassName): boolean {
    return !this.without.has(pass);
  }
}
