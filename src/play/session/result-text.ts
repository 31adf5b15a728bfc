// The result of a match in a sentence: who has won, and which line of the ranking has decided.

import type { DisplayGame, DisplayText, State } from "../../dsl/index.ts";
import { inBoth, joinList } from "./log-text.ts";

/** Renders who wins a match of several seats, and by which criterion. */
export function renderResult(
  game: Pick<DisplayGame, "meta" | "ranking" | "standing">,
  state: State,
  names: readonly string[],
): DisplayText {
  const winners = game.ranking(state)[0] ?? [];
  const decisive = findDecisiveLine(game.meta.ranking, game.standing(state));
  const criterion = game.meta.rankingCriteria[decisive];
  return inBoth((language) => {
    const who = joinList(
      winners.map((seat) => names[seat] ?? ""),
      language,
    );
    if (winners.length > 1) return tieWords(who, game.meta.ranking.length > 1)[language];
    if (criterion === undefined) return { de: `${who} gewinnt.`, en: `${who} wins.` }[language];
    if (language === "en") {
      const player = `the player who ${criterion.en}`;
      return decisive === 0
        ? `${who} wins: the win goes to ${player}.`
        : `${who} wins: the tie goes to ${player}.`;
    }
    return decisive === 0
      ? `${who} gewinnt: Es siegt, wer ${criterion.de}.`
      : `${who} gewinnt: Bei Gleichstand entscheidet, wer ${criterion.de}.`;
  });
}

function tieWords(who: string, hasTieBreaks: boolean): DisplayText {
  if (!hasTieBreaks) {
    return {
      de: `${who} teilen sich den Sieg: Sie sind gleichauf.`,
      en: `${who} share the win: they are level.`,
    };
  }
  return {
    de: `${who} teilen sich den Sieg: Auch in dem, was bei Gleichstand entscheidet, sind sie gleichauf.`,
    en: `${who} share the win: they are level in all that breaks ties, too.`,
  };
}

/** Returns the first line of a ranking after which a single seat is ahead, or -1 if none is. */
function findDecisiveLine(
  ranking: readonly ("most" | "fewest")[],
  standing: readonly (readonly number[])[],
): number {
  let level = [...standing.keys()];
  return ranking.findIndex((best, line) => {
    const values = level.map((seat) => standing[seat]?.[line] ?? 0);
    const top = best === "fewest" ? Math.min(...values) : Math.max(...values);
    level = level.filter((_, index) => values[index] === top);
    return level.length === 1;
  });
}
