// Common words of board games in German, for names that have no words of their own.

import type { LocalizedNoun } from "../../ir/ir.ts";
import { pluralOf, splitIdentifier } from "./identifier.ts";

/** English noun → German noun with article, singular and plural. */
const GERMAN: Readonly<Record<string, string>> = {
  action: "die Aktion, die Aktionen",
  amount: "die Menge, die Mengen",
  board: "der Plan, die Pläne",
  "bonus card": "die Bonuskarte, die Bonuskarten",
  card: "die Karte, die Karten",
  cell: "das Feld, die Felder",
  choice: "die Wahl, die Wahlen",
  coin: "die Münze, die Münzen",
  colour: "die Farbe, die Farben",
  color: "die Farbe, die Farben",
  column: "die Spalte, die Spalten",
  cost: "die Kosten, die Kosten",
  count: "die Anzahl, die Anzahlen",
  deck: "der Stapel, die Stapel",
  die: "der Würfel, die Würfel",
  distance: "die Entfernung, die Entfernungen",
  face: "die Augenzahl, die Augenzahlen",
  group: "die Gruppe, die Gruppen",
  hand: "die Hand, die Hände",
  height: "die Höhe, die Höhen",
  kind: "die Sorte, die Sorten",
  length: "die Länge, die Längen",
  level: "die Stufe, die Stufen",
  line: "die Reihe, die Reihen",
  name: "der Name, die Namen",
  number: "die Zahl, die Zahlen",
  owner: "der Besitzer, die Besitzer",
  phase: "die Phase, die Phasen",
  piece: "die Figur, die Figuren",
  pile: "der Stapel, die Stapel",
  place: "der Platz, die Plätze",
  opponent: "der Gegner, die Gegner",
  player: "der Spieler, die Spieler",
  "player count": "die Spielerzahl, die Spielerzahlen",
  position: "die Stelle, die Stellen",
  rank: "der Rang, die Ränge",
  region: "das Gebiet, die Gebiete",
  round: "die Runde, die Runden",
  row: "die Reihe, die Reihen",
  score: "der Punktestand, die Punktestände",
  seat: "die Sitznummer, die Sitznummern",
  "set up": "der Spielaufbau, die Spielaufbauten",
  set: "die Auswahl, die Auswahlen",
  sheet: "der Bogen, die Bögen",
  side: "die Seite, die Seiten",
  size: "die Größe, die Größen",
  space: "das Feld, die Felder",
  species: "die Art, die Arten",
  step: "der Schritt, die Schritte",
  suit: "die Farbe, die Farben",
  target: "das Ziel, die Ziele",
  tile: "das Plättchen, die Plättchen",
  token: "der Marker, die Marker",
  track: "die Leiste, die Leisten",
  turn: "der Zug, die Züge",
  type: "der Typ, die Typen",
  use: "der Zweck, die Zwecke",
  value: "der Wert, die Werte",
  weight: "das Gewicht, die Gewichte",
  winner: "der Sieger, die Sieger",
};

/** Words with which rules tell one thing of a sort from others. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  best: "beste",
  chosen: "gewählte",
  dealt: "ausgeteilte",
  drawn: "gezogene",
  earlier: "frühere",
  found: "gefundene",
  free: "freie",
  given: "gegebene",
  kept: "behaltene",
  left: "übrige",
  lost: "verlorene",
  needed: "nötige",
  new: "neue",
  next: "nächste",
  offered: "angebotene",
  old: "alte",
  other: "andere",
  own: "eigene",
  paid: "gezahlte",
  picked: "gewählte",
  placed: "gelegte",
  played: "gespielte",
  rolled: "gewürfelte",
  sold: "verkaufte",
  taken: "genommene",
  used: "benutzte",
  wanted: "gewünschte",
  white: "weiße",
  won: "gewonnene",
};

/** What such a word is in English before a noun, where it would mean something else: a left door. */
const BEFORE_NOUNS: Readonly<Record<string, string>> = { left: "remaining" };

/** `needed` of a number is `the needed number`, if the name is such a word. */
export function describedNoun(id: string, { de, en }: LocalizedNoun): LocalizedNoun | undefined {
  const word = splitIdentifier(id).toLowerCase();
  const german = Object.hasOwn(ADJECTIVES, word) ? ADJECTIVES[word] : undefined;
  if (german === undefined || de.article === "") return undefined;
  const english = BEFORE_NOUNS[word] ?? word;
  return {
    de: {
      article: de.article,
      one: `${german} ${de.one}`,
      many: `${german.slice(0, -1)}e ${de.many}`,
    },
    en: { one: `${english} ${en.one}`, many: `${english} ${en.many}` },
  };
}

/** A common noun of that name, if there is one. */
export function commonNoun(id: string): LocalizedNoun | undefined {
  return COMMON.get(id) ?? COMMON.get(splitIdentifier(id).toLowerCase());
}

/** The word as it is written as a noun. */
function english(word: string): LocalizedNoun["en"] {
  if (word === "species") return { one: word, many: word };
  if (word === "seat") return { one: "seat number", many: "seat numbers" };
  if (word === "player count") return { one: "number of players", many: "numbers of players" };
  const one = word.replace(/ up$/, "-up");
  return { one, many: pluralOf(one) };
}

/** The noun of a name without words: a common one, or the name itself in quotes. */
export function namedNoun(id: string): LocalizedNoun {
  const common = commonNoun(id);
  if (common !== undefined) return common;
  const english = splitIdentifier(id);
  const german = quoted(id);
  return { de: { article: "", one: german, many: german }, en: { one: english, many: english } };
}

/** ‚kept back‘; single letters speak for themselves. */
export function quoted(id: string): string {
  return id.length === 1 ? id : `‚${splitIdentifier(id)}‘`;
}

/** The common nouns by their English words. */
const COMMON: ReadonlyMap<string, LocalizedNoun> = new Map(
  Object.entries(GERMAN).map(([word, german]) => {
    const [one = "", many = ""] = german.split(", ");
    const de = { article: one.slice(0, 3), one: one.slice(4), many: many.slice(4) };
    return [word, { de, en: english(word) }];
  }),
);
