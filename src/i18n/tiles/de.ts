// German texts of the encyclopaedia of tiles.

export const tilesDe = {
  heading: (game: string, pieces: string) => `${game}: alle ${pieces}`,
  description: (game: string, kinds: number) =>
    `Alle ${kinds} Sorten von Spielmaterial aus „${game}“: was sie können, wie viele es gibt, mit Beispielen zum Ausprobieren.`,
  lead: "Zu jeder Sorte ein Bild und ein Satz. Ein Klick zeigt mehr.",
  families: "Gruppen",
  kinds: (count: number) => (count === 1 ? "1 Sorte" : `${count} Sorten`),
  /** Texts of the filter. */
  filter: "Auswahl eingrenzen",
  search: "Wörter",
  all: "Alle",
  found: (count: number | string) =>
    count === 1 ? "1 Sorte gefunden" : `${count} Sorten gefunden`,
  none: "Dazu passt nichts. Nimm ein Wort oder eine Bedingung weg.",
  choose: "vergleichen",
  comparing: "Vergleichen",
  compare: "Nebeneinander",
  compareHint: "Wähle noch eine Sorte dazu, um zu vergleichen.",
  fullChoice: "Drei sind genug: Nimm erst eine heraus.",
  clear: "Auswahl leeren",
  with: "Mit anderen vergleichen",
  /** Texts of the page of a tile. */
  tileTitle: (tile: string, game: string) => `${tile} (${game})`,
  tileDescription: (tile: string, game: string) =>
    `${tile} in „${game}“: was es bewirkt, wie oft es vorkommt, Beispiele zum Weiterspielen, Quelle und offene Fragen.`,
  /** For a tile that is the same under the other version of the game. */
  sameIn: (version: string) => `Was hier steht, gilt auch auf ${version}.`,
  does: "Was die Regel sagt",
  doesNothing: "Für sich allein bewirkt das nichts; unten steht, welche Regeln davon sprechen.",
  alsoFor: (family: string) => `Gilt für alle: ${family}`,
  examples: "Beispiele",
  moreExamples: "Weitere Beispiele, mit denen das geprüft ist",
  source: "Quelle",
  applies: "Wo es mitspielt",
  speaking: "Regeln, die davon sprechen",
  spoken: "Regeln, auf die es sich stützt",
  variants: "Varianten und Hausregeln",
  noVariants: "Keine Variante aus der Sammlung ändert daran etwas.",
  /** Heads the tiles that only variants add. */
  added: "Nur in Varianten",
  gone: "Dann kommt es im Spiel nicht vor.",
  compareVariant: "mit dem Original vergleichen",
  rulings: "Offene Fragen dazu",
  chapters: "Im Regelwerk",
  previous: "Davor",
  next: "Danach",
};
