// What is said where a reader changes the position of an example, looks keys up or follows an old
// link. Fetched when somebody does; so it stands apart from what every example says.

import type { Language } from "../language.ts";
import { liveDe } from "./de.ts";
import { liveEn } from "./en.ts";

export interface LiveStrings {
  readonly title: string;
  readonly lead: string;
  readonly whose: string;
  readonly what: string;
  readonly value: string;
  readonly howMany: string;
  /** What is put into a zone, and the button for it. */
  readonly add: string;
  readonly put: string;
  readonly takeAway: (thing: string) => string;
  readonly space: string;
  readonly lies: string;
  readonly nothing: string;
  readonly done: string;
  readonly changed: (thing: string) => string;
  /** The keys at a table. */
  readonly keys: {
    readonly title: string;
    readonly all: readonly { readonly key: string; readonly does: string }[];
  };
  /** What does not hold any more of a link. */
  readonly stale: {
    readonly broken: string;
    readonly rules: string;
    readonly position: string;
    readonly move: (notation: string) => string;
  };
}

const all: Readonly<Record<Language, LiveStrings>> = { de: liveDe, en: liveEn };

export function liveStringsOf(language: Language): LiveStrings {
  return all[language];
}
