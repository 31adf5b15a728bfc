// The full-text search: what it finds in both languages, and how it is used.

import { expect, type Locator, type Page, test } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../support.ts";

/** What readers type, and the page that must be among the first three. */
const queries: readonly (readonly [language: string, words: string, page: RegExp])[] = [
  ["de", "Wissen 7", /\/tiles\/burgundy\/knowledge7\//],
  ["de", "knowledge 12", /\/tiles\/burgundy\/knowledge12\//],
  ["de", "Bank", /\/tiles\/burgundy\/bank\//],
  ["de", "Tiere", /\/tiles\/burgundy\/animal\//],
  ["de", "cow", /\/tiles\/burgundy\/animal\//],
  ["de", "Wachturm", /\/tiles\/burgundy\/watchtower\//],
  ["de", "watchtower", /\/tiles\/burgundy\/watchtower\//],
  ["de", "Plättchen", /\/rules\/burgundy\/components\/#rule-Tile$/],
  ["de", "Lager", /\/rules\/burgundy\/taking\/#rule-storage$/],
  ["de", "silverPerMine", /#rule-silverPerMine/],
  ["de", "missing-brace", /\/codes\/missing-brace\//],
  ["de", "Ausdrücke", /\/language\/expressions\//],
  ["en", "knowledge 7", /\/tiles\/burgundy\/knowledge7\//],
  ["en", "Wissen 12", /\/tiles\/burgundy\/knowledge12\//],
  ["en", "Wachturm", /\/tiles\/burgundy\/watchtower\//],
  ["en", "Kuh", /\/tiles\/burgundy\/animal\//],
  ["en", "animals", /\/tiles\/burgundy\/animal\//],
  ["en", "expressions", /\/language\/expressions\//],
  ["en", "missing-brace", /\/codes\/missing-brace\//],
];

for (const language of ["de", "en"]) {
  test(`words find their page (${language})`, async ({ page }) => {
    await page.goto(`/${language}/`);
    await page.keyboard.press("/");
    const options = results(page);
    for (const [, words, wanted] of queries.filter(([of]) => of === language)) {
      await test.step(words, async () => {
        await field(page).fill("");
        await expect(options).toHaveCount(0);
        await field(page).fill(words);
        await expect(options.first()).toBeVisible();
        const first = await options.evaluateAll((all) =>
          all.slice(0, 3).map((one) => one.getAttribute("href") ?? ""),
        );
        expect(first).toContainEqual(expect.stringMatching(wanted));
      });
    }
  });
}

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

test("nothing is loaded before it is opened", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/de/tiles/burgundy/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/pagefind/"))).toEqual([]);
  await ask(page, "Bank");
  await expect(results(page).first()).toBeVisible();
  expect(asked).toContain("/pagefind/pagefind.js");
});

test("axe finds nothing in the open search on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/search/");
  await ask(page, "Silberling");
  await expect(results(page).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});

test("without script, the search is a page with all lists", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/en\/search\/$/);
  expect(await page.content()).toContain("The search needs JavaScript");
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
