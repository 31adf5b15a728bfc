// A site below a folder of its host: all addresses that the build writes begin with that folder.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegration } from "astro";
import { expect, onTestFinished, test } from "vitest";
import { earlyEditor } from "../../src/build/early-editor.ts";
import { earlyGame } from "../../src/build/early-game.ts";
import { finishedPages } from "../../src/build/finished-pages.ts";
import { offline } from "../../src/build/offline/offline.ts";

/** Runs an integration on a built site and returns its files. */
async function built(
  integration: AstroIntegration,
  base: string,
  files: Readonly<Record<string, string>>,
): Promise<(file: string) => string> {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  // Astro calls the hooks with more than the integrations of this site use.
  const hooks = integration.hooks as Record<string, ((given: object) => unknown) | undefined>;
  await hooks["astro:config:done"]?.({ config: { base } });
  await hooks["astro:build:done"]?.({ dir: pathToFileURL(`${folder}/`) });
  return (file) => readFileSync(join(folder, file), "utf8");
}

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
const linksIn = (html: string) =>
  [...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map((one) => one[1]);

const bases = [
  ["/", ""],
  ["/x", "/x"],
  ["/x/", "/x"],
  ["/x/y/", "/x/y"],
] as const;

test.each(bases)("the editor's scripts below %s", async (base, folder) => {
  const island = `<astro-island component-url="${folder}/_astro/Editor.A.js" renderer-url="${folder}/_astro/client.B.js"></astro-island>`;
  const read = await built(finishedPages([earlyEditor()]), base, {
    "en/playground/own/index.html": page(island),
    "_astro/code-editor.C.js": `import"./words.D.js"`,
    "_astro/words.D.js": "",
    "_astro/Editor.A.js": "",
    "_astro/client.B.js": "",
  });

  expect(linksIn(read("en/playground/own/index.html"))).toEqual(
    ["code-editor.C", "Editor.A", "client.B", "words.D"].map(
      (name) => `${folder}/_astro/${name}.js`,
    ),
  );
});

test.each(bases)("a game and its texts below %s", async (base, folder) => {
  const island = `<astro-island component-url="${folder}/_astro/Play.A.js"></astro-island>`;
  const read = await built(finishedPages([earlyGame()]), base, {
    "en/play/pond/index.html": page(island).replace("<html>", '<html lang="en" data-games="pond">'),
    "_astro/Play.A.js": `import"./games.B.js"`,
    "_astro/games.B.js": "const{games:a,gameWhole:b}=document.documentElement.dataset;",
    "_astro/_regel_pond.C.js": `import"./engine.D.js"`,
    "_astro/engine.D.js": "",
    "_astro/_regel_pond_meta_words_en.E.js": "",
  });

  expect(linksIn(read("en/play/pond/index.html"))).toEqual(
    ["_regel_pond.C", "_regel_pond_meta_words_en.E", "engine.D"].map(
      (name) => `${folder}/_astro/${name}.js`,
    ),
  );
});

test("an island that chooses another one has the files of the game that that one plays", async () => {
  const island = `<astro-island component-url="/_astro/Embed.A.js"></astro-island>`;
  const read = await built(finishedPages([earlyGame()]), "/", {
    "embed/en/pond/index.html": page(island).replace(
      "<html>",
      '<html lang="en" data-games="pond">',
    ),
    "_astro/Embed.A.js": "import(`./Play.B.js`)",
    "_astro/Play.B.js": "const{games:a,gameMatch:b}=document.documentElement.dataset;",
    "_astro/pond_match.C.js": "",
  });

  expect(read("embed/en/pond/index.html")).toContain('data-game-match="pond_match.C.js"');
});

test.each(bases)("files for offline use below %s", async (base, folder) => {
  const read = await built(
    offline(() => ["reef"]),
    base,
    { "en/index.html": page(""), "logo.svg": "" },
  );
  const [, site = ""] = /const site = (\{.*\});/.exec(read("service-worker.js")) ?? [];

  expect(JSON.parse(site)).toMatchObject({
    base: `${folder}/`,
    addresses: [`${folder}/en/`, `${folder}/logo.svg`],
  });
});
