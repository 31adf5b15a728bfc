// Refusals in both languages.

import type { DisplayText } from "../../meta/meta.ts";
import { englishWording } from "./english.ts";
import type { RefusalFacts } from "./facts.ts";
import { germanWording } from "./german.ts";

export function renderRefusal(facts: RefusalFacts): DisplayText {
  return { de: germanWording.refusal(facts), en: englishWording.refusal(facts) };
}

export function renderAlternative(option: DisplayText): DisplayText {
  return { de: germanWording.alternative(option.de), en: englishWording.alternative(option.en) };
}
