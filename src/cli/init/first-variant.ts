// A first variant of any game: one number is changed, and an example shows it.

import {
  compileGame,
  format,
  IncrementalCompiler,
  loadGame,
  type RulesFile,
} from "../../dsl/index.ts";
import { namedNumbersOf, printVariant, type VariantBase } from "../../playground/templates.ts";
import { findDeclaredId, type GameFiles } from "../files.ts";
import { compileGameOrFail } from "../load-game.ts";
import type { Shell } from "../shell.ts";

/** Names in examples, for as many players as a game needs. */
const players = ["Anna", "Benno", "Clara", "Dario", "Elena", "Fabio", "Greta", "Hanno"];

/**
 * Returns the text of a variant that has no errors, and whose example passes: of the first number
 * of the rules for which that holds. `undefined` if there is none.
 */
export function createFirstVariant(
  shell: Shell,
  base: GameFiles,
  id: string,
  path: string,
): string | undefined {
  const game = loadGame(compileGameOrFail(shell, base));
  const names = players.slice(0, game.meta.players.min).join(", ");
  for (const first of namedNumbersOf(game)) {
    const raised = first.value + 1;
    const example = [
      "",
      `  example ${first.id}Is${raised} proves ${first.id} {`,
      `    de "Mit dieser Hausregel ist die Zahl ${raised}." en "With this house rule the number is ${raised}."`,
      `    given { players ${names} }`,
      `    then Anna has ${first.id} is ${raised}`,
      "  }",
    ];
    const variantOf: Omit<VariantBase, "folder"> = { id: findDeclaredId(base) ?? base.name, first };
    const formatted = format({ path, text: printVariant(id, variantOf, example) });
    if (!("text" in formatted)) continue;
    const { text } = formatted;
    if (isSound([...base.sources, { path, text }], id)) return text;
  }
  return undefined;
}

/** Returns whether a variant has neither errors nor warnings, and its examples pass. */
function isSound(sources: readonly RulesFile[], id: string): boolean {
  const { compiled } = compileGame(sources, [id]);
  if (compiled === undefined || new IncrementalCompiler().lint(sources, [id]).length > 0)
    return false;
  const game = loadGame(compiled);
  const own = game.meta.examples.filter((example) => example.own);
  return own.length > 0 && own.every((example) => game.runExample(example.id).passed);
}
