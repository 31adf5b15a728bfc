// What a page says is fetched in its own language alone; who speaks for no page gets both.

import { isLanguage, type SiteLanguage } from "./language.ts";

/** Words by language; on a page, its language stands for the other one as well. */
export async function loadLanguage<T>(
  fetches: Readonly<Record<SiteLanguage, () => Promise<{ readonly default: T }>>>,
): Promise<Readonly<Record<SiteLanguage, T>>> {
  const language = typeof document === "undefined" ? undefined : document.documentElement.lang;
  if (!isLanguage(language)) {
    const [de, en] = await Promise.all([fetches.de(), fetches.en()]);
    return { de: de.default, en: en.default };
  }
  const { default: own } = await fetches[language]();
  return { de: own, en: own };
}
