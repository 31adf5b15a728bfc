// The rules of a game as the pages of its tiles need them, worked out once for all of these pages.

import { checkGame, type Rule, rulesOf } from "../../dsl/index.ts";
import type { Language } from "../../i18n/language.ts";
import { type GameName, games } from "../games/games.ts";
import { type Catalogue, catalogueOf } from "./catalogue.ts";
import { type RulesOfVariant, rulesOfVariants } from "./related.ts";

export interface TileTelling {
  readonly rules: readonly Rule[];
  readonly variants: readonly RulesOfVariant[];
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
}

const known = new Map<GameName, TileTelling>();

export function tellingOf(name: GameName): TileTelling {
  const found = known.get(name) ?? tell(name);
  known.set(name, found);
  return found;
}

function tell(name: GameName): TileTelling {
  const { game, sources } = games[name];
  const checked = checkGame(sources).game;
  if (checked === undefined) throw new Error(`The rules of ${name} have errors.`);
  return {
    rules: rulesOf(checked),
    variants: rulesOfVariants(game, sources),
    catalogues: { de: catalogueOf(game, checked, "de"), en: catalogueOf(game, checked, "en") },
  };
}
