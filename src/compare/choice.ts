// How a choice of variants is called.

import type { Meta, Text } from "../dsl/index.ts";
import type { Sides } from "../play/compare/words.ts";

/** What a game is called without any variant. */
export const originalWords: Text = { de: "Original", en: "Original" };

/** "Original", "Yucata", "Yucata + Four storage spaces" */
export function choiceWords({ variants }: Meta, chosen: readonly string[]): Text {
  if (chosen.length === 0) return originalWords;
  const texts = chosen.map(
    (id) => variants.find((one) => one.id === id)?.text ?? { de: id, en: id },
  );
  return {
    de: texts.map(({ de }) => de).join(" + "),
    en: texts.map(({ en }) => en).join(" + "),
  };
}

/** Names for two games, by the variants in force. */
export function sidesOf(a: Meta, b: Meta): Sides {
  return { a: choiceWords(a, a.chosen), b: choiceWords(b, b.chosen) };
}
