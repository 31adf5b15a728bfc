// The public API of the language.

export {
  type ChangeGroup,
  type ComparedSide,
  changesBetween,
  conflictingVariants,
  editsOf,
  type VariantEdit,
} from "./change-groups.ts";
export {
  checkGame,
  compileGame,
  leanProgram,
  matchProgram,
  optionalPasses,
  type PassName,
  playoutPasses,
  printCodeTree,
  treePasses,
} from "./compile.ts";
export type { DiagnosticCode } from "./diagnostics/catalog.ts";
export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { fixOf } from "./diagnostics/fixes.ts";
export { limitReports } from "./diagnostics/limited.ts";
export { printable } from "./diagnostics/render/columns.ts";
export {
  ansiPaint,
  hiddenText,
  hint,
  labelText,
  message,
  type Paint,
  renderDiagnostic,
  severityText,
  titleOf,
  topicText,
  why,
} from "./diagnostics/render/render.ts";
export { topics } from "./diagnostics/topics.ts";
export { coverChanges } from "./diff/coverage.ts";
export { longestCommonSubsequence } from "./diff/longest-common-subsequence.ts";
export {
  type Difference,
  differences,
  differencesIn,
} from "./diff/rule-diff.ts";
export { diffWords, type Segment } from "./diff/word-diff.ts";
export { linePattern } from "./editors/line.ts";
export { highlightOfScopes, scopeOf } from "./editors/scopes.ts";
export { textmateGrammar } from "./editors/textmate.ts";
export { format } from "./format/format.ts";
export { IncrementalCompiler, type InstrumentedProgram } from "./incremental-compiler.ts";
export type { Game as CheckedGame } from "./ir/ir.ts";
export { printIr } from "./ir/print.ts";
export { BINARY_OPS, type BinaryGroup, isInGroup, UNARY_OPS } from "./operators/operators.ts";
export { countWords, splitSentences } from "./prose/authored/sentence-length.ts";
export {
  type Inline,
  type Line,
  listProseLines,
  type ProseBlock,
  renderPlainText,
} from "./prose/document.ts";
export { exactReadingOf } from "./prose/exact-reading.ts";
export { isShownAsData, type PlayerText, playerTextOf } from "./prose/player-text.ts";
export { blocksText, entryText, printProse, ruleText } from "./prose/print.ts";
export { renderRankingCriteria } from "./prose/ranking-criteria.ts";
export type { Entry, Rule, RuleKind, RuleSentence } from "./prose/rule.ts";
export { findRule } from "./prose/rule.ts";
export { findEarlierReasons } from "./prose/rules/earlier-points.ts";
export { authoredSentences, rulesOf, rulesWithVariants } from "./prose/rules-of.ts";
export type { ForcedOutcome } from "./runtime/engine/instrumented-chance.ts";
export { RuleError } from "./runtime/engine/rule-error.ts";
export { problemText } from "./runtime/engine/rule-error-text.ts";
export type { GoalCondition } from "./runtime/examples/check-example-condition.ts";
export { goalOf } from "./runtime/examples/exercise.ts";
export { describeFault } from "./runtime/examples/illegal-move.ts";
export { type Compiled, importNames } from "./runtime/game/compiled-program.ts";
export type * from "./runtime/game/epilogue.ts";
export type * from "./runtime/game/game.ts";
export { loadGame, loadInstrumented } from "./runtime/game/load.ts";
export { formatCount, idOfValue } from "./runtime/game/notation.ts";
export {
  type PositionSnapshot,
  snapshotPosition,
} from "./runtime/game/position-snapshot.ts";
export type {
  ExampleFact,
  ExampleMeta,
  ExampleStep,
} from "./runtime/meta/examples.ts";
export type * from "./runtime/meta/log.ts";
export { titleIn } from "./runtime/meta/look-titles.ts";
export type * from "./runtime/meta/meta.ts";
export type * from "./runtime/meta/needs.ts";
export { type DeferredMeta, withoutTexts } from "./runtime/meta/partial-meta.ts";
export type * from "./runtime/meta/provenance.ts";
export type * from "./runtime/meta/seats.ts";
export type * from "./runtime/meta/table.ts";
export { isSameProgram } from "./same-program.ts";
export * from "./services/index.ts";
export { controlCharacters } from "./source/control-characters.ts";
export { applyEdits, type SourceEdit } from "./source/edit.ts";
export { groupBy } from "./source/group-by.ts";
export type { TextLanguage } from "./source/language.ts";
export { findNearest } from "./source/nearest.ts";
export { lineAt, positionAt, type RulesFile } from "./source/source.ts";
export type { Span } from "./source/span.ts";
export { LANGUAGE_VERSION } from "./source/version.ts";
export type * as ast from "./syntax/ast.ts";
export { type Parsed, parse, parseWithCst } from "./syntax/parse.ts";
export { printAst, printCst, printTokens } from "./syntax/print-tree.ts";
export { type ProductionPart, productions } from "./syntax/productions.ts";
export { type Highlight, vocabulary } from "./syntax/tokens.ts";
export { isSameGame, isSameWith, upgradeFile } from "./upgrade.ts";
export { variantsIn } from "./variants/catalogue.ts";
export { reportMissingBase } from "./variants/missing-base.ts";
export { listNamedParts, type NamedPart } from "./variants/named-parts.ts";
