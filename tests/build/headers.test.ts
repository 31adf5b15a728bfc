// The headers of the site, as hosts and `scripts/serve.mjs` read them.

import { expect, test } from "vitest";
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

test("threads may make programs of text, and no site shows a page in a frame", () => {
  expect(headersOf("/_astro/*").join("\n")).toContain("script-src 'self' 'unsafe-eval'");
  expect(headersOf("/*")).toContain("Content-Security-Policy: frame-ancestors 'self'");
});
