// Keeps code frames in diagnostics unwrapped: their carets depend on the columns.

import type { ExpressiveCodePlugin } from "astro-expressive-code";
import { addClassName } from "astro-expressive-code/hast";

/** Matches a numbered source line, or a line with carets. */
const EXCERPT = /^\s*\d* \|/;

/** Returns the plugin that marks lines of code frames, so that styles keep them unwrapped. */
export function codeExcerpts(): ExpressiveCodePlugin {
  return {
    name: "Excerpts",
    baseStyles: `
      pre.wrap > code { min-width: 0; }
      pre.wrap .ec-line.excerpt .code { white-space: pre; }
    `,
    hooks: {
      postprocessRenderedLine: ({ codeBlock, line, renderData: { lineAst } }) => {
        if (codeBlock.language === "ansi" && EXCERPT.test(line.text))
          addClassName(lineAst, "excerpt");
      },
    },
  };
}
