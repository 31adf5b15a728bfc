// Everything that a reader has here goes out in a file and comes in again; nothing is lost by two tabs
// or a full storage.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { chooseFiles } from "../support.ts";
import { test } from "../test.ts";
import { faults } from "./faults.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });
const exercise = "burgundy/lessonFirstTile";
const progress = JSON.stringify({
  version: 1,
  rules: { "burgundy/place": { seen: 1, solved: 1, unaided: 1, wrong: 0 } },
  exercises: { [exercise]: "unaided" },
});

/** Changes a house rule, so that it is saved. */
async function changeStorage(page: Page): Promise<void> {
  await page.goto("/en/playground/burgundy/#new");
  const row = page.locator('[data-sentence="storage.places"]');
  await row.getByRole("button").last().click();
  await expect(page.locator(".kept")).toContainText("Saved in this browser");
}

test("all of it goes from one browser to another, once", async ({ page, browser }) => {
  await changeStorage(page);
  await page.evaluate((text) => localStorage.setItem("regelwerk/progress", text), progress);
  await page.evaluate(() => localStorage.setItem("regelwerk/theme", "dark"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Your data" }).click();
  await expect(section(page, "What you have here")).toContainText("1 house rule");
  expect(await faults(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const path = await (await download).path();

  const other = await browser.newPage();
  await other.goto("/en/data/");
  await other.evaluate(() => localStorage.setItem("regelwerk/theme", "light"));
  const open = async () => chooseFiles(other.locator("input[type=file]"), path);
  await open();
  const answer = section(other, "Bring it in").getByRole("status");
  await expect(answer).toContainText("1 solved exercise");
  await expect(answer).toContainText("1 house rule");
  await other.getByRole("button", { name: "Add it" }).click();
  await expect(answer).toContainText("Everything is here");
  await open();
  await expect(answer).toContainText("already have everything");
  // What was here stays.
  expect(await other.evaluate(() => localStorage.getItem("regelwerk/theme"))).toBe("light");
  await other.goto("/en/playground/");
  await expect(other.locator(".works li")).toHaveCount(1);
  await other.close();
});

test("a file that holds nothing of it is refused in one sentence", async ({ page }) => {
  await page.goto("/en/data/");
  const answer = section(page, "Bring it in").getByRole("status");
  for (const [text, says] of [
    ["{", "damaged"],
    ['{"kind":"other"}', "no data of Regelwerk"],
    ['{"kind":"regelwerk-data","version":9}', "newer version"],
    ['{"kind":"regelwerk-data","version":1,"settings":[["x","y"]]}', "One entry could not be read"],
  ] as const) {
    const buffer = Buffer.from(text);
    const file = { name: "data.json", mimeType: "application/json", buffer };
    await chooseFiles(page.locator("input[type=file]"), file);
    await expect(answer).toContainText(says);
  }
});

test("two tabs that change the same house rule lose nothing", async ({ page, context }) => {
  await changeStorage(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('[data-sentence="storage.places"] input')).toHaveValue("4");
  await page.locator('[data-sentence="price"]').getByRole("button").last().click();
  await expect(page.locator('[data-sentence="price"]')).toHaveClass(/changed/);
  await expect(page.locator(".kept")).toContainText("Saved in this browser");
  await second.locator('[data-sentence="purchasesPerTurn"]').getByRole("button").last().click();
  await expect(second.getByRole("alert").filter({ hasText: "My house rule" })).toBeVisible();
  await page.goto("/en/playground/");
  await expect(page.locator(".works li")).toHaveCount(2);
});

test("a full storage is said, with a way to take everything along", async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("regelwerk-last")) throw new DOMException("", "QuotaExceededError");
      set.call(this, key, value);
    };
  });
  await page.goto("/en/play/burgundy/");
  await page.locator(".setup button[type=submit]").click();
  const alert = page.getByRole("alert").filter({ hasText: "storage is full" });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("link")).toHaveAttribute("href", "/en/data/");
});

test("the file is one that a program can read again", async ({ page }) => {
  await page.goto("/de/data/");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Alles herunterladen" }).click();
  const file: unknown = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(file).toMatchObject({ kind: "regelwerk-data", version: 1 });
});
