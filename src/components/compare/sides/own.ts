// The reader's own house rules: where they are stored, and which variants a text declares.

import type { Game, RulesFile } from "../../../dsl/index.ts";
import type { ComparisonStrings } from "../../../i18n/compare/strings.ts";

/** File name under which the reader's text is compiled. */
export const ownPath = "own.regel";

/** Returns the reader's text as a rules file. */
export function ownSource(text: string): RulesFile {
  return { path: ownPath, text };
}

/** Returns an example house rule, which increments the first named number of the rules. */
export function ownExampleOf(game: Game, { compare }: ComparisonStrings): string {
  const { meta } = game;
  const { de, en } = compare.ownName;
  const named = meta.values.find(({ type }) => type.kind === "number");
  const lines = [`variant mine of ${meta.id} {`, `  de "${de}" en "${en}"`];
  if (named !== undefined) {
    const state = game.start({ players: meta.players.min, seed: 1 });
    const { value } = game.valueOf(state, named.id, 0, []);
    lines.push(`  change ${named.id} from ${value} to ${value + 1}`);
  }
  return [...lines, "}", ""].join("\n");
}
