// Astro writes small styles into each page that needs them. What several pages have becomes a file of its
// own, which a browser keeps from one page to the next; a page asks for such files at once anyway.

import { writeFileSync } from "node:fs";
import { addressBelow, contentHash } from "./dist-files.ts";
import type { PageChange } from "./finished-pages.ts";

/** In characters; what is shorter weighs hardly more than the request for it. */
const worthAFile = 1000;

/** Returns the change that makes files of the styles that several pages have. */
export function sharedStyles(): PageChange {
  const uses = new Map<string, number>();
  const shared = new Map<string, string>();
  return {
    pages: /./,
    survey: (html) => {
      for (const style of new Set(stylesIn(html))) uses.set(style, (uses.get(style) ?? 0) + 1);
    },
    prepare: (dir, base) => {
      for (const [style, count] of uses) {
        if (count < 2 || style.length < worthAFile) continue;
        const name = `_astro/shared.${contentHash(style)}.css`;
        writeFileSync(new URL(name, dir), style);
        shared.set(style, addressBelow(base, name));
      }
    },
    rewrite: ({ html }) => withLinkedStyles(html, shared),
  };
}

const STYLE = /<style>(.*?)<\/style>/gs;

/** The styles that stand in a page, without those that have attributes. */
export function stylesIn(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, style = ""]) => style);
}

/** Returns a page that links those of its styles that have an address, each where it stood. */
export function withLinkedStyles(html: string, addresses: ReadonlyMap<string, string>): string {
  return html.replace(STYLE, (whole, style: string) => {
    const address = addresses.get(style);
    return address === undefined ? whole : `<link rel="stylesheet" href="${address}">`;
  });
}
