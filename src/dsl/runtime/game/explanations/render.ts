// Refusals in both languages.

import type { DisplayText } from "../../meta/meta.ts";
import type { RefusalFacts } from "./facts.ts";
import { capitalStart } from "./placeholder.ts";
import type { Wordings } from "./wording.ts";

export function renderRefusal({ de, en }: Wordings, facts: RefusalFacts): DisplayText {
  return { de: capitalStart(de.refusal(facts)), en: capitalStart(en.refusal(facts)) };
}

export function renderAlternative({ de, en }: Wordings, option: DisplayText): DisplayText {
  return { de: de.alternative(option.de), en: en.alternative(option.en) };
}
