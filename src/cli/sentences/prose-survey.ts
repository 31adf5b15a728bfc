// What `regel prose --all` says at its end: how many rules players read in whose words, and the
// longest sentence among them.

import {
  countWords,
  type PlayerText,
  playerTextOf,
  type Rule,
  renderPlainText,
  splitSentences,
} from "../../dsl/index.ts";
import type { Shell } from "../shell.ts";

type Counts = Readonly<Record<PlayerText["kind"], number>>;

interface LongestSentence {
  readonly words: number;
  readonly game: string;
  readonly path: string;
  readonly text: string;
}

export interface ProseSurvey {
  readonly counts: Counts;
  readonly longest: LongestSentence | undefined;
}

export const emptySurvey: ProseSurvey = {
  counts: { authored: 0, generated: 0, void: 0, unworded: 0 },
  longest: undefined,
};

/** Returns the survey with the rules of one more game. */
export function surveyRules(
  survey: ProseSurvey,
  game: string,
  rules: readonly Rule[],
  language: Shell["language"],
): ProseSurvey {
  const counts = { ...survey.counts };
  let { longest } = survey;
  for (const rule of rules) {
    const { kind, blocks } = playerTextOf(rule, language);
    counts[kind] += 1;
    // The rest are lists of components and the sentences of the original.
    if (kind !== "authored" && kind !== "generated") continue;
    for (const text of blocks.flatMap((block) => splitSentences(renderPlainText(block.text)))) {
      const words = countWords(text);
      if (words > (longest?.words ?? 0)) longest = { words, game, path: rule.path, text };
    }
  }
  return { counts, longest };
}
