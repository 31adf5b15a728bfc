// German texts of the commands about variants.

import type { CompareTexts } from "../en/compare.ts";
import { pluralize } from "../pluralize.ts";

const list = (words: readonly string[]) => words.join(", ");

export const compareTextsDe: CompareTexts = {
  // Arguments
  needsSides: (command) =>
    `\`regel ${command}\` braucht ein Spiel und zwei seiner Varianten; \`original\` steht für das Spiel selbst. \`regel ${command} --help\` sagt mehr.`,
  emptyVariant: (word) => `In \`${word}\` fehlt ein Name; mehrere Varianten stehen als \`A,B\`.`,
  severalVariants: (path: string, ids: readonly string[]) =>
    `\`${path}\` enthält mehrere Varianten (${ids.join(", ")}); gewählt wird mit \`--variant ${ids[0]}\`, alle zusammen mit \`--variant ${ids.join(",")}\`.`,
  unknownRule: (path, nearest) =>
    `Die Regel \`${path}\` gibt es nicht.${nearest === undefined ? "" : ` Gemeint ist vielleicht \`${nearest}\`.`}`,
  nobodyKnows: (variants) => `Kein Spiel hat hier die Varianten \`${variants.join(",")}\`.`,
  noCommonPlayers: (ranges) =>
    `Keine Zahl von Plätzen passt zu beiden: Das eine ist für ${ranges.join(", das andere für ")}.`,
  nothingPlayed: (ranges) =>
    `Gespielt wurde nichts: Die eine Seite ist für ${ranges.join(", die andere für ")} Personen.`,

  // Variants, questions, sources
  and: " + ",
  noVariants: "Varianten gibt es keine.",
  openQuestions: "Offene Fragen",
  questionOfOriginal: (text) => `Offene Frage zum Original, hier geändert: ${text}`,
  openQuestion: (text) => `Offene Frage: ${text}`,
  ofGame: "Eine Variante des Spiels selbst.",
  ofVariant: (base) => `Baut auf \`${base}\` auf.`,
  inForce: "(gilt)",
  source: (texts) => `Quelle: ${texts}`,
  original: (texts) => `Original: ${texts}, hier geändert`,
  doubt: { doubtful: "(unsicher)", single: "(eine einzige Quelle)" },
  pages: (pages) => `S. ${list(pages.map(String))}`,

  // diff
  heading: (title, a, b) => `${title}: ${a} → ${b}`,
  noDifferences: (title, a, b) => `${title}: ${a} und ${b} haben dieselben Regeln.`,
  unexplained: (title, a, b) =>
    `${title}: ${a} und ${b} spielen sich verschieden, aber worin, kann \`diff\` nicht sagen. Das ist ein Fehler von Regelwerk, nicht der Regeln.`,
  groups: (count) => `${count} Änderungen, die jede für sich einen Sinn ergeben.`,
  exactly: (count) =>
    count === 1
      ? "Eine Regel ist geändert; `--exact` zeigt sie vorher und nachher."
      : `${count} Regeln sind geändert; \`--exact\` zeigt sie vorher und nachher.`,
  only: (label) => `nur ${label}`,
  called: (title) => `heißt jetzt „${title}“`,
  sameWords: "In Worten ist beides gleich.",
  more: (count, names) => `… und ${count} weitere${names.length === 0 ? "" : `: ${list(names)}`}`,
  howItShows: "Woran man es sieht",
  noWitness: (games) =>
    `In ${pluralize(games, "Partie", "Partien")} fand sich keine Stellung, in der man es sieht.`,
  atTable: (players, options, seed) =>
    [...options, pluralize(players, "Platz", "Plätze"), `Startwert ${seed}`].join(" · "),
  atSetUp: "Man sieht es schon beim Aufbau.",
  afterMoves: (count) => (count === 1 ? "Ein Zug führt dorthin:" : `${count} Züge führen dorthin:`),
  nextMove: (move) => `Dann ${move}`,
  notAllowed: (reason) => `geht nicht${reason === undefined ? "." : `: ${reason}`}`,
  brings: (points) => (points.length === 0 ? "keine Punkte" : `Punkte: ${list(points)}`),
  examples: (count) =>
    count === 1 ? "Ein Beispiel geht anders aus" : `${count} Beispiele gehen anders aus`,
  holds: "stimmt",
  fails: (text) => `stimmt nicht: ${text}`,
  withoutExample: "hat dieses Beispiel nicht",
  absent: "handelt von etwas, das es nicht gibt",
  reach: "Was davon berührt ist",
  touchedExamples: (count) => pluralize(count, "Beispiel belegt dies", "Beispiele belegen dies"),
  brokenRecord: (name, why) => `${name} ist jetzt eine andere Partie: ${why}`,
  moreRecords: (count) => `… und ${pluralize(count, "weiteres Protokoll", "weitere Protokolle")}`,
  conflict: (label, variant, targets) =>
    `${label} lässt sich nicht mit \`${variant}\` verbinden: Beide ändern ${list(targets)}.`,

  from: (label, place) => `${label} aus ${place}`,

  // effect
  pairs: ({ games, players, choices, seed }) =>
    [
      ...choices,
      `je ${pluralize(games, "Partie", "Partien")} mit ${pluralize(players, "Platz", "Plätzen")}`,
      `Startwert ${seed}`,
    ].join(" · "),
  sameScores: (count, text, games) =>
    count === games
      ? "Jede Partie endete in beiden mit denselben Punkten."
      : count === 0
        ? "Keine Partie endete in beiden mit denselben Punkten."
        : `${text} davon ${count === 1 ? "endete" : "endeten"} in beiden mit denselben Punkten.`,
  finalPoints: "Punkte am Ende",
  wins: (seat) => `Siege von ${seat}, %`,
  decisions: "Entscheidungen",
  course: "Punkte im Lauf der Partie, Mittel je Platz",
  byReason: "Punkte nach Herkunft, Mittel je Platz",
  actions: "Aktionen, Mittel je Partie",
  rules: "Regeln, die gegriffen haben, Mittel je Partie",
  taken: "Aktionen mit einem Teil, Mittel je Partie",
  nothingNoticeable: (games) =>
    `Ob sich Aktionen, Regeln und Teile unterscheiden, lässt sich nach ${pluralize(games, "Partie", "Partien")} nicht sagen.`,
  difference: "Unterschied",
  range: "95-%-Bereich",
  within: (low, high) => `${low} bis ${high}`,

  // twin, replay --under
  neverPart: (moves) =>
    `Sie trennen sich nie: ${moves === 1 ? "Der eine Zug bringt" : `Alle ${moves} Züge bringen`} dasselbe.`,
  partAtSetUp: "Sie trennen sich schon beim Aufbau:",
  partAfter: (moves) => `Sie trennen sich nach ${pluralize(moves, "Zug", "Zügen")}:`,
  goesOn: (label) => `So geht es weiter: ${label}`,
  moreMoves: (count) => `… und ${pluralize(count, "weiterer Zug", "weitere Züge")}`,
  finalScores: (points) => `Punkte am Ende: ${points}`,
  givenUp: (points) =>
    `Die Partie kommt zu keinem Ende und wurde abgebrochen. Punkte bis dahin: ${points}`,
  sameRecord: "Alles kommt gleich heraus.",
  stopsAfter: (played, all) =>
    `Dem Protokoll lässt sich ${played} von ${pluralize(all, "Zug", "Zügen")} weit folgen.`,
};
