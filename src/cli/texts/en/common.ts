// English texts of the command, except those about variants (compare.ts).

import { bytesText } from "../../../files/most-bytes.ts";
import { pluralize } from "../pluralize.ts";
import { arenaEn } from "./arena.ts";
import { compareTextsEn } from "./compare.ts";
import { exportEn } from "./export.ts";
import { initEn } from "./init.ts";
import { mutateEn } from "./mutate.ts";
import { queueEn } from "./queue.ts";
import { sentencesEn } from "./sentences.ts";
import { simEn } from "./sim.ts";
import { siteCommandEn } from "./site.ts";

const list = (words: readonly string[]) => words.join(", ");
const leftAlone = (facts: { unproved: number }) =>
  facts.unproved === 0 ? "" : `, ${pluralize(facts.unproved, "game", "games")} left alone`;

const unreadable = (facts: { unreadable: number }) =>
  facts.unreadable === 0 ? "" : `, ${facts.unreadable} with errors and left alone`;

/** Reasons by the error code of the system. */
const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  EACCES: "access is denied",
  EPERM: "access is denied",
  EISDIR: "it is a folder",
  EEXIST: "there is already a file of that name",
  ENOTDIR: "a part of the path is not a folder",
  ENOSPC: "the disk is full",
  EROFS: "the disk is read-only",
  ENAMETOOLONG: "the name is too long",
  ELOOP: "its links go in a circle",
  ECONNREFUSED: "nobody answers there",
  ENOTFOUND: "there is no such host",
  ETIMEDOUT: "it takes too long",
  ECONNRESET: "the connection broke off",
  ERR_FS_FILE_TOO_LARGE: "it is too large",
};

export const textsEn = {
  arena: arenaEn,
  compare: compareTextsEn,
  mutate: mutateEn,
  queue: queueEn,
  sim: simEn,
  sentences: sentencesEn,
  init: initEn,
  export: exportEn,
  site: siteCommandEn,

  // Arguments
  unknownCommand: (word: string, known: readonly string[]) =>
    `There is no command \`${word}\`. Commands: ${list(known)}.`,
  unknownFlag: (flag: string, known: readonly string[]) =>
    `There is no option \`${flag}\` here. Options: ${list(known)}.`,
  needsValue: (flag: string) => `\`${flag}\` needs a value.`,
  isTwice: (flag: string) => `\`${flag}\` can be given only once.`,
  takesNoValue: (flag: string) => `\`${flag}\` takes no value.`,
  needsArgument: (command: string, what: "game" | "file") =>
    `\`regel ${command}\` needs a ${what}. \`regel ${command} --help\` says more.`,
  tooMany: (word: string) => `\`${word}\` is one word too many.`,
  notANumber: (flag: string, word: string, min: number, max: number) =>
    min === max
      ? `\`${flag}\` can only be ${min} here, not \`${word}\`.`
      : `\`${flag}\` is a whole number from ${min} to ${max}, not \`${word}\`.`,
  notOneOf: (flag: string, word: string, known: readonly string[]) =>
    `\`${flag}\` is one of ${list(known)}, not \`${word}\`.`,
  needsStdio: "`regel lsp` only talks over standard input and output: `regel lsp --stdio`.",
  needsStage: (known: readonly string[]) => `\`--stage\` is missing; it is one of ${list(known)}.`,
  noVariantsInStage: (stage: string) =>
    `\`--variant\` needs \`--stage ir\`, \`code\` or \`js\`: \`${stage}\` is of the files themselves.`,
  noAfterInStage: (stage: string) =>
    `\`--after\` needs \`--stage code\`: \`${stage}\` has one form only.`,
  notAChoice: (word: string) => `\`--options\` takes pairs such as \`ID=CHOICE\`, not \`${word}\`.`,
  twiceChosen: (id: string) => `\`--options\` says twice what \`${id}\` is.`,
  botCount: (found: number, expected: number) =>
    `\`--bot\` names ${found} bots for ${pluralize(expected, "seat", "seats")}.`,

  // Games and files
  unknownGame: (name: string, known: readonly string[]) =>
    `There is no game \`${name}\`. Games: ${list(known)}.`,
  severalGames: (path: string, names: readonly string[]) =>
    `\`${path}\` holds several games; name one of them: ${list(names)}.`,
  noRules: (path: string) => `There are no .regel files in \`${path}\`.`,
  noGames: (path: string) => `There is no game in \`${path}\`.`,
  notRegel: (path: string) => `\`${path}\` is not a .regel file.`,
  noSuchLine: (path: string, line: number, lines: number) =>
    `\`${path}\` has ${pluralize(lines, "line", "lines")}, so there is no line ${line}.`,
  notLines: (word: string) =>
    `\`${word}\` names no lines: after the colon stands \`10\` or \`10-20\`.`,
  notText: (path: string) => `\`${path}\` is not text in UTF-8.`,
  rulesTooLarge: (path: string, most: number) =>
    `\`${path}\` is too large: a file of rules may have ${bytesText(most)} at most.`,
  fileTooLarge: (path: string, most: number) =>
    `\`${path}\` is too large: a file of this kind may have ${bytesText(most)} at most.`,
  gameTooLarge: (path: string, most: number) =>
    `\`${path}\` is too large: all files of a game may have ${bytesText(most)} together at most.`,
  cannotRead: (path: string, why: string) => `\`${path}\` cannot be read: ${why}.`,
  cannotWrite: (path: string, why: string) => `\`${path}\` cannot be written: ${why}.`,
  systemReasons,
  notLearned: (path: string) => `\`${path}\` holds nothing that \`regel learn\` has written.`,
  noFolder: "there is no such folder",
  outputFull: (why: string) => `The output could not be written: ${why}.`,
  outputClosed: "The output was closed before everything was written.",
  fault: (message: string) => `Regelwerk itself failed, please report it: ${message}`,

  // check, test
  brokenRules: (path: string, errors: number, variants: readonly string[]) =>
    variants.length === 0
      ? `\`${path}\` has ${pluralize(errors, "error", "errors")} and cannot be played.`
      : `\`${path}\` with \`${variants.join(",")}\` has ${pluralize(errors, "error", "errors")} and cannot be played.`,
  checked: (facts: { games: number; files: number; errors: number; warnings: number }) => {
    const where = `${pluralize(facts.games, "game", "games")}, ${pluralize(facts.files, "file", "files")}`;
    const errors = facts.errors === 0 ? "no errors" : pluralize(facts.errors, "error", "errors");
    const warnings = pluralize(facts.warnings, "warning", "warnings");
    return `${where}: ${errors}${facts.warnings === 0 ? "" : `, ${warnings}`}.`;
  },
  formatted: (facts: { files: number; changed: number; unreadable: number }) =>
    `${pluralize(facts.files, "file", "files")}: ${facts.changed} changed${unreadable(facts)}.`,
  formatChecked: (facts: { files: number; changed: number; unreadable: number }) =>
    `${pluralize(facts.files, "file", "files")}: ${facts.changed} to be laid out${unreadable(facts)}.`,
  notUpgraded: (path: string) =>
    `\`${path}\` stays as it is: it has errors, or would not be the same game afterwards. \`regel check ${path}\` lists errors.`,
  upgraded: (facts: { games: number; changed: number; unproved: number }) =>
    `${pluralize(facts.games, "game", "games")}: ${pluralize(facts.changed, "file", "files")} rewritten${leftAlone(facts)}.`,
  upgradeChecked: (facts: { games: number; changed: number; unproved: number }) =>
    `${pluralize(facts.games, "game", "games")}: ${pluralize(facts.changed, "file", "files")} to be rewritten${leftAlone(facts)}.`,
  unknownCode: (word: string, nearest: string | undefined) =>
    `There is no code \`${word}\`.${nearest === undefined ? " `regel explain` lists all." : ` Did you mean \`${nearest}\`?`}`,
  wrongProgram: "Wrong:",
  saysAbout: "The compiler says:",
  rightProgram: "Right:",
  exampleFailed: (id: string, variants: readonly string[]) =>
    `example ${id} failed${variants.length === 0 ? "" : ` (variant ${list(variants)})`}`,
  noExamples: "There are no examples here.",

  // perft, sim
  perftHead: {
    decision: ["decisions", "sequences", "complete games"],
    turn: ["turns", "sequences", "complete games"],
  },
  perftTotal: (games: string) => `Complete games in all: ${games}`,
  chanceInPerft: (text: string, depth: number) =>
    depth === 0
      ? `Chance decides at the start (\`${text}\`): perft counts games without chance only.`
      : `Chance decides after ${pluralize(depth, "decision", "decisions")} (\`${text}\`): perft counts games without chance only.`,
  endlessGame: (game: number, limit: number) =>
    `Game ${game} did not end within ${pluralize(limit, "decision", "decisions")}.`,
  faultIn: (game: number, seed: number, move: string | undefined) =>
    move === undefined
      ? `This happens in game ${game} of seed ${seed}, while it is set up.`
      : `This happens in game ${game} of seed ${seed}, ${move}.`,
  moveOf: (number: number, player: string, notation: string) =>
    `in move ${number} by ${player}: \`${notation}\``,
  playAgain: (command: string) => `To play it again: ${command}`,
  faultAfter: (moves: readonly string[], player: string, move: string | undefined) =>
    move === undefined
      ? "This happens while the game is set up."
      : moves.length === 0
        ? `This happens in the first move, by ${player}: \`${move}\`.`
        : `This happens in move ${moves.length + 1} by ${player}, \`${move}\`, after: ${moves.map((one) => `\`${one}\``).join(", ")}.`,
  seat: (number: number) => `seat ${number}`,
  seatName: (number: number) => `Player ${number}`,
  timeLeft: (time: string) => `${time} left`,
  progress: {
    sim: "games",
    learn: "games",
    perft: "first decisions",
    replay: "records",
    diff: "%",
    mutate: "mutants",
  },

  // replay
  replayed: (records: number) => `${pluralize(records, "record", "records")} proved.`,
  unknownRecordGame: (id: string) =>
    `There is no game \`${id}\` under \`rules\`; \`--game\` names the rules to prove by.`,
  otherRules: "The rules were written differently then; the game comes out the same.",
  unfinished: "The game is not over.",

  // play
  you: "You",
  botName: (number: number) => `Bot ${number}`,
  humanName: (number: number) => `Player ${number}`,
  started: (title: string, seed: number) =>
    `${title}, seed ${seed}. \`?\` shows what can be typed.`,
  turnOf: (name: string) => `${name} to decide:`,
  hasChosen: (name: string) => `${name}: decided`,
  decidedAlready: (names: string) => `All decide at the same time. Decided so far: ${names}.`,
  prompt: "> ",
  tableTitle: "Table",
  pointsOf: (points: string) => ` (${points})`,
  playHelp: `NUMBER            takes that option; so does its notation, such as take(number: 2)
?                 shows this
table             shows the table again
options           shows the options again, with their notation
why ACTION …      says why an action is possible or not, e.g. why take(number: 2)
undo              takes your last decision back
save FILE         writes the game as a record
quit              leaves the game`,
  notAnOption: (word: string, count: number) =>
    `\`${word}\` is none of the options 1 to ${count}; \`?\` shows what can be typed.`,
  nothingToUndo: "There is nothing to take back.",
  undone: "Taken back.",
  saved: (path: string) => `Saved in \`${path}\`.`,
  saveWhere: "`save` needs the name of a file.",
  whyWhat: (known: readonly string[]) => `\`why\` needs an action: ${list(known)}.`,
  unknownAction: (word: string, known: readonly string[]) =>
    `There is no action \`${word}\`. Actions: ${list(known)}.`,
  unknownParameter: (word: string, known: readonly string[]) =>
    known.length === 0
      ? `The action takes no \`${word}\`.`
      : `The action has no \`${word}\`; it has: ${list(known)}.`,
  unknownValue: (parameter: string, word: string) => `\`${word}\` is no value of \`${parameter}\`.`,
  possible: "That is possible.",
  notPossible: "That is not possible now.",
  left: "The game was left before its end.",
  rated: (name: string, rating: string) => `${name}: ${rating}`,
  placed: (place: number, names: readonly string[]) => `${place}. ${names.join(" and ")}`,
  ledgerTotal: "together",
};

export type Texts = typeof textsEn;
