// Takes out of built pages what no browser needs: marks for hydration where nothing is hydrated, the
// escaped quotation marks in what islands are given, and the long names in scripts.

import type { PageChange } from "./finished-pages.ts";
import { withLeanScripts } from "./lean-scripts.ts";

/** Returns the change that makes all pages smaller. */
export function leanPages(): PageChange {
  const scripts = new Map<string, string>();
  return { pages: /./, rewrite: ({ html }) => withLeanScripts(leanHtml(html), scripts) };
}

const ISLAND = /<astro-island\b(?:[^>"]|"[^"]*")*>|<\/astro-island>/g;

/** The marks that Svelte leaves around blocks: `<!--[-->`, `<!--[0-->`, `<!--]-->`, `<!---->`. */
const BLOCK_MARK = /<!--(?:\[[-!\d]*|\])?-->/g;

/** Returns the same page with fewer characters. */
export function leanHtml(html: string): string {
  let lean = "";
  let depth = 0;
  let at = 0;
  for (const { 0: tag, index } of html.matchAll(ISLAND)) {
    const between = html.slice(at, index);
    lean += depth === 0 ? between.replace(BLOCK_MARK, "") : between;
    const isEnd = tag.startsWith("</");
    lean += isEnd ? tag : withPlainQuotes(tag);
    depth += isEnd ? -1 : 1;
    at = index + tag.length;
  }
  return lean + html.slice(at).replace(BLOCK_MARK, "");
}

/** Writes the attributes of data in single quotes, between which double ones need no escape. */
function withPlainQuotes(tag: string): string {
  return tag.replace(/ (props|opts)="([^"]*)"/g, (_, name: string, value: string) => {
    const plain = value.replaceAll("'", "&#39;").replaceAll("&quot;", '"');
    return ` ${name}='${plain}'`;
  });
}
