// The wording of both languages, for all that is no page.

import { germanPhrases } from "./de/phrases.ts";
import { germanRefusals } from "./de/refusals.ts";
import { englishPhrases } from "./en/phrases.ts";
import { englishRefusals } from "./en/refusals.ts";
import type { Wordings } from "./wording.ts";

export const bothLanguages: Wordings = {
  phrases: { de: germanPhrases, en: englishPhrases },
  refusals: { de: germanRefusals, en: englishRefusals },
};
