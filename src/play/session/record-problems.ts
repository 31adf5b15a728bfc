// Messages about problems of game records, in both languages.

import type { DisplayText } from "../../dsl/index.ts";
import { controlCharacters } from "../../dsl/source/control-characters.ts";

/** Why a record cannot be read or replayed. */
export interface RecordProblem {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly text: DisplayText;
}

const sentences = {
  noRecord: () => ({
    de: "Hier sollte `regelwerk-record 1` stehen: Das ist kein Spielprotokoll dieser Fassung.",
    en: "`regelwerk-record 1` should stand here: this is no game record of this version.",
  }),
  brokenOff: () => ({
    de: "Das Protokoll bricht ab: Am Ende fehlt die Zeile `ranking …` oder `unfinished`.",
    en: "The record breaks off: its last line, `ranking …` or `unfinished`, is missing.",
  }),
  unknownLine: (line: string) => ({
    de: `Diese Zeile gehört in kein Spielprotokoll: \`${line}\`.`,
    en: `This line has no place in a game record: \`${line}\`.`,
  }),
  missing: (word: string) => ({
    de: `Im Kopf des Protokolls fehlt die Zeile \`${word} …\`.`,
    en: `The line \`${word} …\` is missing from the head of the record.`,
  }),
  repeated: (word: string) => ({
    de: `Die Zeile \`${word} …\` steht schon weiter oben.`,
    en: `There is already a line \`${word} …\` above.`,
  }),
  badSeed: (word: string) => ({
    de: `\`${word}\` ist keine ganze Zahl mit höchstens 32 Bit.`,
    en: `\`${word}\` is not a whole number of at most 32 bits.`,
  }),
  otherVariant: (found: string, expected: string) => ({
    de: `Gespielt wurde mit \`variant ${found}\`; die Regeln hier sind \`variant ${expected}\`.`,
    en: `This was played under \`variant ${found}\`; the rules here are \`variant ${expected}\`.`,
  }),
  unknownPlayer: (name: string) => ({
    de: `\`${name}\` spielt in diesem Protokoll nicht mit.`,
    en: `\`${name}\` is not a player of this record.`,
  }),
  badRanking: () => ({
    de: "Die Rangliste muss alle Namen einmal nennen, z. B. `ranking Anna, Benno = Carla`.",
    en: "The ranking must name everyone once, for example `ranking Anna, Benno = Carla`.",
  }),
  wrongNumber: (expected: number, found: string) => ({
    de: `Hier sollte Zug ${expected} stehen, nicht Zug ${found}.`,
    en: `Move ${expected} should stand here, not move ${found}.`,
  }),
  otherGame: (found: string, expected: string) => ({
    de: `Das Protokoll gehört zum Spiel \`${found}\`, nicht zu \`${expected}\`.`,
    en: `The record is of the game \`${found}\`, not of \`${expected}\`.`,
  }),
  otherRivals: (found: string, expected: string) => ({
    de: `Ungefragt mit spielen laut Protokoll: ${found}; nach den Regeln: ${expected}.`,
    en: `Who plays unasked, by the record: ${found}; by the rules: ${expected}.`,
  }),
  playerCount: (found: number, min: number, max: number) => ({
    de: `Das Spiel ist für ${min} bis ${max} Personen, nicht für ${found}.`,
    en: `The game is for ${min} to ${max} players, not for ${found}.`,
  }),
  unknownOption: (id: string) => ({
    de: `Das Spiel kennt die Einstellung \`${id}\` nicht.`,
    en: `The game has no option \`${id}\`.`,
  }),
  unknownChoice: (id: string, choice: string, known: readonly string[]) => ({
    de: `Die Einstellung \`${id}\` kennt \`${choice}\` nicht; möglich sind: ${known.join(", ")}.`,
    en: `The option \`${id}\` has no choice \`${choice}\`; it has: ${known.join(", ")}.`,
  }),
  otherChance: (found: string, expected: string) => ({
    de: `Im Protokoll steht \`${found}\`, nach den Regeln kommt \`${expected}\`.`,
    en: `The record says \`${found}\`, the rules give \`${expected}\`.`,
  }),
  missingChance: (expected: string) => ({
    de: `Vor dieser Zeile fehlt das Zufallsergebnis \`${expected}\`.`,
    en: `Before this line the result of chance \`${expected}\` is missing.`,
  }),
  needlessChance: (found: string) => ({
    de: `\`${found}\` steht im Protokoll, aber hier entscheidet der Zufall nichts.`,
    en: `The record says \`${found}\`, but chance decides nothing here.`,
  }),
  seedWithoutMove: (seed: number) => ({
    de: `Auf \`seed ${seed}\` muss ein Zug folgen.`,
    en: `A move must follow \`seed ${seed}\`.`,
  }),
  alreadyOver: () => ({
    de: "Vor diesem Zug ist das Spiel schon zu Ende.",
    en: "The game is over before this move.",
  }),
  otherTurn: (found: string, expected: string) => ({
    de: `Hier entscheidet ${expected}, nicht ${found}.`,
    en: `It is ${expected} who decides here, not ${found}.`,
  }),
  otherEnd: (found: string, expected: string) => ({
    de: `Im Protokoll steht \`${found}\`, nach den Regeln \`${expected}\`.`,
    en: `The record says \`${found}\`, the rules give \`${expected}\`.`,
  }),
  missingEnd: (expected: string) => ({
    de: `Hier fehlt die Zeile \`${expected}\`.`,
    en: `The line \`${expected}\` is missing here.`,
  }),
} as const satisfies Record<string, (...facts: never[]) => DisplayText>;

/** Maximum length of a quotation from a record. */
const maxQuoted = 300;

/** Quotes text of a record in a message: without control characters, and truncated. */
function quoted<Fact>(fact: Fact): Fact | string {
  if (typeof fact !== "string") return fact;
  const letters = fact.replace(controlCharacters, "\ufffd");
  return letters.length <= maxQuoted ? letters : `${letters.slice(0, maxQuoted)}…`;
}

/** The messages, with text from records quoted. The cast holds as `quoted` preserves strings. */
export const recordProblems = Object.fromEntries(
  Object.entries(sentences).map(([name, sentence]) => [
    name,
    (...facts: readonly unknown[]) => Reflect.apply(sentence, undefined, facts.map(quoted)),
  ]),
) as typeof sentences; // Strings stay strings, and all else is as it was.
