// The headers of the site, as hosts and `scripts/serve.mjs` read them.

import { globSync } from "node:fs";
import { basename, extname } from "node:path";
import { expect, test } from "vitest";
import { headersOf as headersOfAddress, readHeaders } from "../../scripts/headers.js";
import { formatHeaders } from "../../src/build/headers.ts";

/** The lines under a path. */
function headersOf(path: string): string[] {
  const block = formatHeaders()
    .split("\n\n")
    .find((one) => one.startsWith(`${path}\n`));
  return (block ?? "").trimEnd().split("\n  ").slice(1);
}

test("files with a hash in their names are fetched once, all others each time", () => {
  expect(headersOf("/_astro/*")).toContain("Cache-Control: public, max-age=31536000, immutable");
  expect(formatHeaders().match(/Cache-Control/g)).toHaveLength(1);
});

test("threads may make programs of text", () => {
  expect(headersOf("/_astro/*").join("\n")).toContain("script-src 'self' 'unsafe-eval'");
});

test("no site shows a page in a frame but those that are made for it", () => {
  const rules = readHeaders(formatHeaders());
  const isFramed = (address: string) => {
    const policy = headersOfAddress(rules, address).get("Content-Security-Policy") ?? "";
    return !policy.includes("frame-ancestors 'self'");
  };
  expect(globSync("src/pages/*").map((path) => basename(path, extname(path)))).toEqual(
    expect.arrayContaining(["[language]", "embed", "index", "404"]),
  );
  const pages = ["/", "/404.html", "/de/", "/en/play/reef/", "/program-frame/"];
  expect(pages.filter(isFramed)).toEqual([]);
  expect(isFramed("/embed/de/reef/")).toBe(true);
  expect(formatHeaders("/rules/")).toContain("\n/rules/de/*\n  Content-Security-Policy:");
});
