import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** More files beside each other are hard to survey: they get subfolders. */
const maxFiles = 20;

test(`no folder of sources and tests has more than ${maxFiles} files`, () => {
  const files = globSync("{src,tests,e2e}/**/*.{ts,mjs,js,svelte,astro,css}");
  const folders = Map.groupBy(files, (path) => dirname(path.replaceAll("\\", "/")));
  expect(folders.size).toBeGreaterThan(100);

  const full = [...folders]
    .filter(([, inside]) => inside.length > maxFiles)
    .map(([folder, inside]) => `${folder}: ${inside.length}`);
  expect(full).toEqual([]);
});
