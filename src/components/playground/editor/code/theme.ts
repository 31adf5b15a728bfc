// How the editor looks: by the colours and sizes of the site, so that themes need nothing more.

import { EditorView } from "@codemirror/view";

export const theme = EditorView.theme({
  "&": {
    background: "var(--surface-raised)",
    color: "var(--ink)",
    fontSize: "0.9375rem",
    height: "100%",
  },
  "&.cm-focused": { outline: "3px solid var(--accent)", outlineOffset: "-1px" },
  ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "1.55", wordSpacing: "normal" },
  ".cm-content": { caretColor: "var(--ink)", paddingBlock: "var(--space-2)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground":
    { background: "color-mix(in oklab, var(--accent), transparent 75%)" },
  ".cm-activeLine, .cm-activeLineGutter": {
    background: "color-mix(in oklab, var(--ink), transparent 95%)",
  },
  ".cm-gutters": {
    background: "var(--surface)",
    color: "var(--ink-soft)",
    borderRight: "1px solid var(--line)",
  },
  ".cm-foldGutter .cm-gutterElement": { cursor: "pointer", minWidth: "1.1em" },
  ".cm-foldPlaceholder": {
    border: "1px solid var(--line-strong)",
    background: "var(--surface)",
    color: "var(--ink-soft)",
  },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    background: "transparent",
    outline: "1px solid var(--line-strong)",
  },
  ".cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket": {
    background: "transparent",
    outline: "1px solid var(--accent)",
  },
});
