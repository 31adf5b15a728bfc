// Minifies the scripts that stand in pages as they were written (`is:inline`): every page has some, which
// the bundler does not see. Names at the top of a script are kept, as other scripts may use them.

import { minifySync } from "vite";

/** Scripts with attributes are modules, which are minified already, or no scripts. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** Returns the page with shorter scripts; `known` holds those of other pages by their text. */
export function withLeanScripts(html: string, known: Map<string, string>): string {
  return html.replace(INLINE, (_, script: string) => {
    const lean = known.get(script) ?? minified(script);
    known.set(script, lean);
    return `<script>${lean}</script>`;
  });
}

function minified(script: string): string {
  const { code, errors } = minifySync("page.js", script, { module: false });
  const [error] = errors;
  if (error !== undefined) throw new Error(`A script in a page cannot be read: ${error.message}`);
  return code;
}
