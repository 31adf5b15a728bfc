// Every sentence that the site itself says. A language that misses one does not compile.

import type { Language } from "../language.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

export type Strings = typeof de;

const all: Readonly<Record<Language, Strings>> = { de, en };

export function stringsOf(language: Language): Strings {
  return all[language];
}
