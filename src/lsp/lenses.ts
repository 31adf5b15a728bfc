// Above every example: whether it holds, and a way to play it again.

import type { CodeLens } from "vscode-languageserver";
import type { Language } from "../dsl/index.ts";
import { declarationsIn } from "../dsl/index.ts";
import { uriOf } from "./convert.ts";
import { type Outcomes, outcomeKey } from "./examples.ts";
import type { FileOf } from "./structure.ts";
import { texts } from "./texts.ts";

/** The command behind a lens; it is handed the address of the file and where the name of the example stands. */
export const runExampleCommand = "regel.runExample";

/** A lens for each example of a file; the outcomes are missing while examples are being played. */
export function lensesOf(
  { game, file }: FileOf,
  outcomes: Outcomes | undefined,
  language: Language,
): CodeLens[] {
  const parsed = game.workspace.parsedAt(file);
  if (parsed === undefined) return [];
  const said = texts[language];
  const isSound = game.workspace.checked.game !== undefined;
  return declarationsIn([parsed.ast])
    .filter(({ kind }) => kind === "example")
    .map(({ name, span }) => {
      const outcome = outcomes?.get(outcomeKey(file, span.start));
      const pending = isSound && outcomes === undefined ? said.running : said.run;
      const title = outcome === undefined ? pending : outcome.passed ? said.passed : said.failed;
      return {
        range: game.places.range(span),
        command: {
          title: outcome?.problem === undefined ? title : `${title}: ${outcome.problem}`,
          command: runExampleCommand,
          arguments: [uriOf(file), span.start, name],
        },
      };
    });
}
