// Texts of the comparison of two games, in both languages.

import type { DisplayText } from "../../dsl/index.ts";
import type { BotSort } from "../bots/index.ts";

/** How sentences call one of the two games. */
export interface SideNames {
  /** Its name alone: "Original". */
  readonly name: DisplayText;
  /** Where its rules hold: "in the original". */
  readonly within: DisplayText;
}

export interface Sides {
  readonly a: SideNames;
  readonly b: SideNames;
}

/** The default names. */
export const plainSides: Sides = {
  a: { name: toBothLanguages("A"), within: toBothLanguages("in A") },
  b: { name: toBothLanguages("B"), within: toBothLanguages("in B") },
};

/** Placeholder for something absent. */
export const absentText: DisplayText = toBothLanguages("–");

/** Returns a text that is the same in both languages, such as a name. */
export function toBothLanguages(words: string): DisplayText {
  return { de: words, en: words };
}

/** Joins several texts. */
export function joinTexts(texts: readonly DisplayText[], separator: string): DisplayText {
  return {
    de: texts.map(({ de }) => de).join(separator),
    en: texts.map(({ en }) => en).join(separator),
  };
}

/** Formats the values of both sides: `(A: 2; B: 3)`. */
export function formatBothValues({ a, b }: Sides, inA: DisplayText, inB: DisplayText): DisplayText {
  return {
    de: `(${a.name.de}: ${inA.de}; ${b.name.de}: ${inB.de})`,
    en: `(${a.name.en}: ${inA.en}; ${b.name.en}: ${inB.en})`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Sentences about divergences; `values` is an `formatBothValues`. */
export const divergenceTexts = {
  optionOnly: (option: string, { within }: SideNames) => ({
    de: `Die Einstellung „${option}“ gibt es nur ${within.de}.`,
    en: `The set-up option “${option}” exists only ${within.en}.`,
  }),
  otherChoice: (option: string, values: DisplayText) => ({
    de: `Die Einstellung „${option}“ ist verschieden ${values.de}.`,
    en: `The set-up option “${option}” differs ${values.en}.`,
  }),
  chance: (values: DisplayText) => ({
    de: `Der Zufall bringt Verschiedenes ${values.de}.`,
    en: `Chance brings different things ${values.en}.`,
  }),
  score: (player: string, reason: DisplayText, values: DisplayText) => ({
    de: `Für „${reason.de}“ bekommt ${player} verschieden viele Punkte ${values.de}.`,
    en: `For “${reason.en}” ${player} gets different points ${values.en}.`,
  }),
  position: (part: DisplayText) => ({
    de: `Auf dem Tisch ist etwas verschieden: ${part.de}.`,
    en: `Something on the table differs: ${part.en}.`,
  }),
  overOnly: ({ within }: SideNames) => ({
    de: `Nur ${within.de} ist das Spiel zu Ende.`,
    en: `Only ${within.en} is the game over.`,
  }),
  otherPlayer: (values: DisplayText) => ({
    de: `Es entscheidet nicht dieselbe Person ${values.de}.`,
    en: `It is not the same player who decides ${values.en}.`,
  }),
  otherDecision: (values: DisplayText) => ({
    de: `Zu entscheiden ist Verschiedenes ${values.de}.`,
    en: `There are different things to decide ${values.en}.`,
  }),
  legalOnly: (
    move: DisplayText,
    side: SideNames,
    other: SideNames,
    reason: DisplayText | undefined,
  ) => ({
    de: `Nur ${side.within.de} geht: ${move.de}.${reason ? ` ${capital(other.within.de)}: ${reason.de}` : ""}`,
    en: `Only ${side.within.en} is this possible: ${move.en}.${reason ? ` ${capital(other.within.en)}: ${reason.en}` : ""}`,
  }),
  ranking: (values: DisplayText) => ({
    de: `Die Rangliste ist verschieden ${values.de}.`,
    en: `The ranking differs ${values.en}.`,
  }),
} as const satisfies Record<string, (...facts: never[]) => DisplayText>;

/** Reasons why an option of one game does not exist in the other. */
export const unknownMoveTexts = {
  action: (id: string) => ({
    de: `Eine Aktion \`${id}\` gibt es dort nicht.`,
    en: `There is no action \`${id}\` there.`,
  }),
  value: (id: string) => ({
    de: `\`${id}\` gibt es dort nicht.`,
    en: `There is no \`${id}\` there.`,
  }),
  decline: () => ({
    de: "Verzichten geht dort nicht.",
    en: "Declining is not possible there.",
  }),
} as const satisfies Record<string, (...facts: never[]) => DisplayText>;

/** Texts about storages. */
export const positionTexts = {
  ofPlayer: (thing: DisplayText, player: string) => ({
    de: `${thing.de} von ${player}`,
    en: `${thing.en} of ${player}`,
  }),
  difference: (thing: DisplayText, inA: DisplayText, inB: DisplayText) => ({
    de: `${thing.de}: ${inA.de} / ${inB.de}`,
    en: `${thing.en}: ${inA.en} / ${inB.en}`,
  }),
  hidden: (count: number) => ({ de: `${count} verdeckt`, en: `${count} hidden` }),
  height: (position: number, height: number) => ({
    de: `${position} (Höhe ${height})`,
    en: `${position} (height ${height})`,
  }),
  rolled: (face: DisplayText) => ({ de: `Wurf ${face.de}`, en: `roll of ${face.en}` }),
  drawn: (thing: DisplayText) => ({ de: `gezogen ${thing.de}`, en: `drawn ${thing.en}` }),
} as const satisfies Record<string, (...facts: never[]) => DisplayText>;

/** Name of declining in lists of actions. */
export const decliningText: DisplayText = { de: "verzichten", en: "decline" };

/** Which bot played the games of a statistic, and how that limits its meaning. */
export const botWords: Readonly<Record<BotSort, DisplayText>> = {
  random: {
    de: "Beide Spiele sind mit zufälligen Zügen gespielt: Das zeigt, was die Regeln tun, nicht, wie Menschen spielen.",
    en: "Both games are played with random moves: this shows what the rules do, not how people play.",
  },
  greedy: {
    de: "Beide Spiele spielt ein gieriger Bot, der nur auf baldige Punkte schaut und keine Regel eigens kennt: Geübte spielen anders.",
    en: "Both games are played by a greedy bot that looks only for points soon to come and knows no rule in particular: practised players play differently.",
  },
  search: {
    de: "Beide Spiele spielt ein Bot, der vorausdenkt, aber keine Regel eigens kennt: Er spielt nicht schlecht, doch anders als Menschen.",
    en: "Both games are played by a bot that thinks ahead but knows no rule in particular: it does not play badly, but not as people do either.",
  },
};
