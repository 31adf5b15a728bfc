// Astro marks every element that a component styles with `data-astro-cid-` and eight letters; a page has
// hundreds of them. They are shortened before files get their names, so that a name still stands for one content.

import type { Plugin } from "vite";

const LONG = /data-astro-cid-([0-9a-z]{5})[0-9a-z]{3}/g;

/** Returns the plugin that shortens the marks in compiled components and their styles. */
export function shortScopes(): Plugin {
  const known = new Map<string, string>();
  return {
    name: "regelwerk-short-scopes",
    transform(code) {
      if (!code.includes("data-astro-cid-")) return undefined;
      return { code: withShortScopes(code, known), map: null };
    },
  };
}

/**
 * Shortens the marks in a text; `known` has those of other texts. Throws if two become the same, which
 * happens in one of ten thousand projects.
 */
export function withShortScopes(text: string, known: Map<string, string>): string {
  return text.replace(LONG, (long: string, start: string) => {
    const short = `data-0${start}`;
    const other = known.get(short) ?? long;
    if (other !== long) throw new Error(`${other} and ${long} have the same first letters.`);
    known.set(short, long);
    return short;
  });
}
