// A whole game for two, played through the page's own controls: each game once, each language once,
// with and without what moves.

import { expect, type Page } from "@playwright/test";
import { moving, playToEnd, startGame } from "../support.ts";
import { test } from "../test.ts";

const words = {
  de: { winner: "gewinnt", sum: "Summe" },
  en: { winner: "wins", sum: "Total" },
} as const;

/** A line of each game's ledger, and how many clicks a game takes at least. */
const games = {
  burgundy: { de: "Vollendetes Gebiet", en: "Completed area", clicks: 75 },
  "burgundy-dice": { de: "Vollendete Gebiete", en: "Completed regions", clicks: 20 },
} as const;

for (const { game, language, contextOptions } of [
  { game: "burgundy", language: "de", contextOptions: undefined },
  { game: "burgundy-dice", language: "en", contextOptions: moving },
] as const) {
  test.describe(game, () => {
    if (contextOptions !== undefined) test.use({ contextOptions });

    test(`a game against chance is played to its end (${language})`, async ({ page }) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      await startGame(page, { game, language, seed: 7, seats: ["human", "random"] });

      const clicks = await playToEnd(page);

      expect(clicks).toBeGreaterThan(games[game].clicks);
      await expect(page.locator(".final h2")).toContainText(words[language].winner);
      await expect(page.locator(".final ol li")).toHaveCount(2);
      await expect(page.locator(".final table")).toContainText(games[game][language]);
      await expect(page.locator(".final tfoot")).toContainText(words[language].sum);
      if (game === "burgundy") await watchFinalScoring(page);
      expect(problems).toEqual([]);
    });
  });
}

/** Takes the last move back and plays it again, to see the points of the end come one after the other. */
async function watchFinalScoring(page: Page): Promise<void> {
  const totals = () => page.locator(".final [data-total]").allTextContents();
  const end = await totals();
  await page.locator(".final").getByRole("button", { name: "Zum Tisch" }).click();
  await page.locator(".actions").getByRole("button", { name: "Zum Ergebnis" }).click();
  await expect(page.locator(".final h2")).toContainText("gewinnt");
  await page.locator(".final").getByRole("button", { name: "Zum Tisch" }).click();
  await page.locator("[data-zone=undo]").click();
  await page.locator(".menu-button").click();
  await page.locator("dialog.menu select").filter({ hasText: "ruhig" }).selectOption("calm");
  await page.keyboard.press("Escape");
  await playToEnd(page);

  const heading = page.locator(".final h2");
  const lines = page.locator(".final .count li");
  await expect(heading).toHaveText("Schlusswertung");
  await expect(page.getByRole("button", { name: "Weiter" })).toBeFocused();
  await expect(lines).toHaveCount(1);
  await expect.poll(totals).not.toEqual(end);
  await page.keyboard.press("Enter");
  await expect(lines).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(heading).toContainText("gewinnt");
  await expect(heading).toBeFocused();
  await expect.poll(totals).toEqual(end);
}

test("every line of the final ledger opens the rule behind it", async ({ page }) => {
  await startGame(page, { language: "de", seed: 7, seats: ["random", "random"] });
  await expect(page.locator(".final")).toBeVisible();

  const lines = page.locator(".final tbody button");
  for (let line = 0; line < (await lines.count()); line++) {
    await lines.nth(line).click();
    await expect(page.locator(".final .rule mark, .final .rule .marked").first()).toBeVisible();
  }
});
