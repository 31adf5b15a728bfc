// The rules of the games may lie in any folder: what pages get from there, bundled as for a browser.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Game } from "../../src/dsl/index.ts";
import { regelPlugin } from "../../src/vite/regel-plugin.ts";

const outside = mkdtempSync(join(tmpdir(), "regel-folder-"));
const games = join(outside, "my-games");
beforeAll(() => {
  mkdirSync(join(games, "reef"), { recursive: true });
  mkdirSync(join(games, "small"));
  copyFileSync("rules/classics/tic-tac-toe.regel", join(games, "reef/game.regel"));
  writeFileSync(
    join(games, "reef/site.json"),
    JSON.stringify({ order: 1, pages: ["play", "rules"] }),
  );
  copyFileSync("rules/classics/pig.regel", join(games, "small/dive.regel"));
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

/** What a module exports that imports from the folder. */
async function bundled<T>(text: string): Promise<T> {
  const entry = join(outside, "entry.js");
  const name = `built-${text.length}.mjs`;
  writeFileSync(entry, text);
  await build({
    root: outside,
    configFile: false,
    logLevel: "error",
    plugins: [regelPlugin(games, join(games, "texts"))],
    build: {
      lib: { entry, formats: ["es"], fileName: () => name },
      outDir: join(outside, "dist"),
      emptyOutDir: false,
    },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outside, "dist", name)).href);
}

test("games are listed and found by their place in the folder", async () => {
  const { games: listed, texts } = await bundled<{
    games: readonly { name: string; files: readonly { path: string }[] }[];
    texts: readonly { path: string }[];
  }>(`import { sourcesOf } from "regel:sources";
    export { games } from "regel:listed";
    export const texts = await sourcesOf("reef");`);
  expect(listed.map(({ name, files }) => [name, files.map(({ path }) => path)])).toEqual([
    ["reef", ["my-games/reef/game.regel"]],
    ["small/dive", ["my-games/small/dive.regel"]],
  ]);
  expect(texts.map(({ path }) => path)).toEqual(["my-games/reef/game.regel"]);
});

test("a game of the folder is compiled and played to its end", async () => {
  const { reef } = await bundled<{ reef: Game }>(
    'export { game as reef } from "regel:reef?thread";',
  );
  const state = reef.start({ players: 2, seed: 1 });
  while (!reef.isOver(state)) reef.play(state, reef.options(state)[0] ?? 0);
  expect(reef.scores(state).reduce((sum, score) => sum + score)).toBe(1);
});

test("a game comes with its examples where a page knows no more than the name of one", async () => {
  const { load } = await bundled<{ load: (name: string) => Promise<Game> }>(
    'export { loadProvenGame as load } from "regel:proven-games";',
  );
  const reef = await load("reef");
  expect(reef.runExample("threeInARowWin")).toMatchObject({ passed: true });
  await expect(load("atoll")).rejects.toThrow("There is no game atoll");
});

test("a name that no game has is refused with the folder", async () => {
  await expect(bundled('import "regel:atoll";')).rejects.toThrow(
    `There are no rules of a game atoll in ${games}.`,
  );
});
