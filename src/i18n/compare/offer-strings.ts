// Texts about untrusted rules before they are opened, in both languages.

import type { SiteLanguage } from "../language.ts";

/** Purpose of the confirmation: a copy in the workshop, a comparison, an import of files, or a match. */
export type OfferPurpose = "copy" | "compare" | "import" | "play";

interface OfferStrings {
  readonly title: (name: string) => string;
  readonly lead: Readonly<Record<OfferPurpose, string>>;
  readonly game: string;
  readonly ownGame: string;
  readonly files: string;
  readonly characters: (count: string) => string;
  readonly open: Readonly<Record<OfferPurpose, string>>;
  readonly not: string;
}

const de: OfferStrings = {
  title: (name) => `„${name}“ ansehen`,
  lead: {
    copy: "Jemand hat dir eigene Regeln geschickt. Bisher ist davon nichts geöffnet und nichts ausgeführt. Wenn du sie öffnest, entsteht eine Kopie; deine eigenen Arbeiten bleiben, wie sie sind.",
    compare:
      "Dieser Link bringt eine Hausregel mit, die jemand geschrieben hat. Bisher ist davon nichts ausgeführt. Wenn du sie vergleichst, spielt dein Browser Partien nach ihr.",
    import:
      "Das steht in den Dateien, die du gewählt hast. Bisher ist davon nichts übernommen und nichts ausgeführt.",
    play: "Diese Partie wird mit einer eigenen Hausregel gespielt. Bisher ist davon nichts ausgeführt. Lies sie; wenn du mitspielst, gilt sie bis zum Ende.",
  },
  game: "Grundspiel",
  ownGame: "keines, ein eigenes Spiel",
  files: "Dateien",
  characters: (count) => `${count} Zeichen`,
  open: {
    copy: "Als Kopie öffnen",
    compare: "Vergleichen",
    import: "Übernehmen",
    play: "Damit spielen",
  },
  not: "Nicht öffnen",
};

const en: OfferStrings = {
  title: (name) => `Look at “${name}”`,
  lead: {
    copy: "Somebody has sent you rules of their own. So far nothing of them has been opened or run. Opening them makes a copy; your own works stay as they are.",
    compare:
      "This link brings a house rule by another author. So far nothing of it has been run. If you compare it, your browser plays games by it.",
    import:
      "This is what the files hold that you have chosen. So far nothing of them has been taken in or run.",
    play: "This match is played with a house rule of the player’s own. So far nothing of it has been run. Read it; if you join, it holds to the end.",
  },
  game: "Base game",
  ownGame: "none, a game of its own",
  files: "Files",
  characters: (count) => `${count} characters`,
  open: { copy: "Open as a copy", compare: "Compare", import: "Take in", play: "Play with it" },
  not: "Do not open",
};

const strings: Readonly<Record<SiteLanguage, OfferStrings>> = { de, en };

/** Returns the texts about untrusted rules in a language. */
export function offerStringsOf(language: SiteLanguage): OfferStrings {
  return strings[language];
}
