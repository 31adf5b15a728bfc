// All that the runtime words in English; what pages load.

import type { Wording } from "../wording.ts";
import { englishPhrases } from "./phrases.ts";
import { englishRefusals } from "./refusals.ts";

export const englishWording: Wording = { ...englishPhrases, ...englishRefusals };
