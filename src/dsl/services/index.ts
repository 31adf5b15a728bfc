// What editors ask about rules: plain functions over the files of a game, without protocol, files
// or screen. A language server and the playground call the same ones.

export { type Declaration, declarationsIn } from "../check/declarations/collect-declarations.ts";
export { type CodeAction, fixAll, quickFixes } from "./code-actions.ts";
export { type Completion, completion } from "./completion.ts";
export type { Construct } from "./construct.ts";
export { constructOf, constructs } from "./constructs.ts";
export { editsBetween } from "./edits-between.ts";
export { type FoldingRange, foldingRanges } from "./folding.ts";
export { type Hover, hover } from "./hover.ts";
export { type InlayHint, inlayHints } from "./inlay.ts";
export { type CodeLens, codeLenses } from "./lenses.ts";
export { definition, documentHighlights, references } from "./references.ts";
export { type Refusal, refusalText } from "./refusal.ts";
export { prepareRename, type Renaming, rename } from "./rename.ts";
export { selectionRanges } from "./selection.ts";
export {
  type SemanticToken,
  type SemanticTokenType,
  semanticTokens,
  semanticTokenTypes,
} from "./semantic-tokens.ts";
export { type Signature, signatureHelp } from "./signature.ts";
export {
  type DocumentSymbol,
  documentSymbols,
  type SymbolKind,
  workspaceSymbols,
} from "./symbols.ts";
export { type TextPlace, Workspace } from "./workspace.ts";
