// The dice game on the site: the sheet at the table, on paper, and its own variants.

import { expect } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { loggedMove, openInMenu, startGame } from "../support.ts";
import { test } from "../test.ts";

const dice = { game: "burgundy-dice", seed: 7 } as const;

test("a game alone begins with a castle and ends with its points", async ({ page, browser }) => {
  await startGame(page, { ...dice, language: "de", seats: ["human"] });
  const castles = page.locator(".own [role=gridcell][data-mark]");
  await expect(castles).toHaveCount(4);
  await castles.first().click();
  await expect(page.locator(".centre .boxes")).toHaveCount(3);
  await expect(page.locator(".centre .boxes").first().locator(".box")).toHaveCount(8);

  // The first game would go on in the same browser; this one is in the other language.
  const other = await browser.newPage();
  await startGame(other, { ...dice, language: "en", seats: ["random"] });
  await expect(other.locator(".final h2")).toContainText(/reaches \d+ victory points?/);
  // Chance alone does not reach the first line of the rating.
  await expect(other.locator(".final .rating")).toHaveCount(0);
  await other.close();
});

test("a number is written over the printed space, and what is written is said", async ({
  page,
}) => {
  await startGame(page, { ...dice, language: "de", seats: ["human", "random"] });
  const cells = page.locator(".own [role=gridcell]");
  await cells.and(page.locator("[data-mark]")).first().click();
  await expect(cells.and(page.locator("[aria-label*='angekreuzt']"))).toHaveCount(1);

  const space = await cells.and(page.locator("[data-mark]")).first().getAttribute("data-thing");
  await page.locator(`.own [data-thing="${space}"]`).click();
  const ways = page.locator(".answer [data-option], .dock [data-mark]");
  const write = page.locator(loggedMove).nth(2);
  await expect(async () => {
    if (!(await write.isVisible())) await ways.first().click({ timeout: 1000 });
    await expect(write).toBeVisible({ timeout: 1000 });
  }).toPass();

  const written = page.locator(`.own [data-thing="${space}"]`);
  await expect(written).toHaveAttribute("aria-label", /, ([1-6]|angekreuzt)(,|$)/);
  await expect(written.locator(".space .ground")).toHaveCount(1);
});

test("two people at one screen decide at the same time, and see it when both have", async ({
  page,
}) => {
  await startGame(page, { ...dice, language: "en", seats: ["human", "human"] });
  const castles = page.locator(".own [role=gridcell][data-mark]");
  await expect(page.locator(".decision h2")).toContainText("Anna");
  await castles.first().click();

  await expect(page.locator(".decision h2")).not.toContainText("Anna");
  await expect(page.getByText("Decided so far: Anna.")).toBeVisible();
  await expect(page.locator("[role=gridcell][aria-label*='crossed']")).toHaveCount(0);
  await expect(page.locator(".rival .board .space").first()).toBeVisible();
  await expect(page.locator(".rival .board .cross")).toHaveCount(0);
  await expect(page.locator(loggedMove)).toHaveCount(0);

  await castles.last().click();
  await expect(page.locator("[role=gridcell][aria-label*='crossed']")).toHaveCount(1);
  await expect(page.locator(".rival .board .cross")).toHaveCount(1);
  await expect(page.locator(loggedMove)).toHaveCount(2);
});

test("what lies on the table is reached and played by keyboard", async ({ page }) => {
  await startGame(page, { ...dice, language: "en", seats: ["human", "random"] });
  await page.locator(".own [role=gridcell][data-mark]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(loggedMove).first()).toBeVisible();
  // There is a list of moves as soon as there is something to decide again.
  await expect(page.locator(".own [role=gridcell][data-mark]")).not.toHaveCount(0);

  await page.keyboard.press("m");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("tables to look things up point out the round that is played", async ({ page }) => {
  await startGame(page, { ...dice, language: "en", seats: ["human", "random"] });
  await openInMenu(page, "Tables to look things up");

  const tables = page.locator("dialog.menu table");
  await expect(tables).toHaveCount(2);
  await expect(tables.locator("th.now")).toHaveText(["Round I"]);
});

test("axe finds nothing at a table of five, which fits a phone", async ({ page }) => {
  const seats = ["human", "random", "random", "random", "random"] as const;
  await startGame(page, { ...dice, language: "de", seats });
  await page.locator(".own [role=gridcell][data-mark]").first().click();
  await expect(page.locator(loggedMove).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await openInMenu(page, "Tabellen zum Nachschlagen");
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, note] of [
    ["de", "Inoffizielles"],
    ["en", "Unofficial"],
  ] as const) {
    test(`there is a sheet to print for every board (${language})`, async ({ page }) => {
      // A table fills the window; the ways to everything else are on the other pages.
      await page.goto(`/${language}/rules/burgundy-dice/`);
      await page.locator(`a[href="/${language}/print/burgundy-dice/"]`).first().click();

      const sheets = page.locator(".sheet");
      await expect(sheets).toHaveCount(4);
      await expect(sheets.first().locator(".board .space")).toHaveCount(37);
      await expect(sheets.first().locator(".boxes")).toHaveCount(3);
      await expect(sheets.first().locator("table")).toHaveCount(3);
      await expect(sheets.first()).toContainText(note);

      // The sheets are there before the styles that break pages.
      await page.waitForLoadState();
      const everything = await page.pdf({ preferCSSPageSize: true });
      expect(pagesIn(everything)).toBe(4);
      await page.locator("a[href='#duchyC']").click();
      expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    });

    test(`one of its questions is compared (${language})`, async ({ page }) => {
      await page.goto(`/${language}/compare/burgundy-dice/`);
      await expect(page.locator(".group").first().locator(".difference")).not.toHaveCount(0);
      await expect(page.locator(".group [data-proof]").first()).toBeVisible();
      // The boards of both sides are in the fold below the picture.
      await page.locator(".group .prove summary").first().click();
      await expect(page.locator(".witness .twin").first().locator("svg.grid")).toBeVisible();
    });
  }
});

/** How many pages a PDF has. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("axe finds nothing about its comparison, which fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/compare/burgundy-dice/");
  await expect(page.locator(".simulation button[type=submit]")).toBeEnabled();
  expect(await faults(page)).toEqual([]);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});
