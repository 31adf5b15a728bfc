// English wording of diagnostics about games, their versions and texts.

import type { CatalogOf } from "../catalog.ts";
import type { GameFacts } from "../facts/check.ts";

export const gameEn: CatalogOf<GameFacts> = {
  "missing-game": {
    title: "No game",
    why: "Only `game` says what is played here and how many can play. Without it there is nothing to set up and nobody to ask.",
    text: () => "These files declare no game.",
    advice: () => "A game begins with `game name { … players 2..4 }`.",
  },
  "second-game": {
    title: "Two games",
    why: "All files of a folder are read as one set of rules. With two games it would be open which of them a rule belongs to.",
    text: ({ name }) =>
      `\`${name}\` is a second game in the same files; one folder holds one game.`,
  },
  "missing-flow": {
    title: "No flow",
    why: "Actions and pieces only say what is possible. Without a flow nobody would ever have a turn, and the game would be over as soon as it begins.",
    text: () => "The game does not say how it runs.",
    advice: () => "`flow { … }` lists what happens from set-up to end.",
  },
  "missing-ranking": {
    title: "No ranking",
    why: "Many games end with the most points, some with the fewest, some with other things to break ties. As the compiler cannot know, no winner is ever assumed.",
    text: () => "The game does not say who wins.",
    advice: () => "`ranking { most score }` lets the most points win.",
  },
  "unknown-version": {
    title: "Unknown version",
    why: "The version says which meaning the words had when the rules were written. A compiler that does not know it would play another game without saying so.",
    text: ({ version, newest }) =>
      `Version ${version} of the language is not known; the newest is ${newest}.`,
  },
  "former-word": {
    title: "Former word",
    why: "One thing has one word. Version 2 of the language has merged words that said the same; with both spellings around, readers would look for a difference.",
    text: ({ was, now }) => `In version 2 of the language, \`${was}\` is \`${now}\` here.`,
    hint: ({ now }) => `Write \`${now}\`.`,
  },
  "missing-text": {
    title: "Text missing",
    why: "Games can be played in both languages, and nobody should meet a hole or a word of the other one in the middle of a sentence.",
    text: ({ language, name }) =>
      `\`${name}\` has no ${language === "de" ? "German" : "English"} text.`,
    advice: ({ language }) => `Add \`${language} "…"\`.`,
  },
  "unknown-hole": {
    title: "Unknown hole",
    why: "Holes are filled in while people play. One that names nothing would show its own braces at the table instead of a number or a name.",
    text: ({ hole }) => `\`{${hole}}\` names nothing that is known here.`,
  },
  "unknown-article": {
    title: "Unknown article",
    why: "An article in a hole says which case is meant, not which gender: the noun brings that along. In German it is written as before a masculine noun, because only there do all four cases look different.",
    text: ({ article, language }) =>
      language === "de"
        ? `\`${article}\` is no article of a German hole, which has that of a masculine noun.`
        : `\`${article}\` is no article of an English hole.`,
    advice: ({ language }) =>
      language === "de"
        ? "There are `der`, `den`, `dem`, `des`, and likewise the forms of `ein`, `kein` and `dein`: `einen`, `keinem`, `deines` …"
        : "There are `the`, `a`, `no` and `your`; `a` becomes “an” by itself.",
  },
  "article-as-name": {
    title: "Name like an article",
    why: "In front of another word such a name looks like an article. The hole could mean two things, and one of them would be wrong.",
    text: ({ name, hole }) =>
      `In \`{${hole}}\`, \`${name}\` could be the article or what has that name here.`,
    advice: () => "Give the value another name.",
  },
  "not-a-web-address": {
    title: "Not a web address",
    why: "The address becomes a link beside the rule. Following it should lead to a web page; addresses of other kinds could run a script.",
    text: ({ address }) => `\`${address}\` is not the address of a web page.`,
    advice: () =>
      "Begin it with `https://` or `http://` and the name of the host, without a user name.",
  },
};
