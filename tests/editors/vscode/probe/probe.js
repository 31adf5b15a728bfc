// An extension that looks at ours through the editor's own interface, as a person would by hand, and
// writes what it saw into `seen.json` of the folder that is open.

const { writeFileSync } = require("node:fs");
const { join } = require("node:path");
const vscode = require("vscode");

exports.activate = async () => {
  const folder = vscode.workspace.workspaceFolders[0].uri;
  const seen = {};
  try {
    await look(folder, seen);
  } catch (error) {
    seen.problem = String(error.stack);
  }
  writeFileSync(join(folder.fsPath, "seen.json"), JSON.stringify(seen));
};

async function look(folder, seen) {
  seen.editor = vscode.version;
  const { uri } = await open(vscode.Uri.joinPath(folder, "long-pig.regel"));
  const editor = await vscode.window.showTextDocument(uri);
  seen.language = editor.document.languageId;

  const [report] = await until(() => notEmpty(vscode.languages.getDiagnostics(uri)));
  const { code, message } = report;
  seen.report = { code: code.value, page: code.target?.toString(), message };

  const text = editor.document.getText();
  const at = (word) => editor.document.positionAt(text.indexOf(word));
  const ask = (command, ...words) => vscode.commands.executeCommand(command, uri, ...words);
  const remedies = await ask("vscode.executeCodeActionProvider", report.range);
  seen.remedies = remedies.map(({ title }) => title);
  const [remedy] = remedies.filter(({ edit }) => edit !== undefined);
  await vscode.workspace.applyEdit(remedy.edit);
  await until(() => (vscode.languages.getDiagnostics(uri).length === 0 ? true : undefined));
  seen.mended = editor.document.getText() !== text;

  const [hover] = await ask("vscode.executeHoverProvider", at("goal"));
  seen.hover = hover.contents.map(({ value }) => value).join("\n");
  const { items } = await ask("vscode.executeCompletionItemProvider", at("goal"));
  seen.completions = items.map(({ label }) => label.label ?? label);
  const [declared] = await ask("vscode.executeDefinitionProvider", at("goal"));
  seen.declaredIn = (declared.targetUri ?? declared.uri).path.split("/extension").at(-1);
  const { data } = await ask("vscode.provideDocumentSemanticTokens");
  seen.colouredNames = data.length / 5;

  const game = await open(vscode.Uri.joinPath(folder, "sticks.regel"));
  await vscode.window.showTextDocument(game);
  const lenses = await until(async () => {
    const found = await vscode.commands.executeCommand(
      "vscode.executeCodeLensProvider",
      game.uri,
      99,
    );
    const titles = found.map(({ command }) => command.title);
    return titles.some((title) => title.includes("✓")) ? found : undefined;
  });
  seen.lenses = lenses.map(({ command }) => command.title);
  const { command } = lenses.find(({ command: { command } }) => command.startsWith("editor."));
  await vscode.commands.executeCommand(command.command, ...command.arguments);
  seen.showsPlaces = true;
}

async function open(uri) {
  return await vscode.workspace.openTextDocument(uri);
}

function notEmpty(list) {
  return list.length > 0 ? list : undefined;
}

/** Asks again until there is an answer; who started the editor ends what never comes. */
async function until(answer) {
  for (;;) {
    const found = await answer();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
