// Code lenses: for examples, their status and a command that runs them; for rules, the related
// examples and variants.

import type { CodeLens as LspLens } from "vscode-languageserver";
import { codeLenses, type TextLanguage } from "../dsl/index.ts";
import { type ExampleStatus, type ExampleStatuses, outcomeKey } from "./examples.ts";
import { listActiveVariants } from "./games.ts";
import { toLocations } from "./navigation.ts";
import type { FileOf } from "./structure.ts";
import { lspTexts } from "./texts.ts";

/**
 * The command of an example's lens. Its arguments: URI of the file, position of the example's name.
 */
export const runExampleCommand = "regel.runExample";

/**
 * Shows a list of positions in the editor: a command of VS Code that other editors also support.
 */
const showCommand = "editor.action.showReferences";

/**
 * Returns all lenses of a file; without statuses while examples run. Lenses of examples carry their
 * status as data.
 */
export function lensesOf(
  { game, file }: FileOf,
  outcomes: ExampleStatuses | undefined,
  language: TextLanguage,
): LspLens[] {
  const said = lspTexts[language];
  const [first = []] = listActiveVariants(game);
  const isSound = game.workspace.checkedWith(first).game !== undefined;
  const pending = isSound && outcomes === undefined ? said.running : said.run;
  return codeLenses(game.workspace, file).map(({ kind, id, span, title, places }) => {
    const range = game.places.range(span);
    const uri = game.places.uriOf(file);
    if (kind !== "example") {
      const arguments_ = [uri, range.start, toLocations(game, places)];
      return {
        range,
        command: { title: title[language], command: showCommand, arguments: arguments_ },
      };
    }
    const outcome = outcomes?.get(outcomeKey(file, span.start));
    return {
      range,
      ...(outcome !== undefined && { data: outcome }),
      command: {
        title: outcome === undefined ? pending : outcomeText(outcome, language),
        command: runExampleCommand,
        arguments: [uri, span.start, id],
      },
    };
  });
}

function outcomeText({ passed, problem }: ExampleStatus, language: TextLanguage): string {
  const said = lspTexts[language];
  if (passed) return said.passed;
  return problem === undefined ? said.failed : `${said.failed}: ${problem}`;
}
