// German texts of `regel arena` and `regel learn`.

import type { ArenaTexts } from "../en/arena.ts";
import { pluralize } from "../pluralize.ts";

export const arenaDe: ArenaTexts = {
  needsBots:
    "`--bots` nennt zwei oder mehr verschiedene Bots, zum Beispiel `--bots search:1000,greedy`.",
  alone: (others) =>
    others
      ? "Allein lässt sich niemand schlagen: `--players 2` besetzt zwei Plätze."
      : "Das Spiel ist für eine Person: Darin lässt sich niemand schlagen.",
  head: ["Bot", "Siege", "95 %", "Elo", "95 %", "Punkte", "Streuung", "wenigste", "meiste"],
  learning: (games, points) =>
    `nach ${pluralize(games, "Partie", "Partien")}: ${points} Punkte je Platz`,
  learned: (path) => `Das Gelernte steht in \`${path}\`.`,
};
