// All texts of the start page of the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { beginDe } from "./de.ts";
import { beginEn } from "./en.ts";

export interface BeginStrings {
  readonly description: string;
  readonly lead: string;
  readonly begin: string;
  readonly variantOf: (game: string) => string;
  readonly variantHint: (game: string) => string;
  readonly ownGame: string;
  readonly ownGameHint: string;
  readonly gallery: string;
  readonly galleryLead: string;
  readonly sorts: {
    readonly numbers: string;
    readonly things: string;
    readonly course: string;
  };
  readonly works: string;
  readonly worksLead: string;
  readonly noWorks: string;
  readonly noScript: string;
  readonly loading: string;
  readonly changed: (date: string) => string;
  readonly rename: string;
  readonly newName: string;
  readonly takeName: string;
  readonly duplicate: string;
  readonly remove: string;
  readonly removed: (name: string) => string;
  readonly undo: string;
  readonly of: (what: string, name: string) => string;
  readonly forbidden: string;
  readonly full: string;
  readonly beside: (name: string) => string;
  readonly import: string;
  readonly importLead: string;
  readonly nobodyKnows: string;
  readonly imported: (name: string) => string;
}

const all: Readonly<Record<Language, BeginStrings>> = { de: beginDe, en: beginEn };

export function beginStringsOf(language: Language): BeginStrings {
  return all[language];
}
