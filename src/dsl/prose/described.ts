// A rule in words, before its path and its meaning are added.

import type { LocalizedText } from "../ir/ir.ts";
import type { Draft } from "./document.ts";
import { capital as capitalDe } from "./german.ts";
import type { Index } from "./index-of.ts";
import type { Entry } from "./rule.ts";
import type { TellingDe, TellingEn } from "./telling.ts";

export interface Described {
  readonly title: LocalizedText;
  /** What is said before the entries. */
  readonly de: readonly Draft[];
  readonly en: readonly Draft[];
  readonly entries: readonly Entry[];
}

export interface Tellings {
  readonly index: Index;
  readonly de: TellingDe;
  readonly en: TellingEn;
}

/** How rules are told that speak to their reader. */
export function tellingsOf(index: Index): Tellings {
  return {
    index,
    de: { index, who: "you", locals: new Map() },
    en: { index, who: "you", locals: new Map() },
  };
}

export function words(de: string, en: string): LocalizedText {
  return { de: capitalDe(de), en: capitalDe(en) };
}

/** A sentence in each language. */
export function says(de: string, en: string): Pick<Described, "de" | "en"> {
  return { de: [{ text: de, lines: [] }], en: [{ text: en, lines: [] }] };
}
