// How what the editor shows beyond its text looks: by the colours and sizes of the site, too.

import { EditorView } from "@codemirror/view";

const raised = {
  border: "1px solid var(--line-strong)",
  borderRadius: "var(--radius-s)",
  background: "var(--surface-raised)",
  color: "var(--ink)",
  boxShadow: "var(--shadow-2)",
};

export const skillsTheme = EditorView.theme({
  ".cm-searchMatch": { background: "var(--warn-soft)", outline: "1px solid var(--warn)" },
  ".cm-searchMatch-selected": { background: "var(--accent-soft)" },
  ".cm-selectionMatch": { background: "var(--accent-soft)" },
  ".cm-inlay": { color: "var(--ink-soft)", fontStyle: "italic" },

  ".cm-tooltip": raised,
  ".cm-tooltip-autocomplete > ul": { fontFamily: "var(--font-code)", maxHeight: "14em" },
  ".cm-tooltip-autocomplete > ul > li": { minHeight: "24px", padding: "2px 6px" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--accent)",
    color: "var(--accent-ink)",
  },
  ".cm-completionDetail": { color: "inherit", opacity: "0.85" },
  ".cm-completionInfo": { ...raised, padding: "var(--space-2)", maxWidth: "24rem" },
  ".cm-lsp-documentation": {
    maxWidth: "min(36rem, 85vw)",
    maxHeight: "18rem",
    overflow: "auto",
    padding: "var(--space-2)",
    fontFamily: "var(--font-text)",
    lineHeight: "1.4",
  },
  ".cm-lsp-documentation pre": {
    fontFamily: "var(--font-code)",
    fontSize: "0.875rem",
    whiteSpace: "pre-wrap",
  },
  ".cm-lsp-documentation ul": { margin: "0", paddingLeft: "1.2em" },

  ".cm-lintRange-error": {
    background: "none",
    textDecoration: "underline wavy var(--accent)",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-warning": {
    background: "none",
    textDecoration: "underline dotted var(--warn) 2px",
    textUnderlineOffset: "3px",
  },
  ".cm-diagnostic": {
    padding: "var(--space-2)",
    maxWidth: "min(34rem, 85vw)",
    fontFamily: "var(--font-text)",
    whiteSpace: "pre-line",
  },
  ".cm-diagnostic-error": { borderLeft: "5px solid var(--accent)" },
  ".cm-diagnostic-warning": { borderLeft: "5px solid var(--warn)" },
  ".cm-diagnosticText a": { display: "inline-block", minHeight: "24px", color: "var(--accent)" },
  ".cm-diagnosticAction": {
    minHeight: "28px",
    margin: "var(--space-1) 0 0",
    padding: "2px var(--space-2)",
    border: "1px solid var(--line-strong)",
    borderRadius: "var(--radius-s)",
    background: "var(--surface)",
    color: "var(--ink)",
    font: "inherit",
    cursor: "pointer",
  },
  ".cm-panels": {
    background: "var(--surface)",
    color: "var(--ink)",
    borderColor: "var(--line-strong)",
  },
  ".cm-panel.cm-search, .cm-dialog": { fontFamily: "var(--font-text)", padding: "var(--space-2)" },
  ".cm-panel.cm-search [name=close], .cm-dialog-close": {
    minWidth: "24px",
    minHeight: "24px",
    color: "var(--ink)",
  },
  ".cm-textfield": {
    minHeight: "28px",
    border: "1px solid var(--line-strong)",
    background: "var(--surface-raised)",
    color: "var(--ink)",
    fontSize: "0.9375rem",
  },
  ".cm-button": {
    minHeight: "28px",
    border: "1px solid var(--line-strong)",
    background: "var(--surface-raised)",
    color: "var(--ink)",
    fontSize: "0.9375rem",
  },
});
