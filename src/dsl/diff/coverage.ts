// Assigns changed rules to the sentences of a variant that cover them.

import type { RuleSentence } from "../prose/rule.ts";
import type { RuleChange } from "./rule-diff.ts";

type Covering = Pick<RuleSentence, "covered">;

/**
 * Returns the first sentence that covers each changed rule; rules that none covers are left out. New
 * and removed rules that no sentence names go with those that refer to them: a helper, a reason, a
 * mark.
 */
export function coverChanges<C extends RuleChange, S extends Covering>(
  changes: readonly C[],
  sentences: readonly S[],
): ReadonlyMap<C, S> {
  const covering = new Map<C, S>();
  for (const change of changes) {
    const sentence = sentences.find(({ covered }) =>
      covered.some((path) => isPathWithin(change.path, path)),
    );
    if (sentence !== undefined) covering.set(change, sentence);
  }
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const change of changes) {
      if (covering.has(change) || change.change === "changed") continue;
      const user = changes.find(
        (one) => covering.has(one) && (one.b ?? one.a)?.refs.includes(change.path),
      );
      const sentence = user && covering.get(user);
      if (sentence === undefined) continue;
      covering.set(change, sentence);
      isGrowing = true;
    }
  }
  return covering;
}

/** Whether a path is another one or leads to a part of it. */
export function isPathWithin(path: string, owner: string): boolean {
  return path === owner || path.startsWith(`${owner}.`);
}
