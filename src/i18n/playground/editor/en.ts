// English texts of the playground's editor.

import type { EditorStrings } from "./strings.ts";

export const editorEn: EditorStrings = {
  text: (path) => `Rules ${path}`,
  readOnlyText: (path) => `Rules ${path}, read only`,
  keys: "Tab leaves the text. Indent: Ctrl ] and Ctrl [. Suggestions: Ctrl Space. Explanation: Ctrl I. Next report: F8. Rename: F2.",
  tabs: "Open files",
  readOnly: "read only",
  tools: {
    format: "Tidy up",
    rename: "Rename",
    explain: "What is this?",
    definition: "Where from?",
    references: "Where used?",
    search: "Find",
    complete: "Suggestions",
  },
  inlays: "Values in the text",
  toolbar: "Tools for the text",
  more: "More about this report",
  outline: "Go to …",
  files: {
    add: "New file",
    rename: "Rename file",
    remove: "Delete file",
    sure: (name) => `Delete ${name} with all its text?`,
    close: (name) => `Close ${name}`,
    name: "Name of the file",
    ok: "Done",
    cancel: "Cancel",
    taken: "Another file has this name already.",
    empty: "A name is made of letters or digits.",
    browse: "Read the rules of any game",
    filter: "Find files",
    found: (count) => (count === 1 ? "1 file" : `${count} files`),
  },
  problems: {
    title: "Reports",
    counts: (errors, warnings) =>
      errors + warnings === 0
        ? "Everything is fine."
        : [
            errors > 0 ? `${errors} ${errors === 1 ? "error" : "errors"}` : [],
            warnings > 0 ? `${warnings} ${warnings === 1 ? "warning" : "warnings"}` : [],
          ]
            .flat()
            .join(", "),
    loading: "The language help is loading; you can write already.",
    error: "Error",
    warning: "Warning",
    place: (file, line) => `${file}, line ${line}`,
  },
  upgrade: {
    offer: (version) => `Upgrade to language ${version}`,
    running: "Upgrading your rules and comparing …",
    upgraded: (version) => `Your rules are in language ${version} now, and still the same game.`,
    faults: "Nothing was changed: the rules still have errors. Mend them first.",
    differs: "Nothing was changed: the upgraded rules would have been a different game.",
    undo: "Undo",
  },
  stopped: (seconds) =>
    `The language help did not answer for ${seconds} seconds and was stopped; it starts again as soon as you go on writing.`,
  again: "Start it again now",
};
