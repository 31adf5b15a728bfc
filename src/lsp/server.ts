// The language server: a thin rim between an editor and what the language can tell about games.

import {
  type CodeActionParams,
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  type SelectionRangeParams,
  type SemanticTokensDeltaParams,
  type SemanticTokensRangeParams,
  TextDocumentSyncKind,
} from "vscode-languageserver/node";
import { pathOf } from "./convert.ts";
import { lensesOf, runExampleCommand } from "./lenses.ts";
import { remediesAt } from "./remedies.ts";
import { runExample } from "./run-example.ts";
import { State } from "./state.ts";
import { foldingOf, legend, outlineOf, selectionsOf, symbolsIn } from "./structure.ts";

/** Serves one client over two streams, until it says goodbye or goes away; ends the process then. */
export function serve(input: NodeJS.ReadStream, output: NodeJS.WriteStream): void {
  const connection = createConnection(input, output);
  const state = new State(connection);
  connection.onInitialize((params) => {
    state.initialize(params);
    return initializeResult;
  });
  connection.onShutdown(() => state.checking.stop());
  followChanges(state);
  answerAboutStructure(state);
  answerAboutReports(state);
  state.documents.listen(connection);
  connection.listen();
}

const initializeResult: InitializeResult = {
  serverInfo: { name: "regel" },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: false },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    codeActionProvider: { codeActionKinds: ["quickfix", "source.fixAll"] },
    codeLensProvider: { resolveProvider: false },
    executeCommandProvider: { commands: [runExampleCommand] },
    semanticTokensProvider: { legend, full: { delta: true }, range: true },
  },
};

/** Asks the client to tell about files that change outside of it, if it can. */
function watchFiles({ connection, capabilities }: State): void {
  if (capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
  const watchers = [{ globPattern: "**/*.regel" }];
  connection.client
    .register(DidChangeWatchedFilesNotification.type, { watchers })
    // A client that is about to close may not answer any more.
    .catch(() => {});
}

function followChanges(state: State): void {
  const { connection, documents, checking } = state;
  const check = state.guarded("textDocument/didChange", checking.schedule.bind(checking));
  documents.onDidChangeContent(({ document }) => check(pathOf(document.uri)));
  documents.onDidClose(({ document }) => {
    state.colours.forget(pathOf(document.uri));
    check(pathOf(document.uri));
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) check(pathOf(uri));
  });
  connection.onInitialized(() => watchFolders(state));
}

/** Folders may come and go while the client is open. */
function watchFolders(state: State): void {
  watchFiles(state);
  if (state.capabilities.workspace?.workspaceFolders !== true) return;
  state.connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
    const gone = removed.map(({ uri }) => pathOf(uri));
    const kept = state.folders.filter((folder) => !gone.includes(folder));
    state.folders = [...kept, ...added.map(({ uri }) => pathOf(uri))];
  });
}

function answerAboutStructure(state: State): void {
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

function answerAboutReports(state: State): void {
  const { connection, checking } = state;
  connection.onCodeAction(
    state.answer("textDocument/codeAction", (of, { range, context }: CodeActionParams) =>
      remediesAt(of, range, checking.diagnosticsOf(of.game), state.language, context.only),
    ),
  );
  connection.onCodeLens(
    state.answer("textDocument/codeLens", (of) =>
      lensesOf(of, checking.outcomesOf(of.game), state.language),
    ),
  );
  connection.onExecuteCommand(
    state.guarded("workspace/executeCommand", (params) => runExample(state, params)),
  );
}
