// Tables, lessons and the home page at every size they are drawn for: whatever the game, the number of
// players and the language, all of it is in the window, nothing is cut off, and what can be chosen can
// be hit. Each page is opened once and then resized.

import { expect, type Page } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { sizes, tooWide } from "../layout.ts";
import { startGame } from "../support.ts";
import { test } from "../test.ts";

const everySize = Object.values(sizes);

/**
 * What is wrong with what is drawn inside an element: zones, buttons and things to choose that leave the
 * window or are covered at their middle, and buttons too small for a finger. What is folded away is
 * left out, as are the spaces of boards, whose size the game decides.
 */
function wrongIn(page: Page, within: string): Promise<string[]> {
  return page.evaluate((within) => {
    const wrong: string[] = [];
    const selector = `${within} [data-zone], ${within} [data-legal], ${within} button`;
    for (const one of document.querySelectorAll(selector)) {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      if (width === 0 || one.closest("[inert]") || !one.checkVisibility()) continue;
      const name =
        one.getAttribute("data-thing") ??
        one.getAttribute("data-zone") ??
        one.getAttribute("aria-label") ??
        one.textContent.trim();
      const place = [left, top, right, bottom].map(Math.round).join(" ");
      const isOut = left < -0.5 || top < -0.5 || right > innerWidth + 0.5;
      if (isOut || bottom > innerHeight + 0.5) wrong.push(`outside: ${name} ${place}`);
      if (one.tagName === "BUTTON" && (width < 43.5 || height < 43.5))
        wrong.push(`small: ${name} ${Math.round(width)} × ${Math.round(height)}`);
      if (!one.matches("[data-legal], button")) continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit === null || !one.contains(hit)) wrong.push(`covered: ${name} ${place}`);
    }
    return wrong;
  }, within);
}

/** Emblems on a track that stick out of it. */
function outOfTracks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tracks = [...document.querySelectorAll(".track")].filter((one) => one.checkVisibility());
    const out = tracks.flatMap((track) => {
      const box = track.getBoundingClientRect();
      return [...track.querySelectorAll(".shape")].filter((shape) => {
        const { top, bottom } = shape.getBoundingClientRect();
        return top < box.top - 0.5 || bottom > box.bottom + 0.5;
      });
    });
    return out.length;
  });
}

async function expectFilled(page: Page, within: string): Promise<void> {
  for (const size of everySize) {
    const at = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await expect.poll(() => wrongIn(page, within), at).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, at).toBe(size.height);
    await expect.poll(() => tooWide(page), at).toBeLessThanOrEqual(0);
  }
}

const humans = ["human", "human", "human", "human"] as const;
const tables = [
  { game: "burgundy", language: "en", players: 2 },
  { game: "burgundy", language: "de", players: 4 },
  { game: "burgundy-dice", language: "en", players: 2 },
  { game: "hex", language: "de", players: 2 },
  { game: "connect-four", language: "de", players: 2 },
  ...(isSoak ? ([{ game: "burgundy", language: "de", players: 3 }] as const) : []),
] as const;

for (const { game, language, players } of tables) {
  test(`a table fits at every size: ${game}, ${players} players, ${language}`, async ({ page }) => {
    await startGame(page, { game, language, seed: 7, seats: humans.slice(0, players) });
    const die = page.locator("[data-zone=dice] [data-mark=possible]");
    if ((await die.count()) > 0) await die.first().click();
    await expectFilled(page, ".felt");
    await page.setViewportSize(sizes.desktop);
    await expect.poll(() => outOfTracks(page)).toBe(0);
  });
}

for (const address of ["de/learn/burgundy/first-tile", "en/learn/burgundy-dice/first-number"]) {
  test(`a lesson fits at every size: ${address}`, async ({ page }) => {
    await page.goto(`/${address}/`);
    await expect(page.locator(".table [data-legal]").first()).toBeVisible();
    await expectFilled(page, ".stage .table");
  });
}

/** How far what is shown has moved by itself since the page was opened: the sum of all layout shifts. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

const lively = ["learn/burgundy/first-tile", "play/burgundy-cards"];
const moreLively = ["learn/burgundy-cards/solo", "play/burgundy"];
for (const path of isSoak ? [...lively, ...moreLively] : lively) {
  test(`nothing moves while a table comes to life on a slow device: ${path}`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    for (const size of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(size);
      await page.goto(`/de/${path}/`);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page), String(size.width)).toBeLessThan(0.02);
    }
  });
}

for (const language of ["de", "en"]) {
  test(`the first move is in view on the home page at every size: ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    for (const size of everySize) {
      await page.setViewportSize(size);
      const places = page.locator("[role=gridcell][data-legal]");
      const highest = () =>
        places.evaluateAll((all) =>
          Math.min(...all.map((one) => one.getBoundingClientRect().bottom)),
        );
      await expect.poll(highest, String(size.width)).toBeLessThanOrEqual(size.height);
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
    }
  });
}

test("from the home page it is one click to a first move, and four to a first solved task", async ({
  page,
}) => {
  let clicks = 0;
  const click = async (what: string) => {
    clicks += 1;
    await page.locator(what).first().click();
  };
  await page.goto("/en/");
  await click("[role=gridcell][data-legal]");
  await expect(page.locator(".gains")).toBeVisible();
  expect(clicks).toBe(1);

  await page.goto("/en/");
  clicks = 0;
  await click(".ways .step");
  await page.locator(".stage .table [data-legal]").first().waitFor();
  await click("[data-zone=storage] [data-legal]");
  await click("[data-zone=estate] [data-mark=target]");
  await expect(page.locator(".next.wine")).toBeFocused();
  expect(clicks).toBeLessThanOrEqual(4);
});

test("the final scoring fits at every size, and nothing beside it gives the points away", async ({
  page,
}) => {
  const seats = ["random", "random", "random", "random"] as const;
  await startGame(page, { language: "de", seed: 7, seats });
  const final = page.locator(".final");
  await final.waitFor();
  for (const size of everySize) {
    await page.setViewportSize(size);
    await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
    const over = () => final.evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect.poll(over, String(size.width)).toBeLessThanOrEqual(0);
    const seen = await page.locator(".points").evaluateAll((all) =>
      all.filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && hit !== null && one.contains(hit);
      }),
    );
    expect(seen).toEqual([]);
  }
});
