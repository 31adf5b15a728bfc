// What a report quotes from a program keeps its columns where its sentences are wrapped: carets
// would point nowhere.

import type { ExpressiveCodePlugin } from "astro-expressive-code";
import { addClassName } from "astro-expressive-code/hast";

/** A line of a program with its number, or one with carets below it. */
const EXCERPT = /^\s*\d* \|/;

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
