// The reader's own house rules: where they are stored, and which variants a text declares.

import type { Game, RulesFile } from "../../../dsl/index.ts";
import type { ComparisonStrings } from "../../../i18n/compare/strings.ts";

/** File name under which the reader's text is compiled. */
export const ownPath = "own.regel";

export interface StoredRules {
  readonly name: string;
  readonly text: string;
}

/** Storage key under which other pages save the reader's rules. */
const storage = "regelwerk:own-variants";

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

/** Returns the rules that other pages have saved; empty if they cannot be read. */
export function loadStoredRules(): StoredRules[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storage) ?? "[]");
    return Array.isArray(found) ? found.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is StoredRules {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "text" in value &&
    typeof value.text === "string"
  );
}
