// What a move brings its player at once, tried out on a copy, up to the first chance.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import { counted, type Language } from "../../i18n/language.ts";

/** "−2 workers", "+7 victory points" */
export function effectsOf(game: Game, state: State, option: number, language: Language): string[] {
  const player = game.decision(state)?.player;
  const entries: LogEntry[] = [];
  game.play(state.slice(), option, (entry) => entries.push(entry));
  const chance = entries.findIndex(({ kind }) => kind === "chance");
  const known = chance < 0 ? entries : entries.slice(0, chance);
  return sums(game, known, player ?? -1, language);
}

/** The changes of a player's counters and points in a list of events, each counter once. */
export function sums(
  game: Game,
  entries: readonly LogEntry[],
  player: number,
  language: Language,
): string[] {
  const gains = new Map<number, number>();
  let points = 0;
  for (const entry of entries) {
    if (entry.kind === "score" && entry.player === player) points += entry.amount;
    if (entry.kind === "gain" && entry.player === player) {
      gains.set(entry.counter, (gains.get(entry.counter) ?? 0) + entry.amount);
    }
  }
  const counters = [...gains].flatMap(([counter, amount]) => {
    const noun = game.meta.counters[counter]?.noun;
    return noun === undefined || amount === 0 ? [] : [signed(counted(noun, amount, language))];
  });
  return points === 0
    ? counters
    : [...counters, signed(counted(game.meta.points, points, language))];
}

function signed(words: string): string {
  return words.startsWith("-") ? `−${words.slice(1)}` : `+${words}`;
}
