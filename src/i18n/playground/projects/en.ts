// English texts about saving, sharing and opening projects.

import type { ProjectsStrings } from "./strings.ts";

export const projectsEn: ProjectsStrings = {
  name: "Name of the work",
  versions: {
    title: "Versions",
    lead: "Give the present state a name, and you can compare and go back later.",
    name: "Name of the version",
    usualName: "Version",
    keep: "Keep this version",
    none: "No version yet.",
    differences: "Differences from now",
    noDifferences: "Nothing has changed since this version.",
    goBack: "Back to this version",
    before: (name) => `before going back to “${name}”`,
    remove: "Delete",
    removed: (name) => `“${name}” is deleted.`,
    undo: "Undo",
    added: "new",
    taken: "gone",
    of: (what, name) => `${what}: ${name}`,
  },
  share: {
    title: "Share as a link",
    lead: "Your whole work is in the link. It goes to no server; only those who have the link can read it.",
    copy: "Copy the link",
    copied: (length) => `Copied. The link has ${length} characters.`,
    byHand: (length) =>
      `The browser does not allow copying; select the link yourself. It has ${length} characters.`,
    link: "Link to your work",
    longForChats: "Some chat programs cut off links this long; better send the file then.",
    tooLong: "Your work is too large for a link; share it as a file.",
  },
  files: {
    title: "Files",
    lead: "The archive fits right into the folder of the project.",
    one: (name) => `Download ${name}`,
    zip: "Everything as an archive (zip)",
    zipHint: "Rules in their folders, neatly laid out, with short instructions.",
    pick: "Open files or an archive",
    folder: "Open a folder",
    taken: (count) => (count === 1 ? "Took in 1 file." : `Took in ${count} files.`),
    nothing: "None of it could be taken in.",
    left: "Left out:",
    why: {
      "no-rules": "no file of rules",
      outside: "not part of this game, or outside of its folder",
      large: "too large; a file of rules may have 500 kB at most",
      full: "too much; all files together may have 750 kB at most",
      many: "too many files",
      same: "as in the game, nothing changed",
      unreadable: "no readable text",
    },
    problems: {
      "archive-broken": "This archive cannot be read; perhaps it is incomplete.",
      "archive-large": "This archive holds more than rules need, and was not opened.",
    },
    undo: "Undo",
    stopped: "That took too long and was stopped; the work itself is unchanged.",
  },
};
