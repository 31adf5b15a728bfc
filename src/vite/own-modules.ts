// The modules of ours that the modules of games import.

import { extname, join } from "node:path";
import { toSlashes } from "../files/games.ts";

/** Their places in the folder of the sources. */
export const ownModules = {
  bothLanguages: "dsl/runtime/game/explanations/both-languages",
  createGame: "dsl/runtime/game/create-game",
  createMatch: "dsl/runtime/game/create-match",
  exercise: "dsl/runtime/examples/exercise",
  explain: "dsl/runtime/game/explain",
  imports: "dsl/runtime/engine/imports",
  injectTexts: "dsl/runtime/meta/inject-texts",
  loadLanguage: "i18n/load-language",
  partialMeta: "dsl/runtime/meta/partial-meta",
  phrases: "i18n/phrases",
  tableGame: "dsl/runtime/game/table-game",
  wordings: "i18n/wordings",
} as const;

/** Returns the import specifier of one; it is TypeScript or JavaScript as this module is. */
export function own(name: keyof typeof ownModules): string {
  const file = `${ownModules[name]}${extname(import.meta.filename)}`;
  return JSON.stringify(toSlashes(join(import.meta.dirname, "..", file)));
}
