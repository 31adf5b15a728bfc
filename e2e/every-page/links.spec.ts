// Every link within the built site leads to a page that there is, and to a place that there is on it.

import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../test.ts";

const pages = globSync("dist/**/*.html");
const texts = new Map(pages.map((path) => [path, readFileSync(path, "utf8")]));

test("no link leads nowhere", () => {
  expect(pages.length).toBeGreaterThan(100);

  const dead = pages.flatMap((path) => {
    const address = `/${path.slice("dist/".length).replace(/index\.html$/, "")}`;
    return linksIn(texts.get(path) ?? "")
      .filter((link) => !leadsSomewhere(new URL(link, `http://here${address}`)))
      .map((link) => `${address}: ${link}`);
  });
  expect([...new Set(dead)]).toEqual([]);
});

test("the sitemap lists every page in both languages, and nothing else", () => {
  const sitemap = readFileSync("dist/sitemap-0.xml", "utf8");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href = ""]) => new URL(href));
  const written = pages
    .map((path) => `/${path.slice("dist/".length).replace(/index\.html$/, "")}`)
    // A page that stands in for those that are not stored has no text of its own.
    .filter((address) => /^\/(?:de|en)\/(?!offline\/)/.test(address));

  expect(listed.map(({ pathname }) => decodeURI(pathname)).sort()).toEqual(written.sort());
  const links = [...sitemap.matchAll(/hreflang="(?:de|en)" href="(.*?)"/g)];
  expect(new Set(links.map(([, href = ""]) => decodeURI(new URL(href).pathname)))).toEqual(
    new Set(written),
  );
});

function linksIn(text: string): string[] {
  const links = [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)];
  return [...new Set(links.map(([, href = ""]) => href.replaceAll("&#38;", "&")))];
}

function leadsSomewhere({ host, pathname, hash }: URL): boolean {
  if (host !== "here") return true;
  const path = join("dist", pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  const text = texts.get(path);
  if (text === undefined) return existsSync(path);
  const id = decodeURIComponent(hash.slice(1));
  // What stands after a sign is for the page's script, such as a comparison or a record; so is the
  // wish for something new.
  return id === "" || /[?=]|^new$/.test(id) || text.includes(`id="${id}"`);
}
