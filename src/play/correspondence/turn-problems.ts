// Sentences about turns that do not fit a match, in both languages.

import type { DisplayText } from "../../dsl/index.ts";

export const turnProblems = {
  otherMatch: () => ({
    de: "Dieser Zug gehört zu einer anderen Partie.",
    en: "This turn belongs to another match.",
  }),
  missingTurns: () => ({
    de: "Dazwischen fehlt ein Zug. Öffne erst die Nachricht davor, oder lass dir die ganze Partie schicken.",
    en: "A turn before this one is missing. Open the message before it, or ask for the whole match.",
  }),
  otherCourse: () => ({
    de: "Diese Nachricht erzählt einen anderen Verlauf als den, der hier gespeichert ist. Deine Partie bleibt, wie sie ist.",
    en: "This message has another course than the one kept here. Your match stays as it is.",
  }),
  otherSeat: (found: string, expected: string) => ({
    de: `Der nächste Zug kommt von ${expected}, nicht von ${found}.`,
    en: `The next turn is ${expected}’s, not ${found}’s.`,
  }),
  brokenPromise: (name: string) => ({
    de: `Der Zufallswert von ${name} ist nicht der, der vorher versprochen war.`,
    en: `${name}’s part of the chance is not the one that was promised before.`,
  }),
  brokenSeal: (name: string) => ({
    de: `${name} öffnet eine andere Wahl als die, die versiegelt war.`,
    en: `${name} opens another choice than the one that was sealed.`,
  }),
  nothingSealed: (name: string) => ({
    de: `${name} öffnet eine Wahl, die nicht versiegelt war.`,
    en: `${name} opens a choice that was not sealed.`,
  }),
  notOpened: (name: string) => ({
    de: `${name} hat die versiegelte Wahl nicht geöffnet.`,
    en: `${name} has not opened the sealed choice.`,
  }),
  openChoice: (name: string) => ({
    de: `${name} hat offen gewählt, wo alle verdeckt wählen.`,
    en: `${name} chose in the open where all choose in secret.`,
  }),
  afterChance: (name: string) => ({
    de: `${name} hat weitergespielt, obwohl erst der Zufall entscheiden muss.`,
    en: `${name} played on although chance has to decide first.`,
  }),
  notYet: (name: string) => ({
    de: `${name} hat gezogen, bevor alle dabei waren.`,
    en: `${name} moved before everyone had joined.`,
  }),
  isOver: () => ({ de: "Die Partie ist schon zu Ende.", en: "The match is over already." }),
  illegal: (name: string, move: string, why: DisplayText) => ({
    de: `${name}: ${move} geht hier nicht. ${why.de}`,
    en: `${name}: ${move} is not possible here. ${why.en}`,
  }),
} as const satisfies Record<string, (...facts: never[]) => DisplayText>;
