// Conditions of a move in a few words, as the rules' look has them: what fits, and what does not.

import type { Explanation, Meta } from "../../../dsl/index.ts";
import type { SiteLanguage } from "../../../i18n/language.ts";

/** A condition with its words. */
export interface ToldCondition {
  readonly words: string;
  readonly holds: boolean;
}

/** Returns a condition in two or three words; `undefined` if the look has none. */
export function wordsOfCondition(
  { looks }: Pick<Meta, "looks">,
  need: string,
  holds: boolean,
  language: SiteLanguage,
): string | undefined {
  const suffix = language === "de" ? "De" : "En";
  return looks[need]?.[(holds ? "holds" : "fails") + suffix];
}

/**
 * Returns the conditions of a refused move that have words. A single one is none: it says no more
 * than the reason.
 */
export function listConditions(
  meta: Pick<Meta, "looks">,
  { conditions }: Pick<Explanation, "conditions">,
  language: SiteLanguage,
): readonly ToldCondition[] {
  const listed = conditions.flatMap(({ need, holds }) => {
    const words = wordsOfCondition(meta, need, holds, language);
    return words === undefined ? [] : [{ words, holds }];
  });
  return listed.length > 1 ? listed : [];
}
