// Lint: warnings about games without errors. One file per group of checks; `checks` fixes their
// order.

import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { BudgetSpent, MAX_ANALYSIS_STEPS } from "../ir/budget.ts";
import type * as ir from "../ir/ir.ts";
import type { NameReference } from "../source/references.ts";
import type { MergedRules } from "../variants/merge.ts";
import { checkBoardPieceCounts, checkSupplyGaps } from "./checks/component-counts.ts";
import {
  checkConstantConditions,
  checkRepeatedConditions,
  checkUnreachableStatements,
} from "./checks/dead-code.ts";
import {
  checkUncalledProcedures,
  checkUnhandledEvents,
  checkUnofferedActions,
} from "./checks/dead-rules.ts";
import {
  checkExamplesWithoutProof,
  checkUnprovedRules,
  checkUnprovedVariantEdits,
} from "./checks/example-coverage.ts";
import { checkLanguageVersion } from "./checks/older-language.ts";
import { checkUnreachablePieceRules } from "./checks/piece-reachability.ts";
import { checkRedundantExceptions } from "./checks/redundant-exceptions.ts";
import {
  checkMissingSentences,
  checkSentenceLengths,
  checkSentencePaths,
  checkUnchangedSentences,
  checkUntoldChanges,
  checkWrittenNumbers,
} from "./checks/sentences.ts";
import { checkSuspiciousTexts } from "./checks/suspicious-texts.ts";
import { checkTableLookups } from "./checks/table-lookups.ts";
import { unfitTexts } from "./checks/text-forms.ts";
import { checkThinRefusals } from "./checks/thin-refusals.ts";
import { checkUnknownLooks } from "./checks/unknown-looks.ts";
import {
  checkUncitedDocuments,
  checkUnfilledZones,
  checkUnreadFields,
  checkUnreadStorage,
  checkUnreferencedDeclarations,
} from "./checks/unused-declarations.ts";
import { checkUnusedMembers, checkUnusedPieces } from "./checks/unused-kinds.ts";
import { checkUnusedNames } from "./checks/unused-names.ts";
import { checkZoneOverflow } from "./checks/zone-overflow.ts";
import { type Check, LintContext } from "./lint-context.ts";

const checks: readonly Check[] = [
  checkLanguageVersion,
  checkSupplyGaps,
  checkZoneOverflow,
  checkBoardPieceCounts,
  checkTableLookups,
  checkUnreferencedDeclarations,
  checkUnreadStorage,
  checkUnfilledZones,
  checkUnreadFields,
  checkUnusedNames,
  checkUncitedDocuments,
  checkUnofferedActions,
  checkUncalledProcedures,
  checkUnhandledEvents,
  checkUnusedMembers,
  checkUnusedPieces,
  checkUnreachablePieceRules,
  checkRedundantExceptions,
  checkUnreachableStatements,
  checkConstantConditions,
  checkRepeatedConditions,
  checkSuspiciousTexts,
  unfitTexts,
  checkThinRefusals,
  checkUnknownLooks,
  checkUnprovedRules,
  checkExamplesWithoutProof,
  checkUnprovedVariantEdits,
  checkSentencePaths,
  checkUnchangedSentences,
  checkUntoldChanges,
  checkMissingSentences,
  checkWrittenNumbers,
  checkSentenceLengths,
];

/**
 * Warnings that require something from the author of a declaration. Under a variant they concern
 * what it adds: examples of the base game do not count there, and its events need no handlers.
 */
export const authorWarnings: ReadonlySet<DiagnosticCode> = new Set(["unproved", "never-answered"]);

/**
 * The warnings about a game without errors, in the order of its files. Under a single variant
 * `before` is the game that it changes.
 */
export function lint(
  game: ir.Game,
  rules: MergedRules,
  mentions: readonly NameReference[],
  before?: ir.Game,
): Diagnostic[] {
  const linted = new LintContext(game, rules, mentions, before);
  runWithin(linted);
  const order = new Map(rules.files.map(({ span }, i) => [span.file, i]));
  const placeOf = ({ span }: Diagnostic) => order.get(span.file) ?? 0;
  return linted.diagnostics.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.span.start - b.span.start,
  );
}

/** All checks, as far as their budget reaches; where it ends is reported. */
function runWithin(linted: LintContext): void {
  try {
    for (const check of checks) check(linted);
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const { span = linted.game.flow.span } = error;
    linted.warn("too-much-to-reckon", span, { most: MAX_ANALYSIS_STEPS });
  }
}
