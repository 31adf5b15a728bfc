// What a page may load and run: only the site's own files, and of scripts within the page only those
// that the build has put there. All pages have it. Each of them may read its address, what the browser
// stores, or files of the reader, and a list of those that do would be outdated by the next page.

import { createHash } from "node:crypto";
import type { AstroIntegration } from "astro";
import { rewritePages } from "./dist-files.ts";

/**
 * Tables of the site's own games, whose variants are compiled while the page is open: from the site's
 * own files, by its own thread. Making programs from text is allowed there; no script is. Everywhere
 * else, and for all rules from elsewhere, that happens in closed threads alone.
 */
const tables = /^\/[a-z]+\/play\/[^/]+\/$/;

/** Whether the page at an address may make programs from text. */
export function mayCompile(address: string): boolean {
  return tables.test(address);
}

export function policy(): AstroIntegration {
  return {
    name: "regelwerk-policy",
    hooks: {
      "astro:build:done": ({ dir }) =>
        rewritePages(dir, /./, ({ html, address }) => withPolicy(html, mayCompile(address))),
    },
  };
}

/** The page with its policy before all that could load anything. */
export function withPolicy(html: string, isCompiling = false): string {
  const head = /<head[^>]*>(?:\s*<meta charset[^>]*>)?/i.exec(html);
  if (head === null) throw new Error("A page without a head cannot say what it may load.");
  const at = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, isCompiling)}">`;
  return html.slice(0, at) + meta + html.slice(at);
}

function policyOf(html: string, isCompiling: boolean): string {
  const hashes = scriptsIn(html).map((script) => {
    return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  return [
    "default-src 'self'",
    // The full-text search is WebAssembly.
    `script-src ${["'self'", isCompiling ? "'unsafe-eval'" : "'wasm-unsafe-eval'", ...new Set(hashes)].join(" ")}`,
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
  ].join("; ");
}

/** The scripts that stand in a page; those with data are none. */
function scriptsIn(html: string): string[] {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  return found
    .filter(([, attributes = ""]) => !/\bsrc\s*=|type="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , text = ""]) => text);
}
