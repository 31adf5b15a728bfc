// English texts of the page with the reader's data.

import type { UserDataStrings } from "./strings.ts";

export const userDataEn: UserDataStrings = {
  title: "Your data",
  description:
    "Progress, games and house rules are stored in your browser only. Take all of it along in one file, and bring it in elsewhere.",
  lead: "What you learn, play and write here is stored in this browser only. No one else sees it, and no one keeps it for you.",
  noScript: "This page needs JavaScript to read your data.",
  what: {
    exercises: (count) => (count === 1 ? "1 solved exercise" : `${count} solved exercises`),
    positions: (count) =>
      count === 1 ? "1 position to practise" : `${count} positions to practise`,
    matches: (count) => (count === 1 ? "1 game" : `${count} games`),
    projects: (count) => (count === 1 ? "1 house rule" : `${count} house rules`),
    settings: (count) => (count === 1 ? "1 setting" : `${count} settings`),
  },
  has: "What you have here",
  none: "Nothing yet. Solve a task or play a match, and it shows up here.",
  reading: "Reading your data …",
  forbidden: "This browser lets the page store nothing, so there is nothing here.",
  save: {
    title: "Take it along",
    text: "Everything goes into one file. Keep it, or open it on another device.",
    button: "Download everything",
    file: "regelwerk-data.json",
  },
  open: {
    title: "Bring it in",
    text: "What the file has is added to what is here. Nothing is replaced.",
    button: "Choose a file",
    matchName: "From a file",
    found: "New to this browser in the file:",
    nothing: "You already have everything from this file.",
    dropped: (count) =>
      count === 1
        ? "One entry could not be read and stays out."
        : `${count} entries could not be read and stay out.`,
    take: "Add it",
    cancel: "Cancel",
    done: "Everything is here.",
  },
  problems: {
    large: "This file is too large: up to 30 MB can be opened.",
    broken: "This file is damaged, or not from here.",
    other: "This file holds no data of Regelwerk.",
    newer: "This file is from a newer version. Reload the page and try again.",
    full: "The browser’s storage is full. Make room and open the file again: nothing will be there twice.",
  },
  full: "The browser’s storage is full: what you do now is lost when you close the page.",
  toData: "Take your data along",
  dismiss: "Got it",
};
