// A game as one file: it is written by the command and opened from the disk, with no server behind it.

import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { expectUnharmed } from "../attacks/hostile.ts";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { openInMenu, playFor, playToEnd, tabTo } from "../support.ts";
import { test } from "../test.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
let folder = "";
test.describe.configure({ mode: "default" });
// All files are one place to a browser, so each would find what those before it have stored.
test.use({ ownBrowser: true });
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "regel-export-"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Exports what the words name; returns the path of the file. */
async function exported(...words: string[]): Promise<string> {
  const path = join(folder, `${test.info().testId}.html`);
  const command = [join(project, "src/cli/main.mjs"), "export", ...words, "--html", "--out", path];
  await promisify(execFile)(process.execPath, command, { cwd: folder });
  return path;
}

/** Opens a file, and records what is loaded besides it and what goes wrong in it. */
async function open(page: Page, path: string): Promise<string[]> {
  const seen: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith("file:") && !address.startsWith("blob:")) seen.push(address);
  });
  page.on("pageerror", ({ message }) => seen.push(message));
  page.on("console", (message) => message.type() === "error" && seen.push(message.text()));
  await page.goto(pathToFileURL(path).href);
  return seen;
}

test("the smallest game is played to its end by keys alone, against a bot and again after a reload", async ({
  page,
}) => {
  const path = await exported("tic-tac-toe");
  expect(statSync(path).size).toBeLessThanOrEqual(250_000);
  const seen = await open(page, path);
  await expect(page).toHaveTitle("Tic-tac-toe");
  await tabTo(page, page.getByRole("button", { name: "Start" }));
  await page.keyboard.press("Enter");
  const [final, own] = [page.locator(".final"), page.locator(".own [data-mark=possible]")];
  await expect(own.first()).toBeVisible();
  await page.reload();
  await expect(own.first()).toBeVisible();
  while ((await final.count()) === 0) {
    await page.keyboard.press("m");
    const moves = page.getByRole("dialog");
    await tabTo(page, moves.locator("[data-option]"));
    await page.keyboard.press("Enter");
    await expect(moves).toBeHidden();
    await expect(own.or(final).first()).toBeVisible();
  }
  expect(seen).toEqual([]);
});

test("a file has both languages and both themes, and readers of screens find nothing wrong", async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: "de-DE" });
  const seen = await open(page, await exported("tic-tac-toe"));
  await expect(page.locator("html[lang=de]")).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Los" }).click();
  expect(await faults(page)).toEqual([]);
  await openInMenu(page, "Menü");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html[lang=en]")).toHaveCount(1);
  expect(seen).toEqual([]);
  await page.close();
});

test("a large game with drawings is played in a small window", async ({ page }) => {
  const path = await exported("burgundy", "--variant", "yucata");
  expect(statSync(path).size).toBeLessThanOrEqual(700_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("regelwerk/speed", "instant"));
  const seen = await open(page, path);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".decision h2")).toBeVisible();
  expect(await tooWide(page)).toBe(0);
  if (isSoak) await playToEnd(page);
  else expect(await playFor(page, 20)).toBe(20);
  expect(seen).toEqual([]);
});

test("an example in a file of its own is tried", async ({ page }) => {
  const seen = await open(page, await exported("burgundy", "knowledge13And14"));
  await expect(page.locator(".example figure")).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(seen).toEqual([]);
});

test("texts and drawings from elsewhere stay texts and drawings", async ({ page }) => {
  const attack = "</script><script>globalThis.ran = true</script><img src=x onerror='ran = 1'>";
  const rules = readFileSync(join(project, "rules/classics/tic-tac-toe.regel"), "utf8");
  const game = join(folder, "evil");
  mkdirSync(join(game, "pictures"), { recursive: true });
  writeFileSync(join(game, "game.regel"), rules.replaceAll("Tic-tac-toe", attack));
  const drawing =
    "<svg><image href='x' onerror='globalThis.ran = true'/><script>ran = 2</script></svg>";
  writeFileSync(join(game, "pictures/evil.svg"), drawing);
  await page.goto(pathToFileURL(await exported(game)).href);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(attack);
  await expect(page).toHaveTitle(attack);
  await expectUnharmed(page);
});
