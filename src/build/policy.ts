// Content security policy of pages: only the site's own files, and inline scripts of the build. All
// pages have the same one. Each page may access its address, the browser's storage or the reader's
// files; a list of exceptions would soon be outdated.

import { createHash } from "node:crypto";
import type { AstroIntegration } from "astro";
import { rewritePages } from "./dist-files.ts";

/**
 * Tables of the site's own games compile variants from the site's own files in their thread, so
 * eval is allowed there, but no other script. Elsewhere, and for all rules of other origin, only
 * isolated threads may do that.
 */
const tables = /^\/[a-z]+\/play\/[^/]+\/$/;

/** Returns whether the page at an address may create programs from text. */
export function mayCompile(address: string): boolean {
  return tables.test(address);
}

/** Returns the integration that adds the policy to all pages. */
export function policy(): AstroIntegration {
  return {
    name: "regelwerk-policy",
    hooks: {
      "astro:build:done": ({ dir }) =>
        rewritePages(dir, /./, ({ html, address }) => withPolicy(html, mayCompile(address))),
    },
  };
}

/** Adds the policy to a page, before anything that could be loaded. */
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
    // The full-text search uses WebAssembly.
    `script-src ${["'self'", isCompiling ? "'unsafe-eval'" : "'wasm-unsafe-eval'", ...new Set(hashes)].join(" ")}`,
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // Without script the search sends its words to its own page.
    "form-action 'self'",
    "frame-src 'none'",
  ].join("; ");
}

/** Returns the inline scripts of a page, except data blocks. */
function scriptsIn(html: string): string[] {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  return found
    .filter(([, attributes = ""]) => !/\bsrc\s*=|type="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , text = ""]) => text);
}
