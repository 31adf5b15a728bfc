// The language server: a thin rim between an editor and what the language can tell about games.

import {
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
} from "vscode-languageserver/node";
import {
  answerAboutMeaning,
  answerAboutReports,
  answerAboutStructure,
  answerWriters,
} from "./answers.ts";
import { pathOf } from "./convert.ts";
import { runExampleCommand } from "./lenses.ts";
import { State } from "./state.ts";
import { legend } from "./structure.ts";

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
  answerAboutMeaning(state);
  answerWriters(state);
  answerAboutReports(state);
  state.documents.listen(connection);
  connection.listen();
}

const initializeResult: InitializeResult = {
  serverInfo: { name: "regel" },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: false },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    signatureHelpProvider: { triggerCharacters: ["(", ","] },
    inlayHintProvider: true,
    completionProvider: { triggerCharacters: ["."], resolveProvider: true },
    renameProvider: { prepareProvider: true },
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
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
