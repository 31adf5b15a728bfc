import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** Pages and texts of the site follow its addresses and need no map. */
const isMapped = (folder: string) =>
  folder !== "src" && !/^src\/(?:content|pages|i18n|styles)\//.test(folder);

test("every folder of the sources has a row in ARCHITECTURE.md", () => {
  const map = readFileSync("ARCHITECTURE.md", "utf8");
  const folders = new Set(
    globSync("src/**/*.{ts,svelte,astro}").map((path) => dirname(path.replaceAll("\\", "/"))),
  );
  expect(folders.size).toBeGreaterThan(100);

  const missing = [...folders].filter(isMapped).filter((folder) => {
    const parent = dirname(folder);
    const isInner = map.includes(`\`${parent}\``) || !isTop(parent);
    const name = folder.slice(parent.length + 1);
    return !map.includes(`\`${folder}\``) && !(isInner && map.includes(`*\`${name}\`*`));
  });
  expect(missing).toEqual([]);
});

/** `src/dsl`, `src/components`: folders below them have rows of their own. */
function isTop(folder: string): boolean {
  return ["src", "src/dsl", "src/components"].includes(folder);
}
