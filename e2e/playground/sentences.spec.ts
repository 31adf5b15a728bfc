// House rules in sentences: numbers are changed where they stand, and the table shows what they change.

import { expect, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { smallTargets, tooWide } from "../layout.ts";
import { sharedPage, workshopThreads, writtenIn } from "../support.ts";
import { test } from "../test.ts";

const row = (page: Page, id: string) => page.locator(`[data-sentence="${id}"]`);
const effect = (page: Page) => page.locator(".effect");

const words = {
  de: {
    code: "Code",
    sentences: "Sätze",
    before: "vorher 3",
    original: "Original",
    undo: "Rückgängig",
    yours: "Deine Regel",
    look: "Am Tisch ansehen",
  },
  en: {
    find: "Find another sentence",
    play: "Play with it",
    back: "Back to the house rule",
    yes: "yes",
    no: "no",
    zero: "A tile costs 0 silverlings.",
  },
} as const;

async function open(page: Page, language: "de" | "en", hash = "#new"): Promise<void> {
  await page.goto(`/${language}/playground/burgundy/${hash}`);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

test.describe("in German, on one page", () => {
  const requests: string[] = [];
  const shared = sharedPage(async (page) => {
    page.on("request", (request) => requests.push(request.url()));
    await open(page, "de");
  });

  test("nothing is compiled before the first change, and no editor is loaded", async () => {
    const page = shared();
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => /code-editor|burgundy_sources|\.worker/.test(url))).toEqual([]);
    expect(await workshopThreads(page)).toBe(0);
  });

  test("the table shows the change, and what else reads differently", async () => {
    const page = shared();
    await effect(page).getByRole("button", { name: words.de.look }).click();
    await expect(effect(page).locator(".sides")).toContainText(words.de.yours);
    await expect(effect(page).locator("[data-table]")).toBeVisible();
    // Examples of lessons and chapters end differently with a stronger worker.
    await expect(effect(page).locator(".touched a").first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test("a number is changed, marked, written as code, and taken back", async () => {
    const page = shared();
    const storage = row(page, "storage.places");
    await storage.getByRole("button").last().focus();
    await page.keyboard.press("Enter");
    await expect(storage).toContainText(words.de.before);
    await expect(storage.locator("input")).toHaveValue("4");
    // The rules behind it are those of the code.
    await page.getByRole("button", { name: words.de.code }).click();
    await expect.poll(() => writtenIn(page)).toContain("change storage.places from 3 to 4");
    await page.getByRole("button", { name: words.de.sentences }).click();
    await expect(storage.locator("input")).toHaveValue("4");

    await page.getByRole("button", { name: words.de.original, exact: true }).click();
    await expect(storage.locator("input")).toHaveValue("3");
    await expect(page.locator("li.changed")).toHaveCount(0);
    await page.getByRole("button", { name: words.de.undo }).click();
    await expect(storage.locator("input")).toHaveValue("4");
  });

  test("sentences fit every window, with targets for fingers", async () => {
    const page = shared();
    await page.setViewportSize({ width: 390, height: 844 });
    const sizes = [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
      { width: 1440, height: 900 },
    ];
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
      const heights = await page
        .locator(".house button, .house .number input")
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect().height),
        );
      expect(heights.length).toBeGreaterThan(5);
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(43.9);
      expect(await faults(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Code" }).click();
    await expect(page.locator(".cm-content")).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe("in English, on one page", () => {
  const shared = sharedPage((page) => open(page, "en"));

  test("the page asks whether 0 is meant, and refuses what does not fit", async () => {
    const page = shared();
    const price = row(page, "price");
    await price.locator("input").fill("0");
    await page.keyboard.press("Enter");
    await expect(price.getByRole("status")).toContainText(words.en.zero);
    await price.getByRole("button", { name: words.en.no }).click();
    await expect(price.locator("input")).toHaveValue("2");
    await price.locator("input").fill("0");
    await page.keyboard.press("Enter");
    await price.getByRole("button", { name: words.en.yes }).click();
    await expect(price.locator("input")).toHaveValue("0");
    await expect(price).toHaveClass(/changed/);

    const storage = row(page, "storage.places");
    await storage.locator("input").fill("1000");
    await page.keyboard.press("Enter");
    await expect(storage.locator("input")).toHaveValue("3");
    await storage.getByRole("status").getByRole("button").click();
    await expect(storage.locator("input")).toHaveValue("99");
  });

  test("a sentence is found by its words and added with the keyboard alone", async () => {
    const page = shared();
    await page.getByRole("button", { name: words.en.find }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("goods shuffle");
    await expect(page.locator(".find li")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(row(page, "goodsPerKind").locator("input")).toBeFocused();
  });

  test("a match is played with the house rule, and goes on when the rule changes again", async () => {
    const page = shared();
    // The moment that the page has found is no match of the reader.
    await expect(effect(page).locator(".live [data-table]")).toBeVisible();
    await page.getByRole("button", { name: words.en.play }).click();
    await expect(page.locator(".seat").first()).toBeVisible();
    await page.locator(".play form button[type=submit]").click();
    await expect(page.locator(".play [data-table]")).toBeVisible();
    await page.getByRole("button", { name: words.en.back }).click();
    await row(page, "price").locator("input").fill("1");
    await page.keyboard.press("Enter");
    await expect(effect(page).locator(".sides")).toBeVisible();
    await page.getByRole("button", { name: words.en.play }).click();
    await expect(page.locator(".play [data-table]")).toBeVisible();
    await page.getByRole("button", { name: words.en.back }).click();
    await expect(row(page, "price")).toBeVisible();
  });

  test("code that cannot be read keeps the sentences and leads to its line", async () => {
    const page = shared();
    await page.getByRole("button", { name: "Code" }).click();
    await page.locator(".cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("variant");
    await page.getByRole("button", { name: "Sentences" }).click();
    await expect(row(page, "price")).toBeVisible();
    await page.getByRole("button", { name: /Go to line/ }).click();
    await expect(page.locator(".cm-content")).toBeVisible();
  });
});

test("a ready-made house rule opens as a copy, with its change in a sentence", async ({ page }) => {
  await open(page, "en");
  await row(page, "storage.places").getByRole("button").last().click();
  await expect(page.locator(".kept")).toContainText("Saved in this browser");
  await page.goto("/en/playground/burgundy/#gallery=watchtowerFive");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("My house rule");
  await expect(row(page, "watchtowerPoints").locator("input")).toHaveValue("5");
  await expect(row(page, "storage.places").locator("input")).toHaveValue("3");
});
