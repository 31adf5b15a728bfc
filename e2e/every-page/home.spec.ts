// The home page: one tap from arriving to a legal move, and from there to the lessons.

import { expect, type Page } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { tooWide } from "../layout.ts";
import { moving } from "../support.ts";
import { test } from "../test.ts";
import { faults } from "./faults.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const words = {
  de: {
    done: "Gelegt!",
    back: "Willkommen zurück.",
    goOn: "Weiter mit Lektion 2",
    on: "Weiter lernen",
  },
  en: { done: "Placed!", back: "Welcome back.", goOn: "Go on: lesson 2", on: "Keep learning" },
} as const;

const languages = ["de", "en"] as const;

// Each window in one of the languages; `npm run soak` looks at both.
for (const [at, viewport] of sizes.entries())
  for (const language of languages.filter((_, of) => isSoak || of === at)) {
    const say = words[language];
    test(`one tap is a legal move, at ${viewport.width} pixels (${language})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/${language}/`);
      const legal = page.locator("[role=gridcell][data-mark=target]");
      await expect(legal).toHaveCount(2);
      for (const space of await legal.all()) await expect(space).toBeInViewport({ ratio: 1 });
      await expect(
        page.locator(`.words a[href="/${language}/learn/burgundy/first-tile/"]`),
      ).toBeInViewport();

      await legal.last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.done);
      await expect(page.locator(".gains")).toBeInViewport();
      await expect(legal).toHaveCount(0);
      await page.getByRole("link", { name: say.on }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/learn/burgundy/first-tile/$`));
    });
  }

for (const language of isSoak ? languages : (["de"] as const))
  test(`a returning learner goes on at once (${language})`, async ({ page }) => {
    const say = words[language];
    await solveFirstLesson(page);
    await page.goto(`/${language}/`);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.back);
      await expect(page.getByRole("link", { name: say.goOn })).toBeInViewport();
      expect(await faults(page)).toEqual([]);
    }
  });

test("a tap on another space says why not, and what is lit stays lit", async ({ page }) => {
  await page.goto("/de/");
  await page.locator("[role=gridcell]:not([data-mark])").first().click();
  await expect(page.locator(".words .lead")).toHaveText(/Die Bank ist ein Gebäude/);
  await expect(page.locator("[role=gridcell][data-mark=target]")).toHaveCount(2);
});

test("the three doors are in view on a desk, the first of them on a phone", async ({ page }) => {
  for (const [viewport, count] of [
    [sizes[0], 3],
    [sizes[1], 1],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto("/en/");
    const doors = page.getByRole("navigation", { name: "Where to?" }).getByRole("link");
    await expect(doors).toHaveCount(3);
    for (const door of (await doors.all()).slice(0, count)) await expect(door).toBeInViewport();
  }
});

test("bar, doors and foot are large enough for a finger, and nothing is wider than the window", async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/de/");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("header :is(a, summary, button), .doors a, footer a, .words a")]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.width < 44 || box.height < 44)
        .map((box) => `${box.width} × ${box.height}`),
    );
    expect(small).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: moving });

  test("nothing moves while the page comes alive", async ({ page }) => {
    for (const viewport of sizes)
      for (const returns of [false, true]) {
        if (returns) await solveFirstLesson(page);
        await page.setViewportSize(viewport);
        await page.goto("/de/", { waitUntil: "networkidle" });
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                // Cast because the type of this entry is not in the library of the DOM.
                for (const entry of list.getEntries() as unknown as { value: number }[])
                  sum += entry.value;
              }).observe({ type: "layout-shift", buffered: true });
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
            }),
        );
        expect(shift).toBeLessThan(0.02);
      }
  });
});

test("without script the picture stands, with its words and doors", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Place your first tile.");
  await expect(page.locator("svg.grid")).toBeVisible();
  await expect(page.locator(".doors a")).toHaveCount(3);
  await context.close();
});

async function solveFirstLesson(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const exercises = {
      "burgundy/lessonFirstTile": "solved",
      "burgundy/lessonFirstPoints": "solved",
    };
    localStorage.setItem(
      "regelwerk/progress",
      JSON.stringify({ version: 1, rules: {}, exercises }),
    );
  });
}
