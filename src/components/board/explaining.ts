// Whoever can be asked why something is not possible.

import type { Explanation, State } from "../../dsl/index.ts";

/** Says why an action is or is not possible: a game, or a way to ask one. */
export interface ExplanationSource {
  explain(
    state: State,
    action: string,
    args: Readonly<Record<string, number>>,
  ): Explanation | Promise<Explanation>;
}
