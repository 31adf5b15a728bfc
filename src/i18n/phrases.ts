// How games call things in options, in the page's language; `wordings.ts` adds the refusals. Nothing else
// on a page may import these two files.

import { loadLanguage } from "./load-language.ts";

export const phrases = await loadLanguage({
  de: async () => (await import("../dsl/runtime/game/explanations/de/phrases.ts")).germanPhrases,
  en: async () => (await import("../dsl/runtime/game/explanations/en/phrases.ts")).englishPhrases,
});
