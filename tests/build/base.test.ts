// A site below a folder of its host: all addresses that the build writes begin with that folder.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegration } from "astro";
import { expect, onTestFinished, test } from "vitest";
import { earlyEditor } from "../../src/build/early-editor.ts";
import { earlyWords } from "../../src/build/early-words.ts";
import { offline } from "../../src/build/offline.ts";

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
  const read = await built(earlyEditor(), base, {
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

test.each(bases)("a game's texts below %s", async (base, folder) => {
  const read = await built(earlyWords(), base, {
    "en/play/pond/index.html": page(""),
    "_astro/_regel_pond_meta_words_en.A.js": "",
  });

  expect(linksIn(read("en/play/pond/index.html"))).toEqual([
    `${folder}/_astro/_regel_pond_meta_words_en.A.js`,
  ]);
});

test.each(bases)("files for offline use below %s", async (base, folder) => {
  const read = await built(offline(), base, { "en/index.html": page(""), "logo.svg": "" });
  const [, list = ""] = /const files = (\{.*?\});/.exec(read("service-worker.js")) ?? [];

  expect(Object.keys(JSON.parse(list))).toEqual([`${folder}/en/`, `${folder}/logo.svg`]);
});
