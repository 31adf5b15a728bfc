// Lines above declarations: of examples whether they hold, with a way to play them again; of rules
// what shows and what changes them.

import type { CodeLens as LspLens } from "vscode-languageserver";
import { codeLenses, type TextLanguage } from "../dsl/index.ts";
import { type ExampleStatus, type ExampleStatuses, outcomeKey } from "./examples.ts";
import { listActiveVariants } from "./games.ts";
import { locations } from "./navigation.ts";
import type { FileOf } from "./structure.ts";
import { lspTexts } from "./texts.ts";

/** The command behind a lens; it is handed the address of the file and where the name of the example stands. */
export const runExampleCommand = "regel.runExample";

/** Shows places in the editor; what VS Code calls it, and other editors have learnt from there. */
const showCommand = "editor.action.showReferences";

/**
 * All lenses of a file; the outcomes are missing while examples are being played. Lenses of examples
 * carry their outcome as data.
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
      const arguments_ = [uri, range.start, locations(game, places)];
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
