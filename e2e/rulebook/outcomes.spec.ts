// What examples in chapters say came of their moves, and the chapter that is one sheet of paper.

import { expect } from "@playwright/test";
import { test } from "../test.ts";

test("an example tells what a move brings those who did not move", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/rules/burgundy/mines/");

  const row = page.locator("#example-minesPay .rows li").last();
  await expect(row).toContainText("Benno: End your turn");
  await expect(row.locator(".note")).toHaveText("Anna: +2 silverlings");
  await expect(page.locator("#example-minesPay .changes")).toContainText("+2");
  await context.close();
});

for (const game of ["burgundy", "burgundy-cards"]) {
  for (const language of ["de", "en"]) {
    test(`the summary of ${game} is printed on one sheet (${language})`, async ({ page }) => {
      await page.goto(`/${language}/rules/${game}/summary/`);
      const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
      const file = await page.pdf({ format: "A4", margin });

      expect(file.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }
}

test("figures are printed with the ink of the text, without their dark table", async ({ page }) => {
  await page.goto("/en/rules/burgundy-cards/projects/");
  await page.emulateMedia({ media: "print" });
  const colours = await page
    .locator(".example .says")
    .first()
    .evaluate((says) => {
      const table = says.closest(".example") ?? says;
      const text = says.closest("article") ?? document.body;
      const [ink, textInk] = [says, text].map((one) => getComputedStyle(one).color);
      return { ink, textInk, ground: getComputedStyle(table).backgroundColor };
    });

  expect(colours.ink).toBe(colours.textInk);
  expect(colours.ground).toBe("rgba(0, 0, 0, 0)");
});
