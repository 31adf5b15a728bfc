// Display names of sets of variants.

import type { DisplayText, Meta, TextLanguage } from "../dsl/index.ts";
import type { Sides } from "../play/compare/position-text.ts";

/** Name of a game without active variants. */
export const originalText: DisplayText = { de: "Original", en: "Original" };

/** Where the rules of a game without active variants hold. */
export const originallyText: DisplayText = { de: "im Original", en: "in the original" };

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

/**
 * Renders where the rules of a side hold, as part of a sentence: “in the original”, “with the variant
 * “Calm sea””, “with the reading “Yes: it is free””.
 */
export function renderWithin(
  { variants }: Pick<Meta, "variants">,
  chosen: readonly string[],
): DisplayText {
  if (chosen.length === 0) return originallyText;
  const found = chosen.map((id) => variants.find((one) => one.id === id));
  const names = chosen.map((id, i) => quoted(found[i]?.text ?? { de: id, en: id }));
  const isReading = found.every((one) => one?.question !== undefined);
  const list = (language: TextLanguage, and: string) => {
    const texts = names.map((name) => name[language]);
    const last = texts.at(-1) ?? "";
    return texts.length === 1 ? last : `${texts.slice(0, -1).join(", ")} ${and} ${last}`;
  };
  const { de, en } = isReading ? readingWords : variantWords;
  const number = names.length === 1 ? "one" : "many";
  return {
    de: `mit ${de[number]} ${list("de", "und")}`,
    en: `with ${en[number]} ${list("en", "and")}`,
  };
}

/** What variants and readings are called together. */
const variantWords = {
  de: { one: "der Variante", many: "den Varianten" },
  en: { one: "the variant", many: "the variants" },
};
const readingWords = {
  de: { one: "der Lesart", many: "den Lesarten" },
  en: { one: "the reading", many: "the readings" },
};

/** Quotes a reading: it is a whole sentence, and is part of another one here. */
function quoted({ de, en }: DisplayText): DisplayText {
  return { de: `„${de.replace(/\.$/, "")}“`, en: `“${en.replace(/\.$/, "")}”` };
}

/** Returns the names of two games by their active variants. */
export function sidesOf(a: Meta, b: Meta): Sides {
  const side = (meta: Meta) => ({
    name: renderChosenVariants(meta, meta.chosen),
    within: renderWithin(meta, meta.chosen),
  });
  return { a: side(a), b: side(b) };
}
