// Starts the language server and connects the editor to it; everything else is the server's.

const { existsSync } = require("node:fs");
const { join } = require("node:path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** Called by the editor when the first file of rules is opened. */
async function activate() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
  const settings = vscode.workspace.getConfiguration("regel");
  const [command, ...args] = serverCommand(folder, settings.get("server"));
  const executable = { command, args, options: { cwd: folder } };
  client = new LanguageClient("regel", "Regelwerk", executable, {
    documentSelector: [{ scheme: "file", language: "regel" }],
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.regel") },
    initializationOptions: { language: settings.get("language") || vscode.env.language },
  });
  await client.start();
}

/** Called by the editor when it closes. */
function deactivate() {
  return client?.stop();
}

/** What the settings say, else the project's own server, else the one on the path. */
function serverCommand(folder, configured) {
  if (configured?.length > 0) return configured;
  const main = folder && join(folder, "src", "cli", "main.mjs");
  if (!main || !existsSync(main)) return ["regel", "lsp", "--stdio"];
  const ownNode = join(folder, "node_modules", ".bin", "node");
  return [existsSync(ownNode) ? ownNode : "node", main, "lsp", "--stdio"];
}

module.exports = { activate, deactivate };
