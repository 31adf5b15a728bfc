// Texts that the page shows by itself about saving and opening projects; a language without one of
// them does not compile.

import type { SiteLanguage } from "../../language.ts";

interface AutosaveStrings {
  /** State of the saved changes. */
  readonly status: {
    readonly kept: string;
    readonly waiting: string;
    readonly fresh: string;
    readonly full: string;
    readonly forbidden: string;
    readonly download: string;
    readonly beside: (name: string, other: string) => string;
    readonly older: string;
    readonly works: string;
    readonly dismiss: string;
  };
  /** Why something could not be opened. */
  readonly problems: {
    readonly broken: string;
    readonly version: string;
    readonly large: string;
    readonly gone: string;
    readonly "no-rule": string;
    readonly "no-game": string;
  };
}

const all: Readonly<Record<SiteLanguage, AutosaveStrings>> = {
  de: {
    status: {
      kept: "In diesem Browser gespeichert",
      waiting: "Wird gespeichert …",
      fresh: "Noch nicht gespeichert",
      full: "Der Speicher des Browsers ist voll: Lade deine Arbeit herunter, damit nichts verloren geht.",
      forbidden:
        "Dieser Browser speichert hier nichts: Lade deine Arbeit herunter, bevor du die Seite schließt.",
      download: "Arbeit herunterladen",
      beside: (name, other) =>
        `„${other}“ wurde inzwischen in einem anderen Fenster geändert; was hier steht, heißt jetzt „${name}“, und beides bleibt erhalten.`,
      older:
        "Die Regeln des Spiels haben sich geändert, seit dieser Link entstand. Was nicht mehr passt, ist im Text angezeichnet.",
      works: "Alle deine Arbeiten",
      dismiss: "Verstanden",
    },
    problems: {
      broken:
        "Dieser Link ist unvollständig oder beschädigt; bitte lass ihn dir noch einmal schicken, am besten als Datei.",
      version: "Dieser Link kommt von einer neueren Fassung dieser Seite; lade die Seite neu.",
      large: "Dieser Link ist zu lang, um eine Regelarbeit zu sein; bitte um die Dateien.",
      gone: "Diese Arbeit gibt es in diesem Browser nicht (mehr).",
      "no-rule": "Eine Hausregel dieses Namens gibt es in der Sammlung nicht.",
      "no-game": "Der Link gehört zu einem Spiel, das es hier nicht gibt.",
    },
  },
  en: {
    status: {
      kept: "Saved in this browser",
      waiting: "Saving …",
      fresh: "Not saved yet",
      full: "The browser’s storage is full: download your work so that nothing is lost.",
      forbidden: "This browser saves nothing here: download your work before you close the page.",
      download: "Download the work",
      beside: (name, other) =>
        `“${other}” was changed in another window meanwhile; what is here is now called “${name}”, and both are kept.`,
      older:
        "The rules of the game have changed since this link was made. What no longer fits is marked in the text.",
      works: "All your works",
      dismiss: "Got it",
    },
    problems: {
      broken:
        "This link is incomplete or damaged; please have it sent again, best of all as a file.",
      version: "This link comes from a newer version of this page; reload the page.",
      large: "This link is too long to be a work of rules; please ask for the files.",
      gone: "This work is not, or no longer, in this browser.",
      "no-rule": "The collection has no house rule of that name.",
      "no-game": "The link belongs to a game that is not here.",
    },
  },
};

/** Returns the automatic texts about projects in a language. */
export function autosaveStringsOf(language: SiteLanguage): AutosaveStrings {
  return all[language];
}
