// What holds for every page: no accessibility faults, nothing cut off, both languages, no script needed to read.

import { expect } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { smallTargets, tooWide } from "../layout.ts";
import { startGame } from "../support.ts";
import { test } from "../test.ts";
import { faults } from "./faults.ts";

/** One page of each kind, or of each way in which it may look. */
const paths = [
  "",
  "play/white-castle/",
  "rules/burgundy/animals/",
  "tiles/burgundy-cards/",
  "learn/burgundy-cards/",
  "score/burgundy-cards/",
  "rules/white-castle/season/",
  "compare/white-castle/",
  "questions/burgundy/",
  "print/burgundy-dice/",
  "print/burgundy-cards/",
  "codes/",
  "codes/missing-brace/",
  "language/first-game/",
  "language/expressions/",
];

/** More of the same kinds, which `npm run soak` looks at. */
const morePaths = [
  "play/burgundy-cards/",
  "language/",
  "rules/burgundy-cards/triples/",
  "play/burgundy/",
  "play/burgundy-dice/",
  "rules/burgundy-cards/from-the-board-game/",
  "tiles/white-castle/",
  "learn/white-castle/",
  "score/white-castle/",
  "compare/burgundy-cards/",
  "compare/burgundy-dice/",
  "questions/burgundy-dice/",
  "questions/white-castle/",
  "print/white-castle/",
  "language/examples/",
];

for (const path of isSoak ? [...paths, ...morePaths] : paths) {
  test(`/${path}: axe finds nothing, it can be zoomed and touched, and is there in English`, async ({
    page,
  }) => {
    await page.goto(`/de/${path}`);
    await page.waitForLoadState("networkidle");
    expect(await faults(page)).toEqual([]);

    // A width of 1280 pixels at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 512 });
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);

    // language-switch.spec.ts goes there.
    const there = page.locator("a[hreflang=en]:visible, header a[data-language]:visible").first();
    await expect(there).toHaveAttribute("href", new RegExp(`/en/${path}$`));
    const english = await page.request.get(`/en/${path}`);
    expect(english.status()).toBe(200);
    expect(await english.text()).toMatch(/<html[^>]* lang="en"/);
  });
}

test("axe finds nothing at the table", async ({ page }) => {
  await startGame(page, { language: "en", seed: 3, seats: ["human", "greedy", "random"] });
  await page.locator(".centre [data-thing^='i:']:not([data-mark])").first().click();
  expect(await faults(page)).toEqual([]);
});

for (const [path, up] of [
  ["rules/burgundy/taking/", "header .places a[aria-current]"],
  ["tiles/burgundy/knowledge8/", "header .places a[aria-current]"],
  ["language/actions/", "footer a[href$='/language/']"],
  ["codes/missing-brace/", "footer a[href$='/codes/']"],
] as const)
  test(`/${path} has a way up`, async ({ page }) => {
    await page.goto(`/en/${path}`);
    const higher = new URL((await page.locator(up).getAttribute("href")) ?? "", page.url());
    expect(`/en/${path}`.startsWith(higher.pathname)).toBe(true);
  });

test("a chapter can be read without script: position, move and outcome", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/rules/burgundy/animals/");

  const example = page.locator("#example-twoCows");
  await expect(example.locator("svg").first()).toBeVisible();
  await expect(example).toContainText("+7");
  await context.close();
});

test("an example is played, and taken over", async ({ page }) => {
  await page.goto("/de/rules/burgundy/animals/");
  const example = page.locator("#example-twoCows");
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole("button", { name: "Selbst probieren" })).toBeEnabled();
  await example.locator(".menu > summary").click();
  await example.locator(".menu").getByRole("button", { name: "Zug ausführen" }).click();
  await expect(example.locator(".outcome.done")).toHaveCount(1);
  await example.getByRole("button", { name: "Zurück zum Bild" }).click();
  await example.getByRole("button", { name: "Selbst probieren" }).click();
  await expect(example.locator("[role=gridcell][data-mark]").first()).toBeVisible();
});
