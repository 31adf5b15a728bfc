// English texts of the site.

import { compareEn } from "../compare/en.ts";
import { offlineEn } from "../offline/en.ts";
import { playEn } from "../play/en.ts";
import { rulebookEn } from "../rulebook/en.ts";
import { scoreEn } from "../score/en.ts";
import { searchEn } from "../search/en.ts";
import { tilesEn } from "../tiles/en.ts";
import type { Strings } from "./strings.ts";

export const siteEn: Strings = {
  ...playEn,
  language: "English",
  site: {
    name: "Regelwerk",
    tagline: "Rules you can read and play",
    skip: "Skip to content",
    games: "Games",
    allGames: "All games",
    learn: "Learn",
    play: "Play",
    compare: "Compare",
    playground: "House rules",
    questions: "Open questions",
    score: "Scoring pad",
    print: "To print",
    booklet: "Rules to print",
    tiles: "Tiles",
    playersOf: ({ min, max }) => `${min} to ${max} players, also against simple opponents`,
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
    sheets: "Sheets",
    all: "all sheets",
    date: "Date",
    boxes: (count) => `${count} boxes`,
    dashed: (players) =>
      `Dashed boxes do not count ${players.join() === "1" ? "in a solo game" : `with ${players.join(", ")} players`}.`,
    circles: (count) => `${count} circles`,
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
    title: "Rules you can read and play",
    description:
      "Learn, look up and play The Castles of Burgundy in your browser, in German and English: made from rules that a person can read.",
    lead: "Learn and play The Castles of Burgundy right here in your browser. Every rule is written once, in a language for people, and the game, the explanations and the scoring all come from those lines.",
    play: "Play Burgundy now",
    playHint: "2 to 4 players, alone too. No account.",
    tryTitle: "A move to try",
    tryLead: "Benno has two dice and a cow in store. Click what is marked.",
    gamesTitle: "The games",
    forWhom: "Who this is for",
    people: [
      {
        who: "You want to play",
        what: "Sit down and go: against simple opponents or in turns with the family. What is possible lights up; what is not is explained.",
        link: "To the table",
        href: "/en/play/burgundy/",
      },
      {
        who: "You want to look something up",
        what: "Short chapters in plain words. Every example is a real position that you can play on from.",
        link: "To the rulebook",
        href: "/en/rules/burgundy/",
        also: { link: "Open questions and sources", href: "/en/questions/burgundy/" },
      },
      {
        who: "You invent rules",
        what: "The rules are text files that can be read and changed without programming. Everything on these pages is made from them.",
        link: "Write a house rule and play it",
        href: "/en/playground/",
        also: { link: "Your first game in 15 minutes", href: "/en/language/first-game/" },
      },
      {
        who: "You wonder what a house rule does",
        what: "Two versions of the rules side by side: what differs, a position in which it shows, and what a thousand games say about it.",
        link: "Compare versions",
        href: "/en/compare/burgundy/",
      },
    ],
    oneSource: "Written once, true everywhere",
    oneSourceText: "This is the rule for animals as it stands in the project. These lines become:",
    oneSourceParts: [
      "the move that you make at the table",
      "the answer to “Why can’t I do that?”",
      "the line in the score ledger",
      "the proof that the example is right",
    ],
    smallTitle: "The same language, a small game",
    smallLead: "Tic-tac-toe is a file of rules here, too. Play against chance.",
  },
};
