// One file for all styles of a page. Astro gives a page up to twenty files and inline styles, as Vite shares
// them out among components; a phone would ask for each, and show nothing before the last has arrived. Pages
// with the same styles, as all chapters have, share the file.

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { addressBelow, contentHash, filesIn } from "./dist-files.ts";
import type { PageChange } from "./finished-pages.ts";

/** Returns the change that makes the files, and removes those that no page needs any more. */
export function pageStyles(): PageChange {
  /** By what they are, in the order of the first page that has them: pages of a kind differ in it. */
  const sets = new Map<string, readonly string[]>();
  const links = new Map<string, string>();
  return {
    pages: /./,
    survey: (html) => {
      const styles = stylesIn(html);
      if (styles.length > 0 && !sets.has(keyOf(styles))) sets.set(keyOf(styles), styles);
    },
    prepare: (dir, base) => {
      const fileOf = (address: string) =>
        new URL(address.slice(addressBelow(base, "").length), dir);
      const textOf = (style: string) => {
        const [address] = addressesIn([style]);
        return address === undefined ? inlineText(style) : readFileSync(fileOf(address), "utf8");
      };
      const isLater = scriptsAskFor(new URL("_astro/", dir));
      for (const [key, styles] of sets) {
        const text = styles.map(textOf).join("");
        const name = `_astro/page.${contentHash(text)}.css`;
        writeFileSync(new URL(name, dir), text);
        const within = addressesIn(styles).filter(isLater);
        links.set(key, linkTo(addressBelow(base, name)) + within.map(linkWithin).join(""));
      }
      for (const address of new Set(addressesIn([...sets.values()].flat()))) {
        if (!isLater(address)) rmSync(fileOf(address));
      }
    },
    rewrite: ({ html }) => withOneStyle(html, links.get(keyOf(stylesIn(html))) ?? ""),
  };
}

const STYLE = /<style>.*?<\/style>|<link rel="stylesheet" href="[^"]+">/gs;

/** Returns the styles in the head of a page, as they are written there. */
export function stylesIn(html: string): string[] {
  return headOf(html).match(STYLE) ?? [];
}

/** Returns a page with these links where its first style stood, and without its own. */
export function withOneStyle(html: string, links: string): string {
  const head = headOf(html);
  const [first = 0] = [...head.matchAll(STYLE)].map(({ index }) => index);
  const rest = head.slice(first).replace(STYLE, "");
  return head.slice(0, first) + links + rest + html.slice(head.length);
}

function headOf(html: string): string {
  return html.slice(0, html.indexOf("</head>"));
}

function keyOf(styles: readonly string[]): string {
  return styles.toSorted().join("");
}

function inlineText(style: string): string {
  return style.slice("<style>".length, -"</style>".length);
}

function addressesIn(styles: readonly string[]): string[] {
  return styles.flatMap((style) => /^<link .*href="([^"]+)"/.exec(style)?.[1] ?? []);
}

function linkTo(address: string): string {
  return `<link rel="stylesheet" href="${address}">`;
}

/** Says that the page has a style already: before a script fetches one, it looks for a link to it. */
function linkWithin(address: string): string {
  return `<link rel="stylesheet" href="${address}" disabled>`;
}

/** Returns whether a script fetches a style when it needs it. */
function scriptsAskFor(folder: URL): (address: string) => boolean {
  const scripts = filesIn(fileURLToPath(folder)).filter((file) => file.endsWith(".js"));
  const named = scripts.flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/[\w.-]+\.css\b/g)].map(String),
  );
  return (address) => named.includes(address.slice(address.lastIndexOf("/") + 1));
}
