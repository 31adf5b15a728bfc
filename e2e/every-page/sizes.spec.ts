// What pages make a browser fetch: scripts, compressed as a server would send them.

import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Request } from "@playwright/test";
import { readBuiltFile } from "../built-file.ts";
import { test } from "../test.ts";

// One browser for all: a script is compressed once for all tests.
test.describe.configure({ mode: "default" });
// What is weighed is what comes at a first visit.
test.use({ ownBrowser: true });

/** Compressed bytes of scripts by their addresses, which hold a hash: to compress one takes long. */
const weighedScripts = new Map<string, number>();

const size = (body: Buffer) => brotliCompressSync(body).length;

function weighScript(address: string): number {
  const known = weighedScripts.get(address);
  if (known !== undefined) return known;
  const weighed = size(readBuiltFile(address));
  weighedScripts.set(address, weighed);
  return weighed;
}

/**
 * Compressed bytes of all scripts that a page has fetched, and of those that stand in it. What several
 * threads are made from comes once; then the browser has it.
 */
function weigh(page: Page): () => Promise<number> {
  const fetched = new Set<string>();
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) fetched.add(response.url());
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    const sizes = [...fetched].map(weighScript);
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src }) => src === "")
        .map(({ text }) => text)
        .join("\n"),
    );
    return sizes.reduce((sum, one) => sum + one, size(Buffer.from(inline)));
  };
}

const kilobyte = 1000;

for (const [path, least] of [["rules/burgundy/animals/", 5.8]] as const) {
  test(`/${path} is light until an example scrolls near`, async ({ page }) => {
    const weight = weigh(page);
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto(`/de/${path}`);
    expect(await weight()).toBeLessThanOrEqual(least * kilobyte);

    await page.locator(".example").first().scrollIntoViewIfNeeded();
    await expect(page.locator(".example button:enabled").first()).toBeVisible();
    expect(await weight()).toBeLessThanOrEqual(84.4 * kilobyte);
  });
}

test("a lesson brings its board and the compiled game, and answers when somebody asks", async ({
  page,
}) => {
  const weight = weigh(page);
  await page.goto("/de/learn/burgundy/first-tile/");
  await expect(page.locator(".lamp:enabled")).toBeVisible();
  expect(await weight()).toBeLessThanOrEqual(76.4 * kilobyte);
});

test("in the other language a lesson fetches other words and the same game", async ({ page }) => {
  const scriptsOf = async (path: string) => {
    const fetched = new Set<string>();
    const note = (request: Request) => fetched.add(new URL(request.url()).pathname);
    page.on("request", note);
    await page.goto(path);
    await expect(page.locator(".lamp:enabled").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    return [...fetched].filter((name) => name.endsWith(".js"));
  };
  const de = await scriptsOf("/de/learn/burgundy/first-tile/");
  const en = await scriptsOf("/en/learn/burgundy/first-tile/");

  const words = /_meta_words_(de|en)\./;
  expect(de.filter((name) => words.test(name))).toEqual([expect.stringContaining("_words_de.")]);
  expect(en.filter((name) => words.test(name))).toEqual([expect.stringContaining("_words_en.")]);
  // How the runtime calls things; refusals are worded by further files, when there is one.
  const wording = /\/(?:phrases|wording)\./;
  const wordingOf = (names: string[]) => names.filter((name) => wording.test(name));
  // The module that loads the phrases of the language is that of both.
  const onlyIn = (names: string[], other: string[]) =>
    wordingOf(names).filter((name) => !other.includes(name));
  expect(onlyIn(de, en)).not.toEqual([]);
  expect(onlyIn(en, de)).toHaveLength(onlyIn(de, en).length);
  const texts = /\/(?:texts_[\w-]+_)?(?:de|en)\./;
  const without = (names: string[]) =>
    names.filter((name) => ![words, wording, texts].some((one) => one.test(name))).toSorted();
  expect(without(en)).toEqual(without(de));
});

/**
 * Scripts of the other kinds of pages, threads among them, once they have come to rest and before
 * anybody does anything: what they weigh, and a little more. Wanted are 55 kB for a lesson, so that is to
 * be cut further.
 */
const budgets = [
  ["", 63],
  ["rules/", 5],
  ["tiles/burgundy/", 5],
  ["tiles/burgundy/knowledge8/", 5.2],
  ["learn/burgundy/", 28.2],
  ["score/burgundy/", 105.5],
  ["play/burgundy/", 87.2],
  ["play/burgundy-dice/", 89.1],
  ["compare/burgundy/", 98.6],
  ["playground/burgundy/", 69.1],
  ["search/", 15],
  ["codes/", 5],
] as const;

for (const [path, most] of budgets) {
  test(`/${path} ships at most ${most} kB of script`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(`/de/${path}`);
    expect(await weight()).toBeLessThanOrEqual(most * kilobyte);
  });
}

test("the workshop brings its editor, and the rest when somebody begins", async ({ page }) => {
  const weight = weigh(page);
  await page.addInitScript(() => localStorage.setItem("regelwerk/workshop-view", "code"));
  await page.goto("/de/playground/burgundy/");
  await expect(page.locator(".cm-content")).toBeVisible();
  expect(await weight()).toBeLessThanOrEqual(174.2 * kilobyte);

  await page.mouse.move(300, 300);
  await expect(page.locator(".see form").first()).toBeVisible();
});

test("an example brings no text of the rules before somebody opens a passage", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/de/rules/burgundy/animals/");
  const example = page.locator(".example").first();
  await example.scrollIntoViewIfNeeded();
  await example.locator(".menu > summary").click();
  await example.locator(".menu").getByRole("button", { name: "Zug ausführen" }).click();
  const open = example.getByRole("button", { name: "Regel zeigen" }).first();
  await open.waitFor();
  expect(fetched.filter((url) => /sources|book/.test(url))).toEqual([]);

  await open.click();
  await expect(example.locator(".rule")).toContainText("rules/burgundy/");
  expect(fetched.filter((url) => /sources|book/.test(url)).length).toBeGreaterThan(0);
});
