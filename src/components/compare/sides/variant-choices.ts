// The variants of a game and the readings of its open questions, as a comparison offers them.

import { renderChosenVariants } from "../../../compare/side-choice.ts";
import type { Meta, VariantMeta } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";
import { variantGroups } from "../../play/setup/variant-groups.ts";

interface VariantChoice {
  readonly id: string;
  readonly text: string;
  /** Name in combinations: a reading is a sentence and is quoted. */
  readonly name: string;
}

export interface VariantChoices {
  /** The id of the game. */
  readonly game: string;
  /** Versions exclude each other. */
  readonly versions: readonly VariantChoice[];
  readonly house: readonly VariantChoice[];
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    /** The default reading. */
    readonly inForce: string;
    /** The other readings. */
    readonly readings: readonly VariantChoice[];
  }[];
}

/** Returns the variants and readings of a game that a comparison can choose. */
export function createVariantChoices(meta: Meta, language: SiteLanguage): VariantChoices {
  const { variants, questions } = meta;
  const { versions, house } = variantGroups(meta);
  const offered = ({ id, text }: VariantMeta): VariantChoice => {
    return { id, text: text[language], name: renderChosenVariants({ variants }, [id])[language] };
  };
  return {
    game: meta.id,
    versions: versions.map(offered),
    house: house.map(offered),
    questions: questions.flatMap(({ id, text, readings }) => {
      const of = variants.filter((variant) => readings.includes(variant.id));
      const others = of.filter(({ isEmpty }) => !isEmpty).map(offered);
      const inForce = of.find((variant) => variant.id === readings[0])?.text[language] ?? "";
      return others.length === 0 ? [] : [{ id, text: text[language], inForce, readings: others }];
    }),
  };
}

/** Returns every id that can be chosen. */
export function idsIn(offer: VariantChoices): ReadonlySet<string> {
  return new Set(all(offer).map(({ id }) => id));
}

/** Formats a combination: “Calm sea + Deep reef”. */
export function formatVariants(offer: VariantChoices, ids: readonly string[]): string {
  return ids.map((id) => all(offer).find((one) => one.id === id)?.name ?? id).join(" + ");
}

function all({ versions, house, questions }: VariantChoices): VariantChoice[] {
  return [...versions, ...house, ...questions.flatMap(({ readings }) => readings)];
}
