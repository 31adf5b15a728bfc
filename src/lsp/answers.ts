// Registers the request handlers of the language server.

import type {
  CodeActionParams,
  DocumentRangeFormattingParams,
  InlayHintParams,
  ReferenceParams,
  RenameParams,
  SelectionRangeParams,
  SemanticTokensDeltaParams,
  SemanticTokensRangeParams,
  TextDocumentPositionParams,
} from "vscode-languageserver";
import { findFixes } from "./code-actions.ts";
import {
  completionsAt,
  formattedAt,
  renamableAt,
  renamedAt,
  resolveCompletion,
} from "./editing.ts";
import { lensesOf } from "./lenses.ts";
import {
  definitionsAt,
  findInlayHints,
  highlightsAt,
  hoverAt,
  referencesAt,
  signatureAt,
} from "./navigation.ts";
import { runExampleCommandAt } from "./run-example.ts";
import type { ServerState } from "./state.ts";
import { foldingOf, outlineOf, selectionsOf, symbolsIn } from "./structure.ts";

type At = TextDocumentPositionParams;

/** Registers the handlers of requests about meaning: hover, definitions and references. */
export function answerAboutMeaning(state: ServerState): void {
  const { connection } = state;
  connection.onHover(
    state.answer("textDocument/hover", (of, { position }: At) =>
      hoverAt(of, position, state.language),
    ),
  );
  connection.onDefinition(
    state.answer("textDocument/definition", (of, { position }: At) => definitionsAt(of, position)),
  );
  connection.onReferences(
    state.answer("textDocument/references", (of, { position, context }: ReferenceParams) =>
      referencesAt(of, position, context.includeDeclaration),
    ),
  );
  connection.onDocumentHighlight(
    state.answer("textDocument/documentHighlight", (of, { position }: At) =>
      highlightsAt(of, position),
    ),
  );
  connection.languages.inlayHint.on(
    state.answer("textDocument/inlayHint", (of, { range }: InlayHintParams) =>
      findInlayHints(of, range, state.language),
    ),
  );
}

/** Registers the handlers of requests while writing: completion, renaming, formatting. */
export function answerWriters(state: ServerState): void {
  const { connection } = state;
  connection.onCompletion(
    state.answer("textDocument/completion", (of, { position }: At) =>
      completionsAt(of, position, state.language, state.completionClient),
    ),
  );
  connection.onCompletionResolve(resolveCompletion);
  connection.onSignatureHelp(
    state.answer("textDocument/signatureHelp", (of, { position }: At) =>
      signatureAt(of, position, state.language),
    ),
  );
  connection.onDocumentFormatting(state.answer("textDocument/formatting", (of) => formattedAt(of)));
  connection.onDocumentRangeFormatting(
    state.answer("textDocument/rangeFormatting", (of, { range }: DocumentRangeFormattingParams) =>
      formattedAt(of, range),
    ),
  );
  connection.onPrepareRename(
    state.answer("textDocument/prepareRename", (of, { position }: At) =>
      renamableAt(of, position, state.language),
    ),
  );
  connection.onRenameRequest(
    state.answer("textDocument/rename", (of, { position, newName }: RenameParams) =>
      renamedAt(of, position, newName, state.language),
    ),
  );
}

/** Registers the handlers of requests about structure: outlines, folding, selections, colours. */
export function answerAboutStructure(state: ServerState): void {
  const { connection, colours } = state;
  connection.onDocumentSymbol(
    state.answer("textDocument/documentSymbol", (of) => outlineOf(of, state.language)),
  );
  connection.onWorkspaceSymbol(
    state.guarded("workspace/symbol", ({ query }) =>
      symbolsIn(
        state.folders.flatMap((folder) => state.games.under(folder)),
        query,
      ),
    ),
  );
  connection.onFoldingRanges(state.answer("textDocument/foldingRange", foldingOf));
  connection.onSelectionRanges(
    state.answer("textDocument/selectionRange", (of, params: SelectionRangeParams) =>
      selectionsOf(of, params.positions),
    ),
  );
  const { semanticTokens } = connection.languages;
  const none = { data: [] };
  const full = state.answer("semanticTokens/full", (of) => colours.full(of));
  const delta = state.answer("semanticTokens/delta", (of, params: SemanticTokensDeltaParams) =>
    colours.delta(of, params.previousResultId),
  );
  const range = state.answer("semanticTokens/range", (of, params: SemanticTokensRangeParams) =>
    colours.range(of, params.range.start.line, params.range.end.line),
  );
  semanticTokens.on((params) => full(params) ?? none);
  semanticTokens.onDelta((params) => delta(params) ?? none);
  semanticTokens.onRange((params) => range(params) ?? none);
}

/** Registers the handlers of requests for fixes, and for the status of examples. */
export function answerAboutReports(state: ServerState): void {
  const { connection, checking } = state;
  connection.onCodeAction(
    state.answer("textDocument/codeAction", (of, { range, context }: CodeActionParams) =>
      findFixes(of, range, checking.diagnosticsOf(of.game), state.reader, context.only),
    ),
  );
  connection.onCodeLens(
    state.answer("textDocument/codeLens", (of) =>
      lensesOf(of, checking.outcomesOf(of.game), state.language),
    ),
  );
  connection.onExecuteCommand(
    state.guarded("workspace/executeCommand", (params) => runExampleCommandAt(state, params)),
  );
}
