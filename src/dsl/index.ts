// The only door to the language.

export {
  type ChangeGroup,
  type Changes,
  type ComparedSide,
  changesBetween,
  conflictingVariants,
  editsOf,
  type VariantEdit,
} from "./changes.ts";
export { checkGame, compileGame, Project } from "./compile.ts";
export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { hint, type Language, message, renderDiagnostic } from "./diagnostics/render.ts";
export { type Difference, differences, type NumberChange } from "./diff/differences.ts";
export { markedWords, type Segment } from "./diff/words.ts";
export { printIr } from "./ir/print.ts";
export { type Block, type Inline, type Line, linesOf, plain } from "./prose/document.ts";
export { entryText, printProse, ruleText } from "./prose/print.ts";
export type { Entry, Rule, RuleKind } from "./prose/rule.ts";
export { rulesOf } from "./prose/rules-of.ts";
export type * from "./runtime/game.ts";
export { type Compiled, createGame, loadGame } from "./runtime/load.ts";
export type * from "./runtime/meta.ts";
export type * from "./runtime/meta-needs.ts";
export type * from "./runtime/meta-origins.ts";
export type * from "./runtime/meta-seats.ts";
export type * from "./runtime/meta-table.ts";
export { RuleError } from "./runtime/rule-error.ts";
export { nearest } from "./source/nearest.ts";
export { positionAt, type Source } from "./source/source.ts";
export { parse } from "./syntax/parse.ts";
export { printAst, printCst, printTokens } from "./syntax/print-tree.ts";
