// Blocks of code on the site, in its own colours; rules by the grammar that editors use.
import { readFileSync } from "node:fs";
import { defineEcConfig } from "astro-expressive-code";
import { textmateGrammar } from "./src/dsl/index.ts";
import { codeExcerpts } from "./src/vite/code-excerpts.ts";
import { codeThemes } from "./src/vite/code-themes.ts";

// Relative to the working directory, the folder of the pages: this file is bundled.
const tokens = readFileSync("src/styles/tokens.css", "utf8");

export default defineEcConfig({
  themes: codeThemes(tokens),
  // The colours are measured by a test; so they need no mending.
  minSyntaxHighlightingColorContrast: 0,
  shiki: { langs: [textmateGrammar()] },
  plugins: [codeExcerpts()],
  frames: { showCopyToClipboardButton: false },
  styleOverrides: {
    codeFontFamily: "var(--font-code)",
    uiFontFamily: "var(--font-text)",
    borderColor: "var(--line)",
    borderRadius: "var(--radius-s)",
    codeBackground: "var(--surface-raised)",
  },
});
