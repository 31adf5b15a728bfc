// All that the runtime words in English; what pages load.

import type { RuntimeWording } from "../wording.ts";
import { englishPhrases } from "./phrases.ts";
import { englishRefusals } from "./refusals.ts";

export const englishWording: RuntimeWording = { ...englishPhrases, ...englishRefusals };
