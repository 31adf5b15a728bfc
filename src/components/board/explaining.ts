// Source of explanations why an action is not possible.

import type { Explanation, State } from "../../dsl/index.ts";

/** Explains why an action is or is not possible: a game, or a client of one in a web worker. */
export interface ExplanationSource {
  explain(
    state: State,
    action: string,
    args: Readonly<Record<string, number>>,
  ): Explanation | Promise<Explanation>;
}
