// The language server: connects the protocol with the language's services.

import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
} from "vscode-languageserver";
import {
  answerAboutMeaning,
  answerAboutReports,
  answerAboutStructure,
  answerWriters,
} from "./answers.ts";
import type { Host } from "./host.ts";
import { runExampleCommand } from "./lenses.ts";
import { ServerState } from "./state.ts";
import { legend } from "./structure.ts";

/** Serves one client. */
export function serve(connection: Connection, host: Host): ServerState {
  const state = new ServerState(connection, host);
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
  return state;
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

/** Asks the client to report external changes of files, if it supports that. */
function watchFiles({ connection, capabilities }: ServerState): void {
  if (capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
  const watchers = [{ globPattern: "**/*.regel" }, { globPattern: "**/regel.json" }];
  connection.client
    .register(DidChangeWatchedFilesNotification.type, { watchers })
    // A client that is closing may not answer.
    .catch(() => {});
}

function followChanges(state: ServerState): void {
  const { connection, documents, checking } = state;
  const check = state.guarded("textDocument/didChange", (file: string) => {
    if (file.endsWith(".regel") || !state.host.files.isStored(file)) checking.schedule(file);
    for (const variant of state.games.variantsBesides(file)) checking.schedule(variant);
  });
  documents.onDidChangeContent(({ document }) => check(state.pathOf(document.uri)));
  documents.onDidClose(({ document }) => {
    state.colours.forget(state.pathOf(document.uri));
    check(state.pathOf(document.uri));
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) check(state.pathOf(uri));
  });
  connection.onInitialized(() => watchFolders(state));
}

/** Tracks workspace folders that are added or removed. */
function watchFolders(state: ServerState): void {
  watchFiles(state);
  if (state.capabilities.workspace?.workspaceFolders !== true) return;
  state.connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
    const gone = removed.map(({ uri }) => state.pathOf(uri));
    const kept = state.folders.filter((folder) => !gone.includes(folder));
    state.folders = [...kept, ...added.map(({ uri }) => state.pathOf(uri))];
  });
}
