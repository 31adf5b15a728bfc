// The only door to the language.

export {
  type ChangeGroup,
  type Changes,
  type ComparedSide,
  changesBetween,
  conflictingVariants,
  editsOf,
  type VariantEdit,
} from "./change-groups.ts";
export {
  checkGame,
  compileGame,
  forRandomGames,
  leanProgram,
  PASSES,
  type PassName,
} from "./compile.ts";
export type { Code } from "./diagnostics/catalog.ts";
export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { fixOf } from "./diagnostics/fixes.ts";
export { limitReports } from "./diagnostics/limited.ts";
export { printable } from "./diagnostics/render/columns.ts";
export {
  ansiPaint,
  hiddenText,
  hint,
  type Language,
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
export { inCommon } from "./diff/longest-common-subsequence.ts";
export {
  type Difference,
  differences,
  differencesIn,
  type NumberChange,
} from "./diff/rule-diff.ts";
export { markedWords, type Segment } from "./diff/word-diff.ts";
export { linePattern } from "./editors/line.ts";
export { highlightOfScopes, scopeOf } from "./editors/scopes.ts";
export { textmateGrammar } from "./editors/textmate.ts";
export { type Formatted, format } from "./format/format.ts";
export { type Counting, Project } from "./incremental-compiler.ts";
export { printIr } from "./ir/print.ts";
export { type Block, type Inline, type Line, linesOf, plain } from "./prose/document.ts";
export { entryText, printProse, ruleText } from "./prose/print.ts";
export type { Entry, Rule, RuleKind } from "./prose/rule.ts";
export { rulesOf } from "./prose/rules-of.ts";
export type { Forced } from "./runtime/engine/instrumented-chance.ts";
export { RuleError } from "./runtime/engine/rule-error.ts";
export { problemText } from "./runtime/engine/rule-error-text.ts";
export type { GoalCondition } from "./runtime/examples/check-example-condition.ts";
export { goalOf } from "./runtime/examples/exercise.ts";
export type * from "./runtime/game/epilogue.ts";
export type * from "./runtime/game/game.ts";
export {
  type Compiled,
  calledNames,
  createGame,
  loadCounting,
  loadGame,
} from "./runtime/game/load.ts";
export { formatCount, idOfValue } from "./runtime/game/notation.ts";
export { type Picture, type PicturedGame, pictureOf } from "./runtime/game/position-snapshot.ts";
export type {
  ExampleCondition,
  ExampleFact,
  ExampleMeta,
  ExampleStep,
} from "./runtime/meta/examples.ts";
export { titleIn } from "./runtime/meta/look-titles.ts";
export type * from "./runtime/meta/meta.ts";
export type * from "./runtime/meta/needs.ts";
export { type MetaRest, withoutTexts } from "./runtime/meta/partial-meta.ts";
export type * from "./runtime/meta/provenance.ts";
export type * from "./runtime/meta/seats.ts";
export type * from "./runtime/meta/table.ts";
export * from "./services/index.ts";
export { hidden } from "./source/control-characters.ts";
export { applyEdits, type Edit } from "./source/edit.ts";
export { nearest } from "./source/nearest.ts";
export { lineAt, positionAt, type Source } from "./source/source.ts";
export type { Span } from "./source/span.ts";
export type * as ast from "./syntax/ast.ts";
export { type Parsed, parse } from "./syntax/parse.ts";
export { printAst, printCst, printTokens } from "./syntax/print-tree.ts";
export { type Part, productions } from "./syntax/productions.ts";
export { type Highlight, vocabulary } from "./syntax/tokens.ts";
export { variantsIn } from "./variants/catalogue.ts";
export { type Part as NamedPart, partsOf } from "./variants/named-parts.ts";
