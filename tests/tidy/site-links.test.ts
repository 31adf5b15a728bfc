// The site may be in a folder of its host, so that addresses are made by `components/ui/address.ts`.

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withFolder } from "../../src/build/text-links.ts";

const files = globSync("src/{components,layouts,pages,i18n,search,worker}/**/*.{astro,svelte,ts}");

test("no address of the site is written from the root of its host", () => {
  expect(files.length).toBeGreaterThan(300);
  const written = files.flatMap((path) => {
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, at) =>
      isRooted(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
    );
  });
  expect(written).toEqual([]);
});

test.each([
  '<a href="/de/rules/">',
  `<a href={\`/\${language}/rules/\`}>`,
  `href: \`/\${of}/play/\`,`,
  'fetch("/search-index/de/index.json")',
  `const address = \`/\${language}/\${path}\`;`,
])("%s is found", (line) => {
  expect(isRooted(line)).toBe(true);
});

test("links of texts get the folder of the site", () => {
  expect(withFolder("[Taking](/en/rules/reef/taking/#x) and [here](#y)", "/rules-site/")).toBe(
    "[Taking](/rules-site/en/rules/reef/taking/#x) and [here](#y)",
  );
});

/** Returns whether a line of code, not of a comment, holds an address from the root. */
function isRooted(line: string): boolean {
  if (/^\s*(?:\/\/|\*|\/\*)/.test(line)) return false;
  return (
    /(?:href|src|action|register|fetch)(?:=|:\s*|\()\{?["'`]\//.test(line) ||
    /["'`]\/(?:de|en|icons|learn|search-index)\//.test(line) ||
    /`\/\$\{\w*(?:language|of|other)\w*\}\//.test(line)
  );
}
