// Localized texts of explanations. Texts from the rules come from `Meta`.

import type { DisplayNoun, DisplayText } from "../meta/meta.ts";

/** Replaces a value that does not exist in the position. */
export const NO_VALUE: DisplayText = { de: "–", en: "–" };

export const explanationText = {
  matchOver: { de: "Das Spiel ist zu Ende.", en: "The game is over." },
  notOffered: (name: DisplayText): DisplayText => ({
    de: `„${name.de}“ steht jetzt nicht zur Wahl.`,
    en: `“${name.en}” is not among your choices now.`,
  }),
  /** A number outside of its current range. */
  outOfRange: (value: number, from: number, to: number): DisplayText =>
    value > to
      ? { de: `Höchstens ${to}.`, en: `At most ${to}.` }
      : { de: `Mindestens ${from}.`, en: `At least ${from}.` },
  /** An element that cannot be picked; `zone` is where it would have to lie. */
  notSelectable: (zone: DisplayNoun | undefined): DisplayText =>
    zone === undefined
      ? { de: "Das steht hier nicht zur Wahl.", en: "That is not there to choose." }
      : {
          de: `Das liegt nicht bereit (${zone.de.one}).`,
          en: `That is not at hand (${zone.en.one}).`,
        },
  /** Adds how much of a counter is missing: "2 pearls more would do". */
  missingAmount: (text: DisplayText, lack: number, amount: DisplayText): DisplayText => ({
    de: `${text.de} Es ${lack === 1 ? "fehlt" : "fehlen"} noch ${amount.de}.`,
    en: `${text.en} ${amount.en} more would do.`,
  }),
  /** A need without a text of its own: its condition as written. */
  unmetCondition: (condition: string): DisplayText => ({
    de: `Nötig ist: ${condition}.`,
    en: `Needed: ${condition}.`,
  }),
  alternative: (option: DisplayText): DisplayText => ({
    de: `Möglich wäre: ${option.de}.`,
    en: `Possible instead: ${option.en}.`,
  }),
} as const;
