// Sitemap for search engines: all pages, each with its counterpart in the other language.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { languages } from "../i18n/language.ts";

/** Returns the integration that writes the sitemap. */
export function sitemap(site: string): AstroIntegration {
  return {
    name: "regelwerk-sitemap",
    hooks: {
      "astro:build:done": ({ dir, pages }) => {
        const text = sitemapText(
          site,
          pages.map(({ pathname }) => pathname),
        );
        writeFileSync(fileURLToPath(new URL("sitemap.xml", dir)), text);
      },
    },
  };
}

/** Formats the sitemap; `pages` are paths such as `de/play/`. */
export function sitemapText(site: string, pages: readonly string[]): string {
  const [first] = languages;
  const paths = pages
    .filter((page) => page.startsWith(`${first}/`))
    .map((page) => page.slice(first.length + 1))
    .toSorted();
  const urls = paths.flatMap((path) => languages.map((language) => entry(site, language, path)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

function entry(site: string, language: string, path: string): string {
  const address = (of: string) => new URL(`/${of}/${path}`, site).href;
  const links = languages.map(
    (of) => `<xhtml:link rel="alternate" hreflang="${of}" href="${address(of)}"/>`,
  );
  return `  <url><loc>${address(language)}</loc>${links.join("")}</url>`;
}
