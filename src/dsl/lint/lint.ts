// What a careful editor of a rulebook would ask about a game that is right: one file for each sort
// of question, and their order.

import type { Code } from "../diagnostics/catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { BudgetSpent, MAX_ANALYSIS_STEPS } from "../ir/budget.ts";
import type * as ir from "../ir/ir.ts";
import type { Mention } from "../source/references.ts";
import type { Rules } from "../variants/merge.ts";
import { copyGaps, outnumberedBoards } from "./checks/component-counts.ts";
import { constantConditions, neverReached, repeatedConditions } from "./checks/dead-code.ts";
import { neverDone, neverOffered, unheardEvents } from "./checks/dead-rules.ts";
import { provingNothing, unprovedChanges, unprovedRules } from "./checks/example-coverage.ts";
import { neverLying } from "./checks/piece-reachability.ts";
import { idleExceptions } from "./checks/redundant-exceptions.ts";
import { oddTexts } from "./checks/suspicious-texts.ts";
import { oddTables } from "./checks/table-lookups.ts";
import { unfitTexts } from "./checks/text-forms.ts";
import { looksOfNothing } from "./checks/unknown-looks.ts";
import {
  uncited,
  unfilledPlaces,
  unmentioned,
  unreadFields,
  unreadNumbers,
} from "./checks/unused-declarations.ts";
import { missingMembers, missingPieces } from "./checks/unused-kinds.ts";
import { unusedNames } from "./checks/unused-names.ts";
import { overdrawnZones } from "./checks/zone-overflow.ts";
import { type Check, Linted } from "./lint-context.ts";

export const checks: readonly Check[] = [
  copyGaps,
  overdrawnZones,
  outnumberedBoards,
  oddTables,
  unmentioned,
  unreadNumbers,
  unfilledPlaces,
  unreadFields,
  unusedNames,
  uncited,
  neverOffered,
  neverDone,
  unheardEvents,
  missingMembers,
  missingPieces,
  neverLying,
  idleExceptions,
  neverReached,
  constantConditions,
  repeatedConditions,
  oddTexts,
  unfitTexts,
  looksOfNothing,
  unprovedRules,
  provingNothing,
  unprovedChanges,
];

/**
 * Warnings that ask something of a declaration's author. Under a variant they are for what it adds:
 * examples of the game do not count there, and nobody has to answer each of its events.
 */
export const askedOfAuthors: ReadonlySet<Code> = new Set(["unproved", "never-answered"]);

/** The warnings about a game without errors, in the order of its files. */
export function lint(game: ir.Game, rules: Rules, mentions: readonly Mention[]): Diagnostic[] {
  const linted = new Linted(game, rules, mentions);
  runWithin(linted);
  const order = new Map(rules.files.map(({ span }, i) => [span.file, i]));
  const placeOf = ({ span }: Diagnostic) => order.get(span.file) ?? 0;
  return linted.diagnostics.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.span.start - b.span.start,
  );
}

/** All checks, as far as their budget reaches; where it ends is reported. */
function runWithin(linted: Linted): void {
  try {
    for (const check of checks) check(linted);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const { span = linted.game.flow.span } = error;
    linted.warn("too-much-to-reckon", span, { most: MAX_ANALYSIS_STEPS });
  }
}
