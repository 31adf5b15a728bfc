// The encyclopaedia of tiles: a full list without script, narrowed down and compared with it, and a
// page for each tile.

import { expect } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { test } from "../test.ts";

const list = "tiles/burgundy/";
const pages = [list, `${list}knowledge8/`];
const morePages = [`${list}animal/`, `${list}goods/`];

for (const path of isSoak ? [...pages, ...morePages] : pages) {
  test(`/${path}: axe finds nothing, it fits a phone and keeps its place in the other language`, async ({
    page,
  }) => {
    await page.goto(`/en/${path}${path === list ? "?compare=bank,ship,cow2" : ""}`);
    await page.waitForLoadState("networkidle");
    for (const one of await page.locator("article > section details > summary").all())
      await one.click();
    expect(await faults(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(new RegExp(`/de/${path}(\\?|$)`));
    expect(await tooWide(page)).toBeLessThanOrEqual(0);

    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(new RegExp(`/en/${path}(\\?|$)`));
  });
}

test("without script, the list is there in full", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/de/${list}`);

  await expect(page.locator("[data-tile]:visible")).toHaveCount(55);
  await expect(page.locator("[data-filter]")).toBeHidden();
  await expect(page.locator("[data-tile=bank]")).toContainText("Du erhältst sofort 2 Silberlinge.");
  await expect(page.locator("[data-tile=bank] use.picture")).toHaveAttribute("href", /bank/);
  await context.close();
});

test("words and groups narrow the list down", async ({ page }) => {
  await page.goto(`/de/${list}`);
  const shown = page.locator("[data-tile]:visible");
  await expect(shown).toHaveCount(55);
  await page.getByRole("searchbox", { name: "Wörter" }).fill("silberlinge");
  await expect(shown).toHaveCount(2);
  await expect(page.locator("[data-found]")).toHaveText("2 Sorten gefunden");

  await page.getByRole("searchbox", { name: "Wörter" }).fill("huhn");
  await expect(shown).toHaveText([/Huhn 2/, /Huhn 3/, /Huhn 4/]);
  await page.getByText("Gebäude", { exact: true }).first().click();
  await expect(shown).toHaveCount(0);
  await expect(page.locator("[data-found]")).toContainText("Dazu passt nichts");
  await page.getByRole("searchbox", { name: "Wörter" }).fill("");
  await expect(shown).toHaveCount(55);
  await page.getByText("Schiffe · Burgen · Minen").first().click();
  await expect(shown).toHaveText([/Schiff/, /Burg/, /Mine/]);
});

test("on a phone one group is shown at first, and no group makes a long page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/de/${list}`);
  const chips = page.locator("[data-filter] input[name=group]");
  const count = await chips.count();
  expect(count).toBeGreaterThan(4);
  await expect(chips.nth(1)).toBeChecked();
  for (let at = 1; at < count; at++) {
    await chips.nth(at).check({ force: true });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(4000);
  }
  // A link to a tile of another group finds it.
  await page.evaluate(() => location.assign("#cow2"));
  await expect(page.locator("[data-tile=cow2]")).toBeInViewport();
});

test("two or three kinds are laid side by side, and the address keeps them", async ({ page }) => {
  await page.goto(`/en/${list}`);
  const side = page.getByRole("region", { name: "Side by side" });
  await expect(side).toBeHidden();
  await expect(page.getByRole("checkbox", { name: "compare Bank" })).toBeHidden();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("checkbox", { name: "compare Bank" }).check();
  await expect(side).toContainText("Choose one more kind");
  await page.getByRole("checkbox", { name: "compare Mine" }).check();
  await page.getByRole("checkbox", { name: "compare Cow 2" }).check();
  // The list stays in view until the table is wanted.
  const height = async () => ((await side.boundingBox())?.height ?? 0) / 900;
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(height).toBeLessThan(0.1);
  await side.getByRole("button", { name: "Side by side" }).click();
  await expect(side.locator("thead a")).toHaveText(["Mine", "Cow 2", "Bank"]);
  await expect(side.getByRole("row", { name: /Species/ })).toHaveText(/–Cow–/);
  await expect(page.getByRole("checkbox", { name: "compare Market" })).toBeDisabled();

  await page.reload();
  await expect(side.locator("thead a")).toHaveText(["Mine", "Cow 2", "Bank"]);
  await side.getByRole("button", { name: "Clear the choice" }).click();
  await expect(side).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/en/${list}$`));
});

test("a tile has its text, an example to play on, and what is open about it", async ({ page }) => {
  await page.goto(`/en/${list}knowledge8/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Knowledge 8");
  await expect(page.locator("section[aria-labelledby=does]")).toContainText("(instead of 1)");
  const example = page.locator(".example").first();
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole("button", { name: "Try it" })).toBeEnabled();
  await example.locator(".menu > summary").click();
  await example.getByRole("button", { name: "Play the move" }).click();
  await expect(page.locator(".outcome.done").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /Does knowledge 8 double/ })).toBeVisible();
});

test("words in the text of a tile lead to the rule, which unfolds", async ({ page }) => {
  await page.goto(`/de/${list}watchtower/`);
  await page.goto(`/de/${list}watchtower/#rule-watchtowerPoints`);
  await expect(page.locator("[id='rule-watchtowerPoints']")).toContainText("ein Wachturm", {
    ignoreCase: true,
  });
  await expect(page.locator("[id='rule-watchtowerPoints']")).toHaveAttribute("open");
  await expect(page.locator(".variant")).toContainText("5 Siegpunkte");
});

test("the tiles hang together from the first to the last", async ({ page }) => {
  await page.goto(`/en/${list}knowledge26/`);
  await page.getByRole("link", { name: "After Ship" }).click();
  await expect(page).toHaveURL(/\/ship\/$/);
  await expect(page.getByRole("link", { name: "Before Knowledge 26" })).toBeVisible();
});

test("a tile that the other version treats differently is told and played by either", async ({
  page,
}) => {
  await page.goto("/en/tiles/burgundy/knowledge17/");
  await expect(page.locator(".otherwise")).toBeHidden();
  await page.getByRole("radio", { name: "Yucata" }).check({ force: true });
  await expect(page.locator(".otherwise")).toBeVisible();
  expect(await faults(page)).toEqual([]);

  // The choice is kept, for examples and in the other language too.
  await page.goto("/en/tiles/burgundy/knowledge17/");
  await expect(page.locator(".otherwise")).toBeVisible();
  const example = page.locator(".example").first();
  // The example of the kept version takes the place of the original one meanwhile.
  await expect(() => example.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await expect(example.locator(".tag")).toContainText("Yucata");
  await page.getByRole("radio", { name: "Original" }).check({ force: true });
  await expect(page.locator(".otherwise")).toBeHidden();
  await expect(example.locator(".tag")).toHaveCount(0);
  await page.getByRole("radio", { name: "Yucata" }).check({ force: true });

  await page.goto("/de/tiles/burgundy/knowledge17/");
  await expect(page.getByRole("radio", { name: "Yucata" })).toBeChecked();
  await page.goto("/de/tiles/burgundy/animal/");
  await expect(page.getByText("gilt auch auf Yucata")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Yucata" })).toHaveCount(0);
});
