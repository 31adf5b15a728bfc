import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { getPageAddress } from "../../../src/build/dist-files.ts";
import { listSiteFiles, writeServiceWorker } from "../../../src/build/offline/offline.ts";
import { planStoredFiles, type StoredSite } from "../../../src/build/offline/site-files.ts";

/** Writes a small built site. */
function siteOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test("every file gets its address, and a hash that changes with its content", () => {
  const folder = siteOf({
    "de/index.html": "eins",
    "logo.svg": "<svg/>",
    "service-worker.js": "not itself",
  });
  const [page, logo] = listSiteFiles(folder);
  writeFileSync(join(folder, "de", "index.html"), "zwei");
  const [changed, same] = listSiteFiles(folder);

  expect([page?.address, logo?.address]).toEqual(["/de/", "/logo.svg"]);
  expect(same?.hash).toBe(logo?.hash);
  expect(changed?.hash).not.toBe(page?.hash);
});

test("another file makes another version of the worker", () => {
  const folder = siteOf({ "de/index.html": "$& eins" });
  const version = () => {
    writeServiceWorker(folder, []);
    const text = readFileSync(join(folder, "service-worker.js"), "utf8");
    return /version = "([\w-]+)"/.exec(text)?.[1];
  };
  const first = version();
  const again = version();
  writeFileSync(join(folder, "de", "index.html"), "zwei");

  expect(again).toBe(first);
  expect(version()).not.toBe(first);
});

test("addresses of pages end with a slash, those of files do not", () => {
  expect(getPageAddress("index.html")).toBe("/");
  expect(getPageAddress(join("de", "play", "index.html"))).toBe("/de/play/");
  expect(getPageAddress("404.html")).toBe("/404.html");
});

const pond = {
  "index.html": "",
  "404.html": "",
  "de/index.html": `<script src="/_astro/home.AAAAAAA1.js"></script>`,
  "de/search/index.html": "",
  "de/play/pond/index.html": `<astro-island component-url="/_astro/Play.AAAAAAA2.js">`,
  "de/play/reef/index.html": `<script src="/_astro/reef.AAAAAAA6.js"></script>`,
  "en/index.html": "",
  "en/play/pond/index.html": `<astro-island component-url="/_astro/Play.AAAAAAA2.js">`,
  "learn/pond/first.json": "{}",
  "_astro/home.AAAAAAA1.js": `import{a}from"./shared.AAAAAAA3.js";import("./later.AAAAAAA4.js")`,
  "_astro/Play.AAAAAAA2.js": `new Worker(new URL("thread.worker-AAAAAAA5.js",import.meta.url))`,
  "_astro/shared.AAAAAAA3.js": "",
  "_astro/later.AAAAAAA4.js": "",
  "_astro/thread.worker-AAAAAAA5.js": "",
  "_astro/reef.AAAAAAA6.js": "",
};

/** Addresses of files that are stored together. */
const namesIn = ({ addresses }: StoredSite, numbers: readonly number[] = []) =>
  numbers.map((number) => addresses[number]);

test.each(["/", "/x/", "/x"])(
  "below %s a first visit stores the start alone, and a game all it needs",
  (base) => {
    const site = planStoredFiles(listSiteFiles(siteOf(pond), base), ["pond"], base);
    const folder = base.replace(/\/$/, "");
    const first = [
      "/404.html",
      "/_astro/home.AAAAAAA1.js",
      "/_astro/shared.AAAAAAA3.js",
      "/de/",
      "/en/",
      "/",
    ];

    expect(site.base).toBe(`${folder}/`);
    expect(namesIn(site, site.first).toSorted()).toEqual(
      first.map((path) => `${folder}${path}`).toSorted(),
    );
    expect(namesIn(site, site.games["de/pond"]?.files).toSorted()).toEqual(
      [
        ...first,
        "/_astro/Play.AAAAAAA2.js",
        "/_astro/later.AAAAAAA4.js",
        "/_astro/thread.worker-AAAAAAA5.js",
        "/de/play/pond/",
        "/de/search/",
        "/learn/pond/first.json",
      ]
        .map((path) => `${folder}${path}`)
        .toSorted(),
    );
    expect(namesIn(site, site.games["en/pond"]?.files)).not.toContain(`${folder}/de/play/pond/`);
  },
);
