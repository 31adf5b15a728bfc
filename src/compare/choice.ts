// How a choice of variants is called.

import type { Meta, Text, VariantMeta } from "../dsl/index.ts";
import type { Sides } from "../play/compare/words.ts";

/** What a game is called without any variant. */
export const originalWords: Text = { de: "Original", en: "Original" };

/** "Original", "Yucata", "Yucata + “Yes: four storage spaces”" */
export function choiceWords({ variants }: Pick<Meta, "variants">, chosen: readonly string[]): Text {
  if (chosen.length === 0) return originalWords;
  const texts = chosen.map((id) => wordsOf(variants, id));
  return {
    de: texts.map(({ de }) => de).join(" + "),
    en: texts.map(({ en }) => en).join(" + "),
  };
}

/** Names for two games, by the variants in force. */
export function sidesOf(a: Meta, b: Meta): Sides {
  return { a: choiceWords(a, a.chosen), b: choiceWords(b, b.chosen) };
}

/** Readings are answers, whole sentences; inside of others they stand in quotation marks. */
function wordsOf(variants: readonly VariantMeta[], id: string): Text {
  const variant = variants.find((one) => one.id === id);
  if (variant === undefined) return { de: id, en: id };
  const { text, question } = variant;
  if (question === undefined) return text;
  const [de, en] = [text.de, text.en].map((words) => words.replace(/\.$/, ""));
  return { de: `„${de}“`, en: `“${en}”` };
}
