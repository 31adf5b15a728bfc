// Lessons in the browser: what the player promises about layout, verdicts, hints and progress.

import { expect, type Locator, type Page } from "@playwright/test";
import { lessonsIn } from "../../tests/support/lessons.ts";
import { faults } from "../every-page/faults.ts";
import { coveredThings } from "../layout.ts";
import { chooseFiles } from "../support.ts";
import { test } from "../test.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const words = {
  de: {
    next: "Weiter",
    why: "Zeig mir, warum",
    back: "Zurück",
    retry: "Zurück und neu",
    hint: "Tipp",
  },
  en: { next: "Go on", why: "Show me why", back: "Back", retry: "Back and retry", hint: "Hint" },
} as const;

for (const [language, size] of [
  ["de", desk],
  ["en", phone],
] as const) {
  test.describe(`lesson “${language}” at ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });
    test.beforeEach(({ page }) => openLesson(page, `/${language}/learn/burgundy/placing/`));

    test("everything is inside the window, and the boards keep their place in every state", async ({
      page,
    }) => {
      const before = await boardBox(page);
      await expectInside(page);
      // Not allowed.
      await page.locator(tile).first().click();
      await space(page, "c6").click();
      await expect(page.locator(".box.bad")).toBeVisible();
      expect(await boardBox(page)).toEqual(before);
      await page.keyboard.press("Escape");
      // Allowed, but out of reach.
      await placeFirst(page, "c3");
      await expect(page.locator(".box.warn")).toBeVisible();
      expect(await boardBox(page)).toEqual(before);
      await page.getByRole("button", { name: words[language].back, exact: true }).click();
      // Hint.
      await page.getByRole("button", { name: words[language].hint, exact: true }).click();
      expect(await boardBox(page)).toEqual(before);
      await expectInside(page);
    });

    test("an allowed move out of reach says its gain, is refuted on the board, and is taken back", async ({
      page,
    }) => {
      await placeFirst(page, "c3");
      const box = page.locator(".box.warn");
      await expect(box).toContainText("11");
      await box.getByRole("button", { name: words[language].why }).click();
      await expect(page.locator(".marks .crossed")).toBeVisible();
      await expect(page.locator(".marks .missing")).toHaveCount(6);
      await page.getByRole("button", { name: words[language].retry }).click();
      await expect(box).toHaveCount(0);
      await expect(page.locator(".marks .crossed")).toHaveCount(0);
      await expect(space(page, "c3")).toHaveAttribute("aria-label", /leer|empty/);
    });

    test("after the goal one button leads on, has the focus, and Enter plays it", async ({
      page,
    }) => {
      await solvePlacing(page);
      const next = page.getByRole("button", { name: words[language].next });
      await expect(next).toHaveCount(1);
      await expect(next).toBeFocused();
      await expect(next).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await placeFirst(page, "c3");
      await expect(next).toBeFocused();
      await page.keyboard.press("Enter");
      const lessons = lessonsIn(language).filter(({ game }) => game === "burgundy");
      const following = lessons[lessons.findIndex(({ slug }) => slug === "placing") + 1];
      const link = page.locator(".end a");
      await expect(link).toBeFocused();
      await expect(link).toContainText(following?.text.title ?? "");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/${following?.slug}/$`));
    });
  });
}

test("targets stay uncovered while a reason or a hint is shown", async ({ page }) => {
  await openLesson(page, "/de/learn/burgundy/placing/");
  await page.locator(tile).first().click();
  await page.getByRole("button", { name: "Tipp", exact: true }).click();
  expect(await coveredThings(page)).toEqual([]);
  await page.getByRole("button", { name: "Tipp", exact: true }).click();
  expect(await coveredThings(page)).toEqual([]);
});

test("the last hint shows the move and takes it back; the learner plays it", async ({ page }) => {
  await openLesson(page, "/en/learn/burgundy/first-tile/");
  const rungs = page.locator(".rung");
  for (const rung of [0, 1, 2]) await rungs.nth(rung).click();
  await expect(space(page, "e4")).not.toHaveAttribute("aria-label", /empty/);
  await expect(space(page, "e4")).toHaveAttribute("aria-label", /empty/);
  await placeFirst(page, "e4");
  await expect(page.locator(".box.good")).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem("regelwerk/progress"));
  await expect
    .poll(async () => JSON.parse((await stored()) ?? "{}").exercises)
    .toEqual({ "burgundy/lessonFirstTile": "shown" });
});

test("undo is one tap and restores the position; start over empties the steps", async ({
  page,
}) => {
  await openLesson(page, "/en/learn/burgundy/placing/");
  const labels = () =>
    page.locator("[data-stop]").evaluateAll((stops) => stops.map((one) => one.ariaLabel));
  const before = await labels();
  await placeFirst(page, "e4");
  await expect(page.locator("[aria-label=Steps] .met")).toHaveCount(1);
  await page.locator("[data-zone=undo]").click();
  await expect.poll(labels).toEqual(before);
});

test("solved tasks and the position stay after a reload and in the other language", async ({
  page,
}) => {
  await openLesson(page, "/de/learn/burgundy/placing/");
  await solvePlacing(page);
  await page.keyboard.press("Enter");
  await expect(page.locator(".kick")).toContainText("Aufgabe 2");
  await page.reload();
  await expect(page.locator(".kick")).toContainText("Aufgabe 2");
  await expect(page.locator(".segments .done")).toHaveCount(1);
  await page.locator(".bar .language").click();
  await expect(page.locator(".kick")).toContainText("Task 2");
  await placeFirst(page, "c3");
  await expect(page.locator(".box.good")).toBeVisible();
  await page.reload();
  await expect(page.locator(".box.good")).toBeVisible();
});

test("lesson 5, task 1 is solved with arrows, Enter and Escape", async ({ page }) => {
  await openLesson(page, "/en/learn/burgundy/placing/");
  const stop = (wanted: Locator) => stepTo(page, wanted);
  await stop(page.locator(tile).first());
  await page.keyboard.press("Enter");
  await stop(space(page, "c6"));
  await page.keyboard.press("Enter");
  await expect(page.locator(".box.bad")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".box.bad")).toHaveCount(0);
  const first = page.locator(tile).first();
  await stop(first);
  if ((await first.getAttribute("data-mark")) !== "selected") await page.keyboard.press("Enter");
  await stop(space(page, "e4"));
  await page.keyboard.press("Enter");
  await stop(page.locator(tile).first());
  await page.keyboard.press("Enter");
  await stop(space(page, "e5"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: words.en.next })).toBeFocused();
});

test("a question is answered, and the words explain the answer", async ({ page }) => {
  await openLesson(page, "/en/learn/burgundy/regions/");
  await expect(page.locator(".answers button")).toHaveCount(4);
  await page.getByRole("button", { name: "11 victory points" }).click();
  await expect(page.locator(".box[role=status]")).toContainText("The watchtower brings 4 points");
  await expect(page.locator(".answers .right")).toHaveText(/15/);
  await expect(page.getByRole("button", { name: words.en.next })).toBeFocused();
});

test("a guided match goes on after a reload, and advice plays a move", async ({ page }) => {
  await openLesson(page, "/en/learn/burgundy-dice/first-round/");
  await expect(page.locator(".coach .coach")).toContainText("What you can do now");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Play it" }).click();
  await expect(page.locator("[data-zone=undo]")).toBeEnabled();
  await page.reload();
  await expect(page.locator("[data-zone=undo]")).toBeEnabled();
});

test("a lesson can be read without script, with its solutions", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/learn/burgundy/first-tile/");
  await expect(page.locator(".stage svg.grid")).toBeVisible();
  await expect(page.locator(".in-words article")).toHaveCount(2);
  await expect(page.locator(".in-words .outcome").first()).toBeVisible();
  await context.close();
});

test("progress is the same in both languages, by rule, as a file, and can be deleted", async ({
  page,
}) => {
  await openLesson(page, "/de/learn/burgundy/placing/");
  await solvePlacing(page);
  await page.keyboard.press("Enter");
  await placeFirst(page, "c3");
  await expect(page.locator(".box.good")).toBeVisible();
  await page.goto("/en/learn/burgundy/");
  await expect(page.locator("li.done")).toHaveCount(1);
  const progress = page.locator(".progress");
  await progress.scrollIntoViewIfNeeded();
  await progress.locator("summary").click();
  const download = page.waitForEvent("download");
  await progress.getByRole("button", { name: "Save as a file" }).click();
  const path = await (await download).path();
  page.on("dialog", (dialog) => dialog.accept());
  await progress.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.locator("li.done")).toHaveCount(0);
  await chooseFiles(progress.locator("input[type=file]"), path);
  await expect(page.locator("li.done")).toHaveCount(1);
});

for (const path of ["", "first-tile/", "first-phase/"]) {
  test(`axe finds nothing on learn/${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/de/learn/burgundy/${path}`);
    await page.waitForLoadState("networkidle");
    expect(await faults(page)).toEqual([]);
  });
}

/** A tile in storage that can be used. */
const tile = "[data-zone=storage] [data-stop][data-mark]";

async function openLesson(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("astro-island:not([ssr])").first().waitFor({ state: "attached" });
  await expect(page.locator(".lamp")).toBeAttached();
}

function space(page: Page, name: string): Locator {
  return page.getByRole("gridcell", { name: new RegExp(`^${name},`, "i") });
}

/** Places the first tile in storage, which may be selected already. */
async function placeFirst(page: Page, name: string): Promise<void> {
  const first = page.locator(tile).first();
  if ((await first.getAttribute("data-mark")) !== "selected") await first.click();
  await space(page, name).click();
}

async function solvePlacing(page: Page): Promise<void> {
  await placeFirst(page, "e4");
  await placeFirst(page, "e5");
  await expect(page.locator(".box.good")).toBeVisible();
}

async function boardBox(page: Page) {
  const box = await page.locator("[data-zone=estate] svg.grid").first().boundingBox();
  return box && Object.values(box).map((value) => Math.round(value * 2) / 2);
}

/** Every zone lies inside the window, and nothing scrolls. */
async function expectInside(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const zones = [...document.querySelectorAll("[data-zone]")].filter((zone) =>
      zone.checkVisibility(),
    );
    const found = zones.filter((zone) => {
      const { top, bottom, left } = zone.getBoundingClientRect();
      return top < 0 || left < 0 || bottom > innerHeight + 0.5;
    });
    return {
      count: zones.length,
      zones: found.map((zone) => zone.getAttribute("data-zone")),
      scroll: document.documentElement.scrollHeight - innerHeight,
    };
  });
  expect(outside.count).toBeGreaterThan(4);
  expect(outside).toEqual({ count: outside.count, zones: [], scroll: 0 });
}

/** Goes to something with Tab from group to group, and with the arrows inside of one. */
async function stepTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    const key = await wanted.evaluate((one) => {
      const active = document.activeElement;
      if (active === one) return undefined;
      const group = one.closest("[role=grid], [role=group]");
      if (active === null || !group?.contains(active)) return "Tab";
      const [from, to] = [active.getBoundingClientRect(), one.getBoundingClientRect()];
      if (Math.abs(to.top - from.top) > 8) return to.top > from.top ? "ArrowDown" : "ArrowUp";
      return to.left > from.left ? "ArrowRight" : "ArrowLeft";
    });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not come to ${wanted}.`);
}
