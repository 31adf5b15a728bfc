// Assigns the differences of two sides to the sentences with which their variants tell them: one
// section of a comparison for each sentence, and one for what no sentence tells.

import { type CheckedGame, type Difference, type RuleSentence, rulesOf } from "../dsl/index.ts";

/** A sentence of a variant that only one side has. */
export interface SideSentence {
  readonly side: "a" | "b";
  readonly sentence: RuleSentence;
}

/** Differences that one sentence tells, or that none does. */
interface CoveredDifferences {
  readonly sentence: SideSentence | undefined;
  readonly differences: readonly Difference[];
}

/** Returns the sentences about themselves of the variants that one side has and the other has not. */
export function sentencesOfSides(a: CheckedGame, b: CheckedGame): SideSentence[] {
  const own = (game: CheckedGame, other: CheckedGame, side: "a" | "b") =>
    rulesOf(game)
      .flatMap(({ sentences }) => sentences)
      .filter(({ about, variant }) => about === undefined && variant !== undefined)
      .filter(({ variant }) => !other.chosen.includes(variant ?? ""))
      .map((sentence) => ({ side, sentence }));
  return [...own(b, a, "b"), ...own(a, b, "a")];
}

/**
 * Splits the differences of a group by the first sentence that covers each. New rules that no
 * sentence names go with those that refer to them: a helper, a reason, a mark.
 */
export function splitBySentence(
  differences: readonly Difference[],
  sentences: readonly SideSentence[],
): CoveredDifferences[] {
  const telling = new Map<Difference, SideSentence>();
  for (const difference of differences) {
    const sentence = sentences.find(({ sentence: { covered } }) =>
      covered.some((path) => path === difference.path || difference.path.startsWith(`${path}.`)),
    );
    if (sentence !== undefined) telling.set(difference, sentence);
  }
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const difference of differences) {
      if (telling.has(difference) || difference.change === "changed") continue;
      const user = differences.find(
        (one) => telling.has(one) && (one.b ?? one.a)?.refs.includes(difference.path),
      );
      const sentence = user && telling.get(user);
      if (sentence === undefined) continue;
      telling.set(difference, sentence);
      isGrowing = true;
    }
  }
  const order = [...sentences, undefined];
  return order.flatMap((sentence) => {
    const covered = differences.filter((one) => telling.get(one) === sentence);
    return covered.length === 0 ? [] : [{ sentence, differences: covered }];
  });
}
