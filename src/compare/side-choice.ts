// Display names of sets of variants.

import type { DisplayText, Meta } from "../dsl/index.ts";
import type { Sides } from "../play/compare/position-text.ts";

/** Name of a game without active variants. */
export const originalText: DisplayText = { de: "Original", en: "Original" };

/** Renders the active variants: "Original", "Calm sea", "Calm sea + “Yes: it is free”". */
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

/** Quotes a reading: it is a whole sentence, and is part of another one here. */
function quoted({ de, en }: DisplayText): DisplayText {
  return { de: `„${de.replace(/\.$/, "")}“`, en: `“${en.replace(/\.$/, "")}”` };
}

/** Returns the names of two games by their active variants. */
export function sidesOf(a: Meta, b: Meta): Sides {
  return { a: renderChosenVariants(a, a.chosen), b: renderChosenVariants(b, b.chosen) };
}
