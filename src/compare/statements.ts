// Assigns the differences of two sides to the sentences with which their variants tell them: one
// section of a comparison for each sentence, and one for what no sentence tells.

import {
  type CheckedGame,
  coverChanges,
  type Difference,
  type RuleSentence,
  rulesOf,
} from "../dsl/index.ts";

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

/** Splits the differences of a group by the first sentence that covers each. */
export function splitBySentence(
  differences: readonly Difference[],
  sentences: readonly SideSentence[],
): CoveredDifferences[] {
  const ofSides = sentences.map((one) => ({ covered: one.sentence.covered, one }));
  const covering = coverChanges(differences, ofSides);
  const order = [...sentences, undefined];
  return order.flatMap((sentence) => {
    const covered = differences.filter((one) => covering.get(one)?.one === sentence);
    return covered.length === 0 ? [] : [{ sentence, differences: covered }];
  });
}
