// The full-text search: what it finds in both languages, and how it is used.

import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { smallTargets, tooWide } from "../layout.ts";
import { test } from "../test.ts";

test("the end of a compound finds it", async ({ page }) => {
  await page.goto("/de/");
  await ask(page, "Lager");
  await expect(results(page).first()).toBeVisible();
  await field(page).fill("Plättchen");
  await expect(page.getByRole("status").filter({ hasText: "Treffer" })).toBeVisible();
});

test("it is used by keyboard alone and gives the focus back", async ({ page }) => {
  await page.goto("/en/");
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(page.getByRole("combobox", { name: "What are you looking for?" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "What are you looking for?" })).toBeFocused();
  // At once: each letter alone would be a question, and its answer a list of its own.
  await page.keyboard.insertText("watchtower");
  const options = results(page);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  const wanted = await options.nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${wanted?.replace(/[.]/g, "\\.")}$`));
});

test("nothing is loaded before it is opened, and other games only for words that this one lacks", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const parts = () =>
    asked.flatMap((path) => /^\/search-index\/de\/(.+)\/index\.json$/.exec(path)?.[1] ?? []);
  await page.goto("/de/tiles/burgundy/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/search-index/"))).toEqual([]);
  await ask(page, "Bank");
  await expect(results(page).first()).toBeVisible();
  expect(parts().toSorted()).toEqual(["burgundy", "site"]);

  await field(page).fill("Sanduhr");
  await expect(results(page).first().locator("mark").first()).toHaveText(/^Sanduhr/);
  expect(parts()).toContain("burgundy-dice");
});

test("axe finds nothing in the open search on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/rules/");
  await ask(page, "Silberling");
  await expect(results(page).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});

test("each result says what it is and shows a sentence of its page", async ({ page }) => {
  await page.goto("/en/");
  await ask(page, "tie break");
  const first = results(page).first();
  await expect(first.locator(".search-name")).toHaveText("End of the game and final scoring");
  await expect(first.locator(".search-kind")).toHaveText("Chapter");
  await expect(first.locator(".search-sentence")).toContainText("In a tie");
  await expect(first.locator("mark").first()).toHaveText("tie");

  const whole = page.getByRole("dialog").getByRole("link", { name: "Open as a page" });
  await whole.click();
  await expect(page).toHaveURL(/\/en\/search\/\?q=tie\+break$/);
  await expect(onPage(page).first()).toContainText("End of the game and final scoring");
});

test("the page suggests questions and chapters, and keeps what is searched in its address", async ({
  page,
}) => {
  await page.goto("/de/search/");
  const start = page.locator(".search-start");
  await expect(start.getByRole("link", { name: "Gebäude", exact: true }).first()).toBeVisible();
  const suggestion = start.locator(".suggestions a").first();
  const question = (await suggestion.textContent()) ?? "";
  expect(question).toMatch(/\?$/);

  await test.step("a suggestion is searched at once", async () => {
    await suggestion.click();
    await expect(onPage(page).first()).toBeVisible();
    await expect(pageField(page)).toHaveValue(question);
    await expect(start).toBeHidden();
  });
  await test.step("the way back leads to the suggestions", async () => {
    await page.goBack();
    await expect(start).toBeVisible();
    await expect(onPage(page)).toHaveCount(0);
  });
  await test.step("what is typed stands in the address", async () => {
    await pageField(page).fill("wie viele Arbeiter am Anfang");
    await expect(onPage(page).first()).toContainText("Aufbau");
    await expect(page).toHaveURL(/\?q=wie\+viele\+Arbeiter\+am\+Anfang$/);
    await page.reload();
    await expect(onPage(page).first()).toContainText("Aufbau");
  });
  await test.step("the way back from a result leads to the results", async () => {
    await onPage(page).first().click();
    await expect(page).toHaveURL(/\/rules\/burgundy\/setup\/$/);
    await page.goBack();
    await expect(pageField(page)).toHaveValue("wie viele Arbeiter am Anfang");
    await expect(onPage(page).first()).toContainText("Aufbau");
  });
  await test.step("a query that was sent is a step of the way back", async () => {
    await pageField(page).press("Enter");
    await pageField(page).fill("Gleichstand");
    await expect(onPage(page).first()).toContainText("Spielende");
    await page.goBack();
    await expect(pageField(page)).toHaveValue("wie viele Arbeiter am Anfang");
    await expect(onPage(page).first()).toContainText("Aufbau");
  });
  await test.step("the other language keeps the query", async () => {
    await pageField(page).fill("Yucata");
    await expect(page).toHaveURL(/\?q=Yucata$/);
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/\/en\/search\/\?q=Yucata$/);
    await expect(onPage(page).first()).toContainText("Yucata");
  });
  await test.step("an empty field brings the suggestions back", async () => {
    await pageField(page).fill("");
    await expect(start).toBeVisible();
    await expect(page).toHaveURL(/\/en\/search\/$/);
  });
});

test("on its page, the shortcut leads to the field and results are reached by keyboard", async ({
  page,
}) => {
  await page.goto("/en/search/");
  await page.keyboard.press("/");
  await expect(pageField(page)).toBeFocused();
  await page.keyboard.insertText("watchtower");
  await expect(onPage(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(onPage(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(onPage(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  const wanted = (await onPage(page).first().getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`axe finds nothing on the search page, empty or with results (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/de/search/");
    expect(await faults(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.goto("/de/search/?q=Silberling");
    await expect(onPage(page).first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
}

test("without script, the search is a page with all lists", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/en\/search\/$/);
  expect(await page.content()).toContain("The search needs JavaScript. Switch it on");
  // The words are sent to the same page, which says so again.
  await page.getByRole("combobox").fill("tie");
  await page.getByRole("combobox").press("Enter");
  await expect(page).toHaveURL(/\/en\/search\/\?q=tie$/);
  await page
    .getByRole("main")
    .getByRole("link", { name: "The Castles of Burgundy: Tiles" })
    .click();
  await expect(page).toHaveURL(/\/en\/tiles\/burgundy\/$/);
  await context.close();
});

function results(page: Page): Locator {
  return page.getByRole("dialog").getByRole("option");
}

/** Where one says what is looked for. */
function field(page: Page): Locator {
  return page.getByRole("dialog").getByRole("combobox");
}

async function ask(page: Page, words: string): Promise<void> {
  await page.keyboard.press("/");
  await field(page).fill(words);
}

/** Results on the search page. */
function onPage(page: Page): Locator {
  return page.getByRole("main").getByRole("option");
}

function pageField(page: Page): Locator {
  return page.getByRole("main").getByRole("combobox");
}
