// All texts about keeping, sharing and opening works that somebody has to ask for first (kept-strings.ts has
// those that the page says by itself); a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { keepDe } from "./de.ts";
import { keepEn } from "./en.ts";

export interface KeepStrings {
  readonly name: string;
  readonly versions: {
    readonly title: string;
    readonly lead: string;
    readonly name: string;
    readonly usualName: string;
    readonly keep: string;
    readonly none: string;
    readonly differences: string;
    readonly noDifferences: string;
    readonly goBack: string;
    readonly before: (name: string) => string;
    readonly remove: string;
    readonly removed: (name: string) => string;
    readonly undo: string;
    readonly added: string;
    readonly taken: string;
    /** Of a button, with the version it belongs to. */
    readonly of: (what: string, name: string) => string;
  };
  readonly share: {
    readonly title: string;
    readonly lead: string;
    readonly copy: string;
    readonly copied: (length: string) => string;
    readonly byHand: (length: string) => string;
    readonly link: string;
    readonly longForChats: string;
    readonly tooLong: string;
  };
  readonly files: {
    readonly title: string;
    readonly lead: string;
    readonly one: (name: string) => string;
    readonly zip: string;
    readonly zipHint: string;
    readonly pick: string;
    readonly folder: string;
    readonly taken: (count: number) => string;
    readonly nothing: string;
    readonly left: string;
    readonly why: {
      readonly "no-rules": string;
      readonly outside: string;
      readonly large: string;
      readonly full: string;
      readonly many: string;
      readonly same: string;
      readonly unreadable: string;
    };
    readonly problems: {
      readonly "archive-broken": string;
      readonly "archive-large": string;
    };
    readonly undo: string;
    readonly stopped: string;
  };
}

const all: Readonly<Record<Language, KeepStrings>> = { de: keepDe, en: keepEn };

export function keepStringsOf(language: Language): KeepStrings {
  return all[language];
}
