// Preloads the editor of the playground and the scripts of its page, with all their imports:
// otherwise a browser finds each one only after loading the one before. Scripts needed after the
// first key press are not preloaded.

import { getPageAddress } from "./dist-files.ts";
import type { PageChange } from "./finished-pages.ts";

/** The page that begins with an editor: house rules of a game begin with sentences. */
const workshops = /^\/[a-z]+\/playground\/own\/$/;
const editor = /(?:^|[/\\])code-editor\.[^/\\]+\.js$/;

/** Returns the change that adds preload links to pages with an editor. */
export function earlyEditor(): PageChange {
  return {
    pages: workshops,
    rewrite: ({ html, base, files, textOf }) => {
      const script = files.find((file) => editor.test(file));
      if (script === undefined) throw new Error("The build has made no file of the editor.");
      const needed = withNeighbours([script, ...islandsIn(html, base)], textOf);
      return withEarly(
        html,
        needed.map((file) => getPageAddress(file, base)),
      );
    },
  };
}

/** Returns the scripts of the islands of a page. */
export function islandsIn(html: string, base = "/"): string[] {
  const root = getPageAddress("", base);
  const found = [...html.matchAll(/\b(?:component|renderer)-url="([^"]+)"/g)];
  return found.flatMap(([, url = ""]) => (url.startsWith(root) ? [url.slice(root.length)] : []));
}

/** Returns scripts with all their static imports, each once. */
export function withNeighbours(
  scripts: readonly string[],
  textOf: (script: string) => string,
): string[] {
  const found = new Set(scripts);
  for (const script of found) {
    for (const next of neighboursIn(textOf(script), script)) found.add(next);
  }
  return [...found];
}

/** Returns the scripts in the same folder that a script imports. */
export function neighboursIn(text: string, script: string): string[] {
  const found = [...text.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)];
  const beside = script.replace(/[^/\\]+$/, "");
  return [...new Set(found.map(([, name]) => `${beside}${name}`))];
}

/** Adds preload links at the end of the page: what it looks like comes first. */
export function withEarly(html: string, scripts: readonly string[]): string {
  const at = html.lastIndexOf("</body>");
  if (at < 0) throw new Error("A page without a body cannot say what it will need.");
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
  return html.slice(0, at) + links + html.slice(at);
}
