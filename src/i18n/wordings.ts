// What the runtime of games words, in the page's language. Nothing else on a page may import these two
// files: what is loaded by name and also belongs to another file is two files instead of one. Tables load
// the phrases in them first.

import { loadLanguage } from "./load-language.ts";

export const wordings = await loadLanguage({
  de: async () => (await import("../dsl/runtime/game/explanations/de/wording.ts")).germanWording,
  en: async () => (await import("../dsl/runtime/game/explanations/en/wording.ts")).englishWording,
});
