// The page that measures the engine in the reader's browser.

import { expect, test } from "@playwright/test";
import { measuredGames } from "../bench/games.ts";
import { mainThread } from "./support.ts";

test("measures every game, and can be broken off and begun again, by keyboard", async ({
  page,
}) => {
  await page.goto("/de/bench/");
  const start = page.locator(".bench button.primary");
  await expect(start).toBeEnabled();
  await start.focus();
  await page.keyboard.press("Enter");
  await page.locator(".progress button").click();
  await expect(page.locator("tbody td", { hasText: /\d/ })).toHaveCount(0);
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(start).toBeVisible();

  const rows = await page.locator("table").first().locator("tbody tr").allInnerTexts();
  expect(rows).toHaveLength(measuredGames.length);
  for (const row of rows) expect(row).toMatch(/\d[\d.,]*\s+\d[\d.,]*/);
  await expect(page.locator("table").nth(1)).toContainText(/\d ms/);
  await expect(page.locator("table").nth(1)).toContainText(/\d ns/);
});
test("the page stays awake while its thread measures", async ({ page }) => {
  await page.goto("/en/bench/");
  const start = page.locator(".bench button.primary");
  await expect(start).toBeEnabled();
  await start.click();
  await expect(page.locator(".progress")).toBeVisible();
  const work = await mainThread(page);
  const before = await work();
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const count = () => (++frames < 120 ? requestAnimationFrame(count) : resolve(frames));
        requestAnimationFrame(count);
      }),
  );
  expect(frames).toBe(120);
  // Two seconds of frames; a page whose own thread played the games would be at work for all of it.
  expect((await work()) - before).toBeLessThan(500);
});
