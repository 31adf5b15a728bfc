// German texts of the command, except those about variants (compare.ts).

import { bytesText } from "../../../files/most-bytes.ts";
import type { Texts } from "../en/common.ts";
import { pluralize } from "../pluralize.ts";
import { arenaDe } from "./arena.ts";
import { compareTextsDe } from "./compare.ts";
import { exportDe } from "./export.ts";
import { initDe } from "./init.ts";
import { mutateDe } from "./mutate.ts";
import { queueDe } from "./queue.ts";
import { sentencesDe } from "./sentences.ts";
import { simDe } from "./sim.ts";
import { siteCommandDe } from "./site.ts";

const list = (words: readonly string[]) => words.join(", ");
const leftAlone = (facts: { unproved: number }) =>
  facts.unproved === 0 ? "" : `, ${pluralize(facts.unproved, "Spiel", "Spiele")} unverändert`;

const unreadable = (facts: { unreadable: number }) =>
  facts.unreadable === 0 ? "" : `, ${facts.unreadable} mit Fehlern und unverändert`;

export const textsDe: Texts = {
  arena: arenaDe,
  compare: compareTextsDe,
  mutate: mutateDe,
  queue: queueDe,
  sim: simDe,
  sentences: sentencesDe,
  init: initDe,
  export: exportDe,
  site: siteCommandDe,

  // Arguments
  unknownCommand: (word, known) => `Den Befehl \`${word}\` gibt es nicht. Befehle: ${list(known)}.`,
  unknownFlag: (flag, known) =>
    `Die Option \`${flag}\` gibt es hier nicht. Optionen: ${list(known)}.`,
  needsValue: (flag) => `Zu \`${flag}\` fehlt der Wert.`,
  isTwice: (flag) => `\`${flag}\` kann nur einmal angegeben werden.`,
  takesNoValue: (flag) => `\`${flag}\` nimmt keinen Wert.`,
  needsArgument: (command, what) =>
    `\`regel ${command}\` braucht ${what === "game" ? "ein Spiel" : "eine Datei"}. \`regel ${command} --help\` sagt mehr.`,
  tooMany: (word) => `\`${word}\` ist ein Wort zu viel.`,
  notANumber: (flag, word, min, max) =>
    min === max
      ? `\`${flag}\` kann hier nur ${min} sein, nicht \`${word}\`.`
      : `\`${flag}\` ist eine ganze Zahl von ${min} bis ${max}, nicht \`${word}\`.`,
  notOneOf: (flag, word, known) => `\`${flag}\` ist eines von ${list(known)}, nicht \`${word}\`.`,
  needsStdio: "`regel lsp` spricht nur über Standardeingabe und -ausgabe: `regel lsp --stdio`.",
  needsStage: (known) => `\`--stage\` fehlt; möglich sind ${list(known)}.`,
  noVariantsInStage: (stage) =>
    `\`--variant\` gibt es nur bei \`--stage ir\`, \`code\` und \`js\`: \`${stage}\` zeigt die Dateien selbst.`,
  noAfterInStage: (stage) =>
    `\`--after\` gibt es nur bei \`--stage code\`: \`${stage}\` hat nur eine Form.`,
  notAChoice: (word) => `\`--options\` nimmt Paare wie \`NAME=WAHL\`, nicht \`${word}\`.`,
  twiceChosen: (id) => `\`--options\` legt \`${id}\` zweimal fest.`,
  botCount: (found, expected) =>
    `\`--bot\` nennt ${found} Computerspieler für ${pluralize(expected, "Platz", "Plätze")}.`,

  // Games and files
  unknownGame: (name, known) => `Das Spiel \`${name}\` gibt es nicht. Spiele: ${list(known)}.`,
  severalGames: (path, names) =>
    `In \`${path}\` liegen mehrere Spiele; eines davon muss genannt sein: ${list(names)}.`,
  noRules: (path) => `In \`${path}\` gibt es keine .regel-Dateien.`,
  noGames: (path) => `In \`${path}\` liegt kein Spiel.`,
  notRegel: (path) => `\`${path}\` ist keine .regel-Datei.`,
  noSuchLine: (path, line, lines) =>
    `\`${path}\` hat ${pluralize(lines, "Zeile", "Zeilen")}, also keine Zeile ${line}.`,
  notLines: (word) =>
    `\`${word}\` nennt keine Zeilen: nach dem Doppelpunkt steht \`10\` oder \`10-20\`.`,
  notText: (path) => `\`${path}\` ist kein Text in UTF-8.`,
  rulesTooLarge: (path, most) =>
    `\`${path}\` ist zu groß: Eine Regeldatei darf höchstens ${bytesText(most)} haben.`,
  fileTooLarge: (path, most) =>
    `\`${path}\` ist zu groß: Eine Datei dieser Art darf höchstens ${bytesText(most)} haben.`,
  gameTooLarge: (path, most) =>
    `\`${path}\` ist zu groß: Alle Dateien eines Spiels dürfen zusammen höchstens ${bytesText(most)} haben.`,
  cannotRead: (path, why) => `\`${path}\` lässt sich nicht lesen: ${why}.`,
  cannotWrite: (path, why) => `\`${path}\` lässt sich nicht schreiben: ${why}.`,
  systemReasons: {
    ENOENT: "nicht vorhanden",
    EACCES: "der Zugriff ist nicht erlaubt",
    EPERM: "der Zugriff ist nicht erlaubt",
    EISDIR: "das ist ein Ordner",
    EEXIST: "es gibt schon eine Datei dieses Namens",
    ENOTDIR: "ein Teil des Pfades ist kein Ordner",
    ENOSPC: "der Datenträger ist voll",
    EROFS: "der Datenträger ist schreibgeschützt",
    ENAMETOOLONG: "der Name ist zu lang",
    ELOOP: "die Verweise gehen im Kreis",
    ECONNREFUSED: "dort antwortet niemand",
    ENOTFOUND: "diesen Rechner gibt es nicht",
    ETIMEDOUT: "es dauert zu lange",
    ECONNRESET: "die Verbindung ist abgerissen",
    ERR_FS_FILE_TOO_LARGE: "die Datei ist zu groß",
  },
  notLearned: (path) => `In \`${path}\` steht nichts, was \`regel learn\` geschrieben hat.`,
  noFolder: "den Ordner gibt es nicht",
  outputFull: (why) => `Die Ausgabe ließ sich nicht schreiben: ${why}.`,
  outputClosed: "Die Ausgabe wurde geschlossen, bevor alles geschrieben war.",
  fault: (message) => `Regelwerk selbst hat versagt, bitte melden: ${message}`,

  // check, test
  brokenRules: (path, errors, variants) =>
    variants.length === 0
      ? `\`${path}\` hat noch ${errors} Fehler und lässt sich so nicht spielen.`
      : `\`${path}\` mit \`${variants.join(",")}\` hat noch ${errors} Fehler und lässt sich so nicht spielen.`,
  checked: (facts) => {
    const where = `${pluralize(facts.games, "Spiel", "Spiele")}, ${pluralize(facts.files, "Datei", "Dateien")}`;
    const errors =
      facts.errors === 0 ? "keine Fehler" : pluralize(facts.errors, "Fehler", "Fehler");
    const warnings = pluralize(facts.warnings, "Warnung", "Warnungen");
    return `${where}: ${errors}${facts.warnings === 0 ? "" : `, ${warnings}`}.`;
  },
  formatted: (facts) =>
    `${pluralize(facts.files, "Datei", "Dateien")}: ${facts.changed} geändert${unreadable(facts)}.`,
  formatChecked: (facts) =>
    `${pluralize(facts.files, "Datei", "Dateien")}: ${facts.changed} zu formatieren${unreadable(facts)}.`,
  notUpgraded: (path) =>
    `\`${path}\` bleibt, wie es ist: Es hat Fehler oder wäre danach nicht dasselbe Spiel. \`regel check ${path}\` nennt Fehler.`,
  upgraded: (facts) =>
    `${pluralize(facts.games, "Spiel", "Spiele")}: ${pluralize(facts.changed, "Datei", "Dateien")} umgeschrieben${leftAlone(facts)}.`,
  upgradeChecked: (facts) =>
    `${pluralize(facts.games, "Spiel", "Spiele")}: ${pluralize(facts.changed, "Datei", "Dateien")} umzuschreiben${leftAlone(facts)}.`,
  unknownCode: (word: string, nearest: string | undefined) =>
    `Einen Code \`${word}\` gibt es nicht.${nearest === undefined ? " `regel explain` zählt alle auf." : ` War \`${nearest}\` gemeint?`}`,
  wrongProgram: "Falsch:",
  saysAbout: "Dazu sagt der Übersetzer:",
  rightProgram: "Richtig:",
  exampleFailed: (id, variants) =>
    `Beispiel ${id} schlägt fehl${variants.length === 0 ? "" : ` (Variante ${list(variants)})`}`,
  noExamples: "Hier gibt es keine Beispiele.",

  // perft, sim
  perftHead: {
    decision: ["Entscheidungen", "Folgen", "ganze Partien"],
    turn: ["Züge", "Folgen", "ganze Partien"],
  },
  perftTotal: (games) => `Ganze Partien insgesamt: ${games}`,
  chanceInPerft: (text, depth) =>
    depth === 0
      ? `Am Anfang entscheidet der Zufall (\`${text}\`): perft zählt nur Spiele ohne Zufall.`
      : `Nach ${pluralize(depth, "Entscheidung", "Entscheidungen")} entscheidet der Zufall (\`${text}\`): perft zählt nur Spiele ohne Zufall.`,
  endlessGame: (game, limit) =>
    `Partie ${game} ist nach ${pluralize(limit, "Entscheidung", "Entscheidungen")} nicht zu Ende.`,
  faultIn: (game, seed, move) =>
    move === undefined
      ? `Das geschieht in Partie ${game} zum Startwert ${seed}, beim Aufbau.`
      : `Das geschieht in Partie ${game} zum Startwert ${seed}, ${move}.`,
  moveOf: (number, player, notation) => `in Zug ${number} von ${player}: \`${notation}\``,
  playAgain: (command) => `Noch einmal spielen: ${command}`,
  faultAfter: (moves, player, move) =>
    move === undefined
      ? "Das geschieht beim Aufbau."
      : moves.length === 0
        ? `Das geschieht im ersten Zug, von ${player}: \`${move}\`.`
        : `Das geschieht in Zug ${moves.length + 1} von ${player}, \`${move}\`, nach: ${moves.map((one) => `\`${one}\``).join(", ")}.`,
  seat: (number) => `Platz ${number}`,
  seatName: (number) => `Platz ${number}`,
  timeLeft: (time) => `noch ${time}`,
  progress: {
    sim: "Partien",
    learn: "Partien",
    perft: "erste Entscheidungen",
    replay: "Protokolle",
    diff: "%",
    mutate: "Mutanten",
  },

  // replay
  replayed: (records) => `${pluralize(records, "Protokoll", "Protokolle")} geprüft, alles stimmt.`,
  unknownRecordGame: (id) =>
    `Ein Spiel \`${id}\` gibt es unter \`rules\` nicht; \`--game\` nennt die Regeln zum Prüfen.`,
  otherRules: "Die Regeln waren damals anders geschrieben; die Partie kommt gleich heraus.",
  unfinished: "Die Partie ist nicht zu Ende.",

  // play
  you: "Mensch",
  botName: (number) => `Computer ${number}`,
  humanName: (number) => `Mensch ${number}`,
  started: (title, seed) => `${title}, Startwert ${seed}. \`?\` zeigt, was eingegeben werden kann.`,
  turnOf: (name) => `${name} entscheidet:`,
  hasChosen: (name) => `${name}: entschieden`,
  decidedAlready: (names) => `Alle entscheiden zugleich. Schon entschieden: ${names}.`,
  prompt: "> ",
  tableTitle: "Tisch",
  pointsOf: (points) => ` (${points})`,
  playHelp: `NUMMER            nimmt diese Möglichkeit; ebenso ihre Zugschrift, etwa take(number: 2)
?                 zeigt diese Hilfe
table             zeigt den Tisch noch einmal
options           zeigt die Möglichkeiten noch einmal, mit ihrer Zugschrift
why AKTION …      sagt, warum etwas geht oder nicht geht, etwa why take(number: 2)
undo              nimmt die letzte eigene Entscheidung zurück
save DATEI        schreibt die Partie als Protokoll
quit              verlässt die Partie`,
  notAnOption: (word, count) =>
    `\`${word}\` ist keine der Möglichkeiten 1 bis ${count}; \`?\` zeigt, was eingegeben werden kann.`,
  nothingToUndo: "Es gibt nichts zurückzunehmen.",
  undone: "Zurückgenommen.",
  saved: (path) => `In \`${path}\` gespeichert.`,
  saveWhere: "Zu `save` fehlt der Name einer Datei.",
  whyWhat: (known) => `Zu \`why\` gehört eine Aktion: ${list(known)}.`,
  unknownAction: (word, known) => `Die Aktion \`${word}\` gibt es nicht. Aktionen: ${list(known)}.`,
  unknownParameter: (word, known) =>
    known.length === 0
      ? `Die Aktion hat kein \`${word}\`.`
      : `Die Aktion hat kein \`${word}\`; sie hat: ${list(known)}.`,
  unknownValue: (parameter, word) => `\`${word}\` ist kein Wert von \`${parameter}\`.`,
  possible: "Das geht.",
  notPossible: "Das geht jetzt nicht.",
  left: "Die Partie wurde vor ihrem Ende verlassen.",
  rated: (name, rating) => `${name}: ${rating}`,
  placed: (place, names) => `${place}. ${names.join(" und ")}`,
  ledgerTotal: "zusammen",
};
