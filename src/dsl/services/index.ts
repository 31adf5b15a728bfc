// What editors ask about rules: plain functions over the files of a game, without protocol, files
// or screen. A language server and the playground call the same ones.

export { type Completion, completion } from "./completion.ts";
export type { Construct } from "./construct.ts";
export { constructOf, constructs } from "./constructs.ts";
export { type Hover, hover } from "./hover.ts";
export { type InlayHint, inlayHints } from "./inlay.ts";
export { type CodeLens, codeLenses } from "./lenses.ts";
export { definition, documentHighlights, references } from "./references.ts";
export { type Refusal, refusalText } from "./refusal.ts";
export { prepareRename, type Renaming, rename } from "./rename.ts";
export { type Signature, signatureHelp } from "./signature.ts";
export { type TextPlace, Workspace } from "./workspace.ts";
