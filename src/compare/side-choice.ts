// How a choice of variants is called.

import type { DisplayText, Meta } from "../dsl/index.ts";
import type { Sides } from "../play/compare/position-text.ts";

/** What a game is called without any variant. */
export const originalText: DisplayText = { de: "Original", en: "Original" };

/** "Original", "Calm sea", "Calm sea + “Yes: it is free”" */
export function renderChosenVariants(
  { variants }: Pick<Meta, "variants">,
  chosen: readonly string[],
): DisplayText {
  if (chosen.length === 0) return originalText;
  const texts = chosen.map((id) => {
    const variant = variants.find((one) => one.id === id);
    if (variant === undefined) return { de: id, en: id };
    return variant.question === undefined ? variant.text : quoted(variant.text);
  });
  return {
    de: texts.map(({ de }) => de).join(" + "),
    en: texts.map(({ en }) => en).join(" + "),
  };
}

/** A reading is an answer, a whole sentence: within others it stands in quotation marks. */
function quoted({ de, en }: DisplayText): DisplayText {
  return { de: `„${de.replace(/\.$/, "")}“`, en: `“${en.replace(/\.$/, "")}”` };
}

/** Names for two games, by the variants in force. */
export function sidesOf(a: Meta, b: Meta): Sides {
  return { a: renderChosenVariants(a, a.chosen), b: renderChosenVariants(b, b.chosen) };
}
