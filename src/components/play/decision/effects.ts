// Immediate effects of a move for its player, computed on a copy up to the first chance event.
// What rules book outside of moves is no effect of it, nor is what others do; effects of other players' decisions that the player cannot know yet are not included.

import type { DisplayGame, DisplayNoun, LogEntry, State } from "../../../dsl/index.ts";
import { countNoun, type SiteLanguage } from "../../../i18n/language.ts";
import { ownEntries } from "../../../play/session/entry-sections.ts";
import { counterNoun } from "../../board/labels.ts";

/** Text of an effect: "−2 shells", "+7 points". */
export interface OptionEffect {
  readonly words: string;
  readonly isLoss: boolean;
  readonly amount: number;
  /** The counter that changes; without one it is the points. */
  readonly counter?: { readonly id: number; readonly index: number | undefined };
}

/** Returns the immediate effects of an option for its player. */
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
  const isSimultaneous = game.decision(state)?.atOnce !== undefined;
  return sums(game, isSimultaneous ? known : ownEntries(game, known), player, language);
}

/** Returns the changes of a player's counters and points in a log, one for each counter. */
export function sums(
  game: DisplayGame,
  entries: readonly LogEntry[],
  player: number,
  language: SiteLanguage,
): OptionEffect[] {
  const gains = new Map<DisplayNoun, Pick<OptionEffect, "amount" | "counter">>();
  const add = (noun: DisplayNoun | undefined, gain: Pick<OptionEffect, "amount" | "counter">) => {
    if (noun === undefined) return;
    gains.set(noun, { ...gain, amount: (gains.get(noun)?.amount ?? 0) + gain.amount });
  };
  for (const entry of entries) {
    if (entry.kind === "gain" && entry.player === player) {
      const { counter: id, index, amount } = entry;
      add(counterNoun(game.meta, id, index), { amount, counter: { id, index } });
    }
  }
  for (const entry of entries) {
    if (entry.kind === "score" && entry.player === player) {
      add(game.meta.points, { amount: entry.amount });
    }
  }
  return [...gains]
    .filter(([, { amount }]) => amount !== 0)
    .map(([noun, gain]) => ({ noun, ...gain }))
    .map(({ noun, amount, counter }) => ({
      ...{ amount, ...(counter && { counter }) },
      words: `${amount < 0 ? "−" : "+"}${countNoun(noun, Math.abs(amount), language)}`,
      isLoss: amount < 0,
    }));
}
