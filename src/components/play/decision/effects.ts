// What a move brings its player at once, tried out on a copy, up to the first chance. What follows
// from decisions of others that the player does not know yet is not among it.

import type { DisplayGame, DisplayNoun, LogEntry, State } from "../../../dsl/index.ts";
import { countNoun, type SiteLanguage } from "../../../i18n/language.ts";
import { counterNoun } from "../../board/labels.ts";

/** "−2 shells", "+7 points" */
export interface OptionEffect {
  readonly words: string;
  readonly isLoss: boolean;
}

export function previewEffects(
  game: DisplayGame,
  state: State,
  option: number,
  language: SiteLanguage,
): OptionEffect[] {
  const player = game.decision(state)?.player ?? -1;
  const entries = game.preview(state, option);
  const chance = entries.findIndex(({ kind }) => kind === "chance");
  const known = chance < 0 ? entries : entries.slice(0, chance);
  return sums(game, known, player, language);
}

/** The changes of a player's counters and points in a list of events, each counter once. */
export function sums(
  game: DisplayGame,
  entries: readonly LogEntry[],
  player: number,
  language: SiteLanguage,
): OptionEffect[] {
  const gains = new Map<DisplayNoun, number>();
  const add = (noun: DisplayNoun | undefined, amount: number) => {
    if (noun !== undefined) gains.set(noun, (gains.get(noun) ?? 0) + amount);
  };
  for (const entry of entries) {
    if (entry.kind === "gain" && entry.player === player) {
      add(counterNoun(game.meta, entry.counter, entry.index), entry.amount);
    }
  }
  for (const entry of entries) {
    if (entry.kind === "score" && entry.player === player) add(game.meta.points, entry.amount);
  }
  return [...gains]
    .filter(([, amount]) => amount !== 0)
    .map(([noun, amount]) => ({
      words: `${amount < 0 ? "−" : "+"}${countNoun(noun, Math.abs(amount), language)}`,
      isLoss: amount < 0,
    }));
}
