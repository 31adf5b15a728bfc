// English texts of the playground's start page.

import type { StartPageStrings } from "./strings.ts";

export const startPageEn: StartPageStrings = {
  description:
    "Write house rules of your own and play them at once: with three lines, from a collection or from scratch. Everything stays in your browser.",
  lead: "“At our table that counts differently.” Write down how you play and try it at once. You need no account, and everything stays in your browser.",
  begin: "Start something new",
  variantOf: (game) => `A house rule for ${game}`,
  variantHint: () => "Three lines are enough to change a number of the game.",
  ownGame: "A game of your own",
  ownGameHint: "A small game that runs already: change it until it is yours.",
  gallery: "Go on from a house rule",
  galleryLead: "Each opens as a copy that you can change.",
  sorts: {
    numbers: "Other numbers",
    things: "New material",
    course: "Another course of play",
  },
  works: "Your works",
  worksLead: "They are in this browser only.",
  noWorks:
    "What you write is listed here as soon as you have changed something. Begin with three lines above.",
  noScript: "This page needs JavaScript to show the works you have saved.",
  loading: "Fetching your works …",
  changed: (date) => `last changed: ${date}`,
  rename: "Rename",
  newName: "New name",
  takeName: "Take this name",
  duplicate: "Duplicate",
  remove: "Delete",
  removed: (name) => `“${name}” is deleted.`,
  undo: "Undo",
  of: (what, name) => `${what}: ${name}`,
  forbidden: "This browser saves nothing here; open your works as files.",
  full: "The browser’s storage is full; delete a work that you have as a file.",
  beside: (name) => `The work was changed elsewhere meanwhile; this one is now called “${name}”.`,
  import: "Open files",
  importLead: "Files of rules, a folder or an archive (zip), also from the project.",
  nobodyKnows:
    "These files do not say which game they belong to; open them on the page of that game.",
  imported: (name) => `“${name}” is among your works now.`,
};
