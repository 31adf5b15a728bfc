// What editors ask about a game, as plain data.

export { type Declaration, declarationsIn } from "../check/declarations.ts";
export { type CodeAction, fixAll, quickFixes } from "./code-actions.ts";
export { editsBetween } from "./edits-between.ts";
export { type FoldingRange, foldingRanges } from "./folding.ts";
export { selectionRanges } from "./selection.ts";
export {
  type SemanticToken,
  type SemanticTokenType,
  semanticTokens,
  semanticTokenTypes,
} from "./semantic-tokens.ts";
export {
  type DocumentSymbol,
  documentSymbols,
  type SymbolKind,
  workspaceSymbols,
} from "./symbols.ts";
export { type Place, Workspace } from "./workspace.ts";
