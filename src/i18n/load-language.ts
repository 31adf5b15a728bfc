// Loads texts: on a page only in the page's language, without a page (on the server, in tests) in
// both.

import { isLanguage, type SiteLanguage } from "./language.ts";

/** Returns texts by language. On a page, the other language's entry contains the page's language as well. */
export async function loadLanguage<T>(
  fetches: Readonly<Record<SiteLanguage, () => Promise<T>>>,
): Promise<Readonly<Record<SiteLanguage, T>>> {
  const language = typeof document === "undefined" ? undefined : document.documentElement.lang;
  if (!isLanguage(language)) {
    const [de, en] = await Promise.all([fetches.de(), fetches.en()]);
    return { de, en };
  }
  const own = await fetches[language]();
  return { de: own, en: own };
}
