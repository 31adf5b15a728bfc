import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { finishedPages, type PageChange } from "../../src/build/finished-pages.ts";

/** Makes changes of two small pages, and returns their folder. */
function finished(...changes: PageChange[]): string {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const page of ["de", "en"]) {
    mkdirSync(join(folder, page));
    writeFileSync(join(folder, page, "index.html"), page);
  }
  const hooks = finishedPages(changes).hooks as Record<string, (given: object) => void>; // What they read.
  hooks["astro:config:done"]?.({ config: { base: "/x/" } });
  hooks["astro:build:done"]?.({ dir: pathToFileURL(`${folder}/`) });
  return folder;
}

test("a change gets what the one before it has made, on its own pages alone", () => {
  const folder = finished(
    { pages: /./, rewrite: ({ html, address }) => `${html} ${address}` },
    { pages: /^\/de\/$/, rewrite: ({ html, base }) => `<${html}> ${base}` },
  );

  expect(readFileSync(join(folder, "de/index.html"), "utf8")).toBe("<de /de/> /x/");
  expect(readFileSync(join(folder, "en/index.html"), "utf8")).toBe("en /en/");
});

test("a change can look at all pages, and write what they link, before any is changed", () => {
  const seen: string[] = [];
  const folder = finished({
    pages: /./,
    survey: (html) => void seen.push(html),
    prepare: (dir, base) => writeFileSync(new URL("seen.txt", dir), `${base} ${seen.join(" ")}`),
    rewrite: ({ html }) => `${html} of ${seen.length}`,
  });

  expect(readFileSync(join(folder, "seen.txt"), "utf8")).toBe("/x/ de en");
  expect(readFileSync(join(folder, "de/index.html"), "utf8")).toBe("de of 2");
});
