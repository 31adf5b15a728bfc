// The wording of both languages, for all that is no page.

import { germanWording } from "./de/wording.ts";
import { englishWording } from "./en/wording.ts";
import type { Wordings } from "./wording.ts";

export const bothLanguages: Wordings = { de: germanWording, en: englishWording };
