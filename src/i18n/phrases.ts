// How games call things in options, in the page's language; `wordings.ts` adds the refusals. Nothing else
// on a page may import these two files.

import { loadLanguage } from "./load-language.ts";

export const phrases = await loadLanguage({
  de: async () => {
    const { germanPhrases } = await import("../dsl/runtime/game/explanations/de/phrases.ts");
    return { default: germanPhrases };
  },
  en: async () => {
    const { englishPhrases } = await import("../dsl/runtime/game/explanations/en/phrases.ts");
    return { default: englishPhrases };
  },
});
