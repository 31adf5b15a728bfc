// The final scoring step by step: what each seat had before, then one source of points after the other.

import type { LogEntry, Meta } from "../../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { splitFinalScoring } from "../../../play/session/ledger-sections.ts";

/** A source of points, with the points of each seat. */
export interface FinalStep {
  readonly title: string;
  readonly points: readonly number[];
}

/** Returns what was scored after the last move, in the order of the rules. */
export function listFinalSteps(
  meta: Meta,
  entries: readonly LogEntry[],
  seats: number,
  language: SiteLanguage,
): FinalStep[] {
  return splitFinalScoring(meta, entries).flatMap(({ lines }) => {
    const byReason = Map.groupBy(lines, ({ reason }) => reason);
    return [...byReason].map(([reason, scored]) => ({
      title: capitalised(say(meta.reasons[reason]?.text ?? meta.title, language)),
      points: Array.from({ length: seats }, (_, seat) =>
        scored.reduce((sum, { player, points }) => sum + (player === seat ? points : 0), 0),
      ),
    }));
  });
}

/** Returns the points of each seat after some of the steps, counted back from the end. */
export function pointsAfter(
  scores: readonly number[],
  steps: readonly FinalStep[],
  count: number,
): number[] {
  const left = steps.slice(count);
  return scores.map((score, seat) =>
    left.reduce((sum, { points }) => sum - (points[seat] ?? 0), score),
  );
}
