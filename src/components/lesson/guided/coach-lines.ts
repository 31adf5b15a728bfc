// The coach's explanations of a game, for building pages.

import { ruleText } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import { type GameName, siteGame } from "../../games/games.ts";
import { getRulebookData } from "../../rulebook/book.ts";
import { type CoachLine, listCoachLines } from "./coach.ts";

/** Returns the rules that the coach of a game explains, in words. */
export function coachLinesOf(game: GameName, language: SiteLanguage): CoachLine[] {
  const rules = [...getRulebookData(game).rules.values()];
  return listCoachLines(siteGame(game).game.meta, rules, language, ruleText);
}
