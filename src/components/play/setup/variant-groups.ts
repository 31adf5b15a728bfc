// Groups the variants of a game for the set-up: versions, house rules, readings.

import { originalText } from "../../../compare/side-choice.ts";
import type { Meta, VariantMeta } from "../../../dsl/index.ts";
import { type SiteLanguage, say } from "../../../i18n/language.ts";
import { playStringsOf } from "../../../i18n/play/strings.ts";

interface VariantGroups {
  /** Variants with a source that no other variant cites, such as a platform; they exclude each other. */
  readonly versions: readonly VariantMeta[];
  /** All others, such as those that share a collection as their source; they can be combined. */
  readonly house: readonly VariantMeta[];
}

/** Returns the versions and house rules of a game. */
export function variantGroups({ variants, cites }: Meta): VariantGroups {
  const whole = variants.filter(({ question }) => question === undefined);
  const documentsOf = (id: string) =>
    cites.filter(({ name }) => name === id).map(({ document }) => document);
  const isAlone = (variant: VariantMeta) => {
    const own = documentsOf(variant.id);
    const others = whole.filter((one) => one !== variant).flatMap(({ id }) => documentsOf(id));
    return own.length > 0 && !own.some((document) => others.includes(document));
  };
  return {
    versions: whole.filter(isAlone),
    house: whole.filter((variant) => !isAlone(variant)),
  };
}

/** Sorts picked ids into display order, so that equal choices have equal names. */
export function sortVariants(meta: Meta, picked: readonly string[]): string[] {
  const { versions, house } = variantGroups(meta);
  const all = [...versions, ...house, ...meta.variants.filter((one) => one.question !== undefined)];
  return all.filter(({ id }) => picked.includes(id)).map(({ id }) => id);
}

/** Returns the name of a choice: "Original", "Calm sea + Four boats + 2 other readings". */
export function renderPickedVariants(
  meta: Meta,
  picked: readonly string[],
  language: SiteLanguage,
): string {
  const { otherReadings } = playStringsOf(language).variants;
  const chosen = meta.variants.filter(({ id }) => picked.includes(id));
  const readings = chosen.filter(({ question }) => question !== undefined).length;
  const names = sortVariants(meta, picked).flatMap((id) => {
    const variant = chosen.find((one) => one.id === id);
    const isNamed = variant !== undefined && variant.question === undefined;
    return isNamed ? [say(variant.text, language)] : [];
  });
  if (readings > 0) names.push(otherReadings(readings));
  return names.length === 0 ? say(originalText, language) : names.join(" + ");
}
