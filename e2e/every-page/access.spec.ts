// What holds for those who zoom, use the keyboard, or see other colours; pages.spec.ts
// looks at every kind of page.

import { expect, type Page } from "@playwright/test";
import { smallTargets, tooWide } from "../layout.ts";
import { startGame } from "../support.ts";
import { test } from "../test.ts";

for (const path of ["score/burgundy/", "compare/burgundy/"]) {
  test(`/${path} reflows at a zoom of 400 %, and has targets that a finger hits`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 512 });
    await page.goto(`/de/${path}`);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForLoadState("networkidle");
    expect(await smallTargets(page)).toEqual([]);
  });
}

test("the table reflows at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 512 });
  await startGame(page, { language: "de", seed: 3, seats: ["human", "greedy"] });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
});

test("Tab goes through the head of a page in reading order, first to the content", async ({
  page,
}) => {
  await page.goto("/de/rules/burgundy/");
  expect(await tabbed(page, 12)).toEqual([
    "Zum Inhalt",
    "Regelwerk",
    "Die Burgen von Burgund",
    "Lernen",
    "Spielen",
    "Regeln",
    "Plättchen",
    "Vergleichen",
    "Hausregeln",
    "Suchen",
    "ENThis page in English",
    "Farben: Auto",
  ]);

  await page.goto("/de/rules/burgundy/animals/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the switch of games opens and closes by keyboard", async ({ page }) => {
  await page.goto("/en/");
  const games = page.locator("header .games summary");
  await games.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("header .games")).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(page.locator("header .games a").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("header .games")).not.toHaveAttribute("open");
  await expect(games).toBeFocused();
});

test("a switch of many games stays within the window, and its last link can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await page.goto("/en/");
  await page.locator("header .games summary").click();
  const list = page.locator("header .games ul");
  await list.evaluate((list) => {
    const [first] = list.children;
    for (let games = list.children.length; games < 20; games++)
      if (first) list.prepend(first.cloneNode(true));
  });
  const bottom = await list.evaluate((list) => list.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(640);
  await list.getByRole("link").last().focus();
  await expect(list.getByRole("link").last()).toBeInViewport({ ratio: 1 });
});

for (const path of ["", "compare/burgundy/", "score/burgundy/"]) {
  test(`/${path} shows what has the focus`, async ({ page }) => {
    await page.goto(`/de/${path}`);
    await page.waitForLoadState("networkidle");
    expect(await unseenFocus(page, 24)).toEqual([]);
  });
}

test("nothing moves for those who do not want it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await startGame(page, { language: "de", seed: 3, seats: ["human", "greedy"] });
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
});

test("with forced colours the boards keep theirs, and marks can be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await startGame(page, { language: "de", seed: 3, seats: ["human", "greedy"] });
  const fills = await page.locator(".own svg.grid .ground").evaluateAll((spaces) => {
    return new Set(spaces.map((space) => getComputedStyle(space).fill)).size;
  });
  expect(fills).toBeGreaterThan(3);
  await expect(page.locator(".centre [data-mark] .mark").first()).not.toHaveCSS("stroke", "none");
});

/** The names of what has the focus, stop by stop. */
async function tabbed(page: Page, stops: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement | null;
        const label = (focused as HTMLInputElement | null)?.labels?.[0];
        const named = label?.querySelector("span") ?? focused;
        // Only what can be seen or heard here: some words are for other screens.
        const text = focused?.ariaLabel ?? named?.innerText;
        return text?.replace(/\s*\n\s*/g, "") ?? "";
      }),
    );
  }
  return names;
}

/** Focused things without an outline, a shadow or a mark around them. */
async function unseenFocus(page: Page, stops: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return undefined;
      const holders = [focused, focused.closest("label"), focused.querySelector(".mark")];
      const isSeen = holders.some((holder) => {
        if (holder === null) return false;
        const { outlineStyle, outlineWidth, boxShadow, stroke } = getComputedStyle(holder);
        const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        return isOutlined || boxShadow !== "none" || (holder.matches(".mark") && stroke !== "none");
      });
      return isSeen ? undefined : focused.outerHTML.slice(0, 120);
    });
    if (found !== undefined) unseen.push(found);
  }
  return unseen;
}
