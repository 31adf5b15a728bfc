// All that the runtime words in German; what pages load.

import type { RuntimeWording } from "../wording.ts";
import { germanPhrases } from "./phrases.ts";
import { germanRefusals } from "./refusals.ts";

export const germanWording: RuntimeWording = { ...germanPhrases, ...germanRefusals };
