// English texts of the site.

import { compareEn } from "../compare/en.ts";
import { offlineEn } from "../offline/en.ts";
import { playEn } from "../play/en.ts";
import { rulebookEn } from "../rulebook/en.ts";
import { scoreEn } from "../score/en.ts";
import { searchEn } from "../search/en.ts";
import { tilesEn } from "../tiles/en.ts";
import type { Strings } from "./strings.ts";

/** How many can play: “2 to 4 players”. */
function players(min: number, max: number): string {
  if (min !== max) return `${min} to ${max} players`;
  return max === 1 ? "1 player" : `${max} players`;
}

export const siteEn: Strings = {
  ...playEn,
  language: "English",
  site: {
    name: "Regelwerk",
    tagline: "Rules you can read and play",
    skip: "Skip to content",
    games: "Games",
    allGames: "All games",
    showAll: "See them all",
    learn: "Learn",
    play: "Play",
    compare: "Compare",
    playground: "House rules",
    questions: "Open questions",
    score: "Scoring pad",
    print: "To print",
    booklet: "Rules to print",
    tiles: "Tiles",
    playersOf: ({ min, max }) => `${players(min, max)}, also against simple opponents`,
    rules: "Rules",
    language: "Rules language",
    menu: "Menu",
    switchTo: "This page in English",
    theme: "Colours",
    themes: { system: "Auto", light: "Light", dark: "Dark" },
    disclaimer:
      "Regelwerk is an unofficial, non-commercial fan project. Names and rights of the games belong to the people and publishers named here; texts, drawings and program are our own work.",
    sources: "Sources of the rules",
    forAuthors: "For rule authors",
    workshop: "Drafts and templates",
    firstGame: "Your first game in 15 minutes",
    codes: "Compiler messages",
    notFound: "There is no such page",
    notFoundText: "Perhaps it has been renamed, or there is a slip in the address.",
    home: "To the start page",
  },
  codes: {
    title: "Reports",
    lead: "What the compiler finds wrong with rules, and why: for each report a wrong program and a right one. In the terminal, `regel explain` shows the same.",
    code: "Code",
    meaning: "Meaning",
    wrong: "Wrong",
    saysAbout: "The compiler says",
    right: "Right",
    automatic: "An editor can do this by itself.",
    decision: "No editor can do this by itself: here something is to be decided.",
    previous: "Previous",
    next: "Next",
  },
  print: {
    title: (game) => `${game}: print and play`,
    description: (game) =>
      `${game}: sheets to print and write on, with tables and room for the points; legible in greyscale too.`,
    lead: "Each sheet fits on a page of A4, in greyscale too. All sheets are printed, or only the one that you choose here.",
    cardsDescription: (game) =>
      `${game}: all cards to print and cut out, to try rules of your own at the table.`,
    cardsLead:
      "All cards for a full table, nine on a page of A4, with lines to cut along. Handy for house rules that are a card short.",
    ownCards: "New cards of your own rules are printed with the booklet of the rules workshop.",
    sides: ["front", "back"],
    sheets: "Sheets",
    all: "all sheets",
    date: "Date",
    boxes: (count) => `${count} ${count === 1 ? "box" : "boxes"}`,
    dashed: (players) =>
      `Dashed boxes do not count ${players.join() === "1" ? "in a solo game" : `with ${players.join(", ")} players`}.`,
    circles: (count) => `${count} ${count === 1 ? "circle" : "circles"}`,
    circleHint: "Circle what you get; cross out what you spend.",
    unofficial: "Unofficial, non-commercial fan project (Regelwerk).",
  },
  compare: compareEn,
  rulebook: rulebookEn,
  offline: offlineEn,
  score: scoreEn,
  search: searchEn,
  tiles: tilesEn,
  reference: {
    title: "The rules language",
    chapters: "Chapters",
    onThisPage: "On this page",
    previous: "Previous",
    next: "Next",
    asText: "as text",
    inWords: "The text made from it",
    passed: (examples) =>
      examples === 1 ? "1 example, passed" : `${examples} examples, all passed`,
    wholeFile: "The whole file so far",
    wholeProgram: "The whole game of this page",
  },
  home: {
    /** Of a game in the list of all games. */
    facts: ({ min, max }, minutes) =>
      `${players(min, max)} · ${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
    title: "Rules you can read and play",
    description: (game) =>
      `Learn, look up and play ${game} in your browser, in German and English: made from rules that a person can read.`,
    learn: (lessons) => `Learn in ${lessons} short lessons`,
    learnOn: "Keep learning",
    back: "Welcome back.",
    solved: (lessons) =>
      lessons === 0
        ? "You have begun the first lesson. Up next:"
        : lessons === 1
          ? "One lesson done. Up next:"
          : `${lessons} lessons done. Up next:`,
    allSolved: "All lessons done. Time for a game!",
    goOn: (lesson) => `Go on: lesson ${lesson}`,
    minutes: (minutes) => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
    path: (solved, all) => `${solved} of ${all} lessons done`,
    toGame: "Back to the game",
    against: "against #",
    and: "and",
    table: "Your first move",
    where: "Where to?",
    doors: {
      learn: {
        name: "Learn",
        text: (lessons) =>
          lessons === 1
            ? "One lesson at the board, three minutes. No rulebook needed."
            : `${lessons} lessons at the board, three minutes each. No rulebook needed.`,
        go: "First lesson",
      },
      play: {
        name: "Play",
        text: "On your own against the computer, or around one device.",
        go: "Set the table",
      },
      houseRules: {
        name: "House rules",
        text: "Change one sentence of the rules and play it right away.",
        go: "Change a rule",
      },
    },
  },
};
