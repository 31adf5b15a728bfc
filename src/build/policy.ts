// Content security policy of pages: only the site's own files, and inline scripts of the build. All
// pages have the same one. Each page may access its address, the browser's storage or the reader's
// files; a list of exceptions would soon be outdated. No page may create programs from text: that is
// for isolated threads, and for one document that shows nothing.

import { hashScript } from "../files/script-hash.ts";
import type { PageChange } from "./finished-pages.ts";

/**
 * The only document that may create programs from text, in a hidden frame of tables that combine the
 * site's own variants (`components/play/program-frame.ts`). It may load nothing.
 */
export const programFrame = "/program-frame/";

/** Returns the change that adds the policy to all pages; it comes after those of scripts. */
export function policy(): PageChange {
  return { pages: /./, rewrite: ({ html, address }) => withPolicy(html, address) };
}

/** Adds the policy to a page, before anything that could be loaded. */
export function withPolicy(html: string, address: string): string {
  const head = /<head[^>]*>(?:\s*<meta charset[^>]*>)?/i.exec(html);
  if (head === null) throw new Error("A page without a head cannot say what it may load.");
  const at = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, address)}">`;
  return html.slice(0, at) + meta + html.slice(at);
}

function policyOf(html: string, address: string): string {
  const hashes = scriptsIn(html).map(hashScript);
  const scripts = (allowed: string) => ["script-src", allowed, ...new Set(hashes)].join(" ");
  if (address === programFrame) {
    const none = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];
    return [...none, scripts("'unsafe-eval'")].join("; ");
  }
  return [
    "default-src 'self'",
    scripts("'self'"),
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    // Without script the search sends its words to its own page.
    "form-action 'self'",
    // The frame above.
    "frame-src 'self'",
  ].join("; ");
}

/** Returns the inline scripts of a page, except data blocks. */
function scriptsIn(html: string): string[] {
  const found = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  return found
    .filter(([, attributes = ""]) => !/\bsrc\s*=|type="application\/(ld\+)?json"/i.test(attributes))
    .map(([, , text = ""]) => text);
}
