// Editor services: plain functions over the files of a game, without protocol, files or screen. A
// language server and the playground call the same ones.

export { type Declaration, declarationsIn } from "../check/declarations/collect-declarations.ts";
export type { Construct } from "./constructs/construct.ts";
export { constructOf, constructs } from "./constructs/constructs.ts";
export { type CodeLens, codeLenses } from "./display/code-lenses.ts";
export { type FoldingRange, foldingRanges } from "./display/folding.ts";
export { type Hover, hover } from "./display/hover.ts";
export { type InlayHint, inlayHints } from "./display/inlay-hints.ts";
export { selectionRanges } from "./display/selection-ranges.ts";
export {
  type SemanticToken,
  type SemanticTokenType,
  semanticTokens,
  semanticTokenTypes,
} from "./display/semantic-tokens.ts";
export { type CallSignature, signatureHelp } from "./display/signature-help.ts";
export { type CodeAction, fixAll, quickFixes } from "./editing/code-actions.ts";
export { type Completion, completion } from "./editing/completion.ts";
export { editsBetween } from "./editing/minimal-edits.ts";
export { prepareRename, type Renaming, rename } from "./editing/rename.ts";
export { type Refusal, refusalText } from "./editing/rename-refusal.ts";
export { definition, documentHighlights, references } from "./navigation/references.ts";
export {
  type DocumentSymbol,
  documentSymbols,
  type SymbolKind,
  workspaceSymbols,
} from "./navigation/symbols.ts";
export { type TextPlace, Workspace } from "./workspace.ts";
