// The editor of the workshop and the island that wants it are fetched and read while the page is
// still being put together: a browser would find out about the one only when it has the other, and
// about each of their parts only when it has the whole. What comes after the first key is not asked for.

import type { AstroIntegration } from "astro";
import { getPageAddress, rewritePages } from "./dist-files.ts";

/** Pages with an editor: each game's, not the one where works begin. */
const workshops = /^\/[a-z]+\/playground\/[^/]+\/$/;
const editor = /(?:^|[/\\])code-editor\.[^/\\]+\.js$/;

export function earlyEditor(): AstroIntegration {
  return {
    name: "regelwerk-early-editor",
    hooks: {
      "astro:build:done": ({ dir }) =>
        rewritePages(dir, workshops, ({ html, files, textOf }) => {
          const script = files.find((file) => editor.test(file));
          if (script === undefined) throw new Error("The build has made no file of the editor.");
          const needed = withNeighbours([script, ...islandsIn(html)], textOf);
          return withEarly(html, needed.map(getPageAddress));
        }),
    },
  };
}

/** The scripts of the islands of a page. */
export function islandsIn(html: string): string[] {
  const found = [...html.matchAll(/\b(?:component|renderer)-url="\/([^"]+)"/g)];
  return found.map(([, script = ""]) => script);
}

/** Scripts with all that they cannot run without, each once. */
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

/** What a script imports from beside itself. */
export function neighboursIn(text: string, script: string): string[] {
  const found = [...text.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)];
  const beside = script.replace(/[^/\\]+$/, "");
  return [...new Set(found.map(([, name]) => `${beside}${name}`))];
}

/** The page with scripts asked for at the end of its head, behind what it looks like. */
export function withEarly(html: string, scripts: readonly string[]): string {
  const at = html.indexOf("</head>");
  if (at < 0) throw new Error("A page without a head cannot say what it will need.");
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
  return html.slice(0, at) + links + html.slice(at);
}
