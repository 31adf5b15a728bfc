// What there is to choose from: variants of a game, and readings of its open questions.

import type { Meta } from "../../dsl/index.ts";
import type { Language } from "../../i18n/language.ts";

export interface Offered {
  readonly id: string;
  readonly text: string;
}

export interface Offer {
  readonly variants: readonly Offered[];
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    /** The reading that is in force unless another is chosen. */
    readonly inForce: string;
    /** The others. */
    readonly readings: readonly Offered[];
  }[];
}

export function offerOf({ variants, questions }: Meta, language: Language): Offer {
  const offered = ({ id, text }: Meta["variants"][number]) => ({ id, text: text[language] });
  return {
    variants: variants.filter(({ question }) => question === undefined).map(offered),
    questions: questions.flatMap(({ id, text, readings }) => {
      const of = variants.filter((variant) => readings.includes(variant.id));
      const others = of.filter(({ isEmpty }) => !isEmpty).map(offered);
      const inForce = of.find((variant) => variant.id === readings[0])?.text[language] ?? "";
      return others.length === 0 ? [] : [{ id, text: text[language], inForce, readings: others }];
    }),
  };
}

/** Every id that can be chosen. */
export function idsIn({ variants, questions }: Offer): ReadonlySet<string> {
  const all = [...variants, ...questions.flatMap(({ readings }) => readings)];
  return new Set(all.map(({ id }) => id));
}

/** "Yucata + “Yes: four storage spaces”"; readings are sentences and stand in quotation marks. */
export function nameOf(
  { variants, questions }: Offer,
  ids: readonly string[],
  language: Language,
): string {
  const readings = questions.flatMap((question) => question.readings);
  const [open, close] = language === "de" ? ["„", "“"] : ["“", "”"];
  const words = ids.map((id) => {
    const reading = readings.find((one) => one.id === id);
    if (reading !== undefined) return open + reading.text.replace(/\.$/, "") + close;
    return variants.find((one) => one.id === id)?.text ?? id;
  });
  return words.join(" + ");
}
