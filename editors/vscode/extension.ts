// Starts the language server and connects the editor to it; everything else is the server's.

import * as vscode from "vscode";
import { LanguageClient, type ServerOptions, TransportKind } from "vscode-languageclient/node";
import { withPlaces } from "./lens-places.ts";

let client: LanguageClient | undefined;
/** The last start or stop; each begins when the one before has ended. */
let last: Promise<void> = Promise.resolve();

/** Called by the editor when the first file of rules is opened. */
export function activate(context: vscode.ExtensionContext): Promise<void> {
  context.subscriptions.push(
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (!change.affectsConfiguration("regel")) return;
      last = last.then(stop).then(() => start(context));
    }),
  );
  last = start(context);
  return last;
}

/** Called by the editor when it closes. */
export function deactivate(): Promise<void> {
  return last.then(stop);
}

async function stop(): Promise<void> {
  await client?.stop();
  client = undefined;
}

async function start(context: vscode.ExtensionContext): Promise<void> {
  client = new LanguageClient("regel", "Regelwerk", serverOf(context), {
    documentSelector: [{ scheme: "file", language: "regel" }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.regel") },
    initializationOptions: { language: readingLanguage() },
    middleware: {
      provideCodeLenses: async (document, token, next) => withPlaces(await next(document, token)),
    },
  });
  try {
    await client.start();
  } catch {
    // The client has shown why, and a changed setting tries again.
    client = undefined;
  }
}

/** What the setting names, else the one that came with the extension, run by the editor's own Node. */
function serverOf(context: vscode.ExtensionContext): ServerOptions {
  const [command, ...args] = readServerCommand();
  if (command === undefined) {
    return {
      module: context.asAbsolutePath("lib/server/server.mjs"),
      transport: TransportKind.stdio,
    };
  }
  const cwd = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  return { command, args, options: cwd === undefined ? {} : { cwd } };
}

function readServerCommand(): readonly string[] {
  return vscode.workspace.getConfiguration("regel").get<readonly string[]>("server") ?? [];
}

/** That of the setting, else that of the editor: German or English. */
function readingLanguage(): "de" | "en" {
  const chosen = vscode.workspace.getConfiguration("regel").get<string>("language");
  return (chosen || vscode.env.language).startsWith("de") ? "de" : "en";
}
