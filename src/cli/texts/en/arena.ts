// English texts of `regel arena` and `regel learn`.

import { pluralize } from "../pluralize.ts";

export const arenaEn = {
  needsBots: "`--bots` names two or more different bots, for example `--bots search:1000,greedy`.",
  alone: (others: boolean): string =>
    others
      ? "Alone nobody can be beaten: `--players 2` seats two."
      : "The game is for one player: nobody can be beaten in it.",
  head: ["bot", "wins", "95%", "Elo", "95%", "points", "deviation", "least", "most"],
  learning: (games: string, points: string) =>
    `after ${pluralize(games, "game", "games")}: ${points} points a seat`,
  learned: (path: string) => `What was learned is in \`${path}\`.`,
};

export type ArenaTexts = typeof arenaEn;
