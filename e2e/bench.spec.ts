// The page that measures the engine in the reader's browser.

import { expect, test } from "@playwright/test";
import { measuredGames } from "../bench/games.ts";

for (const language of ["de", "en"]) {
  test(`/${language}/bench/ measures every game, and can be broken off and begun again, by keyboard`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(`/${language}/bench/`);
    const start = page.locator(".bench button.primary");
    await expect(start).toBeEnabled();
    await start.focus();
    await page.keyboard.press("Enter");
    await page.locator(".progress button").click();
    await expect(page.locator("tbody td", { hasText: /\d/ })).toHaveCount(0);
    await start.focus();
    await page.keyboard.press("Enter");
    await expect(start).toBeVisible({ timeout: 150_000 });

    const rows = await page.locator("table").first().locator("tbody tr").allInnerTexts();
    expect(rows).toHaveLength(measuredGames.length);
    for (const row of rows) expect(row).toMatch(/\d[\d.,]*\s+\d[\d.,]*/);
    await expect(page.locator("table").nth(1)).toContainText(/\d ms/);
    await expect(page.locator("table").nth(1)).toContainText(/\d ns/);
  });
}

test("the page stays awake while its thread measures", async ({ page }) => {
  await page.goto("/en/bench/");
  const start = page.locator(".bench button.primary");
  await expect(start).toBeEnabled();
  await start.click();
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, most, frames] = [performance.now(), 0, 0];
        const look = (now: number) => {
          most = Math.max(most, now - last);
          last = now;
          if (++frames < 120) requestAnimationFrame(look);
          else resolve(most);
        };
        requestAnimationFrame(look);
      }),
  );
  // A frame takes 17 ms; a page whose own thread played the games would stand still for seconds.
  expect(longest).toBeLessThan(500);
});
