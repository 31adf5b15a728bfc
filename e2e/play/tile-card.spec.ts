// The card of a tile: opened in every way, with picture, sentence and time; code only behind its fold.

import { expect, type Locator, type Page } from "@playwright/test";
import { startGame } from "../support.ts";
import { test } from "../test.ts";

const tile = (page: Page): Locator => page.locator("[data-thing^='i:']:has(.piece)").first();
const card = (page: Page): Locator => page.locator(".card[role=dialog]");

/** The card shows what a tile is, all of it within the window, and no code. */
async function expectCard(page: Page): Promise<void> {
  await expect(card(page).locator("svg").first()).toBeVisible();
  await expect(card(page).locator("h2")).not.toBeEmpty();
  await expect(card(page).locator(".says")).not.toBeEmpty();
  await expect(card(page).locator("dd").first()).not.toBeEmpty();
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  for (const code of await card(page).locator("[data-code]").all()) await expect(code).toBeHidden();
}

test("hover, focus and I, and a right click open the card", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startGame(page, { language: "de", seed: 3, seats: ["human", "greedy"] });

  await tile(page).hover();
  await expectCard(page);
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);

  await tile(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("i");
  await expectCard(page);
  await expect(card(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);

  await tile(page).click({ button: "right" });
  await expectCard(page);
  await card(page).locator("summary").click();
  await expect(card(page).locator("[data-code] pre")).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(card(page)).toHaveCount(0);
});

test("a long press opens the card as a sheet and plays nothing; a pull closes it", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await startGame(page, { language: "de", seed: 3, seats: ["human", "greedy"] });
  await tile(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await tile(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const session = await context.newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    at: readonly { x: number; y: number }[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });

  await touch("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
  await expect(card(page)).toBeVisible();
  await touch("touchEnd", []);
  await expectCard(page);
  const box = (await card(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.height).toBeLessThanOrEqual(844 * 0.6 + 1);
  expect(box.y + box.height).toBeCloseTo(844, 0);

  const from = { x: 195, y: box.y + 8 };
  await touch("touchStart", [from]);
  for (const down of [30, 60, 100]) await touch("touchMove", [{ x: from.x, y: from.y + down }]);
  await touch("touchEnd", []);
  await expect(card(page)).toHaveCount(0);
  await context.close();
});
