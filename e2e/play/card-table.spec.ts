// A table of cards: rows of a display, piles, a hand. All of it is in view at every size, can be hit,
// and a match can be played on it by clicks alone.

import { expect, type Page, test } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { playToEnd, startGame, tooWide } from "../support.ts";

const game = "burgundy-cards";
const zones = ["display", "goodsTop", "animalTop", "cards", "projects", "estate", "undo"] as const;
const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 360, height: 640 },
  phoneOnItsSide: { width: 844, height: 390 },
} as const;
const hotSeat = ["human", "human", "human", "human"] as const;

async function boxOf(page: Page, zone: string) {
  const box = await page.locator(`.felt [data-zone=${zone}]`).first().boundingBox();
  if (box === null) throw new Error(`The zone ${zone} is not shown.`);
  return box;
}

/** Zones that are not wholly in the window. */
async function outside(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const found: string[] = [];
  for (const zone of zones) {
    const { x, y, width, height } = await boxOf(page, zone);
    const isIn =
      x >= -0.5 && y >= -0.5 && x + width <= size.width + 0.5 && y + height <= size.height + 0.5;
    if (!isIn || width < 1 || height < 1) found.push(`${zone} ${x} ${y} ${width} ${height}`);
  }
  return found;
}

/** Pairs of zones that lie over each other. */
async function overlapping(page: Page): Promise<string[]> {
  const boxes = await Promise.all(
    zones.map(async (zone) => ({ zone, ...(await boxOf(page, zone)) })),
  );
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
      return across > 1 && down > 1 ? [`${one.zone} and ${other.zone}`] : [];
    }),
  );
}

/** Things that can be chosen but are covered by something else at their middle. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".felt [data-legal]")].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && one.contains(hit) ? [] : [one.getAttribute("data-thing") ?? ""];
    }),
  );
}

/** Things that can be chosen and are smaller than 44 pixels. */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".felt [data-legal], .felt button")].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width === 0 || (width >= 43.5 && height >= 43.5)
        ? []
        : [`${one.getAttribute("aria-label")}: ${Math.round(width)} × ${Math.round(height)}`];
    }),
  );
}

for (const [name, size] of Object.entries(sizes)) {
  for (const players of [1, 2, 4] as const) {
    test(`every zone is in view, and none lies on another: ${players} players, ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await startGame(page, { game, language: "de", seed: 7, seats: hotSeat.slice(0, players) });
      expect(await outside(page)).toEqual([]);
      expect(await overlapping(page)).toEqual([]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBe(size.height);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
    });
  }
}

for (const size of [sizes.desktop, sizes.phone]) {
  test(`what can be chosen is large enough and never covered at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startGame(page, { game, language: "de", seed: 7, seats: ["human", "greedy"] });
    expect(await small(page)).toEqual([]);
    const before = await boxOf(page, "estate");
    await page.locator("[data-zone=cards] [data-mark=possible]").first().click();
    expect(await covered(page)).toEqual([]);
    expect(await boxOf(page, "estate")).toEqual(before);
    await page.mouse.move(0, 0);
    expect(await faults(page)).toEqual([]);
  });
}

test("the estate is the largest part of the table", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await startGame(page, { game, language: "en", seed: 7, seats: ["human", "greedy"] });
  const box = await page.locator(".felt .piles-area").boundingBox();
  expect(((box?.width ?? 0) * (box?.height ?? 0)) / (1440 * 900)).toBeGreaterThan(0.24);
});

test("a card is taken with a card, and placed on the pile of its kind", async ({ page }) => {
  await startGame(page, { game, language: "en", seed: 7, seats: ["human", "human"] });
  await page.locator("[data-zone=cards] [data-mark=possible]").first().click();
  await page.locator("[data-zone=display] [data-mark=target]").first().click();
  await expect(
    page.locator(".rival [data-thing], .felt [data-zone=projects] [data-thing]").first(),
  ).toBeVisible();
});

for (const seats of [["human"], ["human", "human"]] as const) {
  test(`a whole match is played by clicks: ${seats.length} players`, async ({ page }) => {
    test.setTimeout(240_000);
    await startGame(page, { game, language: "en", seed: 3, seats: [...seats] });
    await playToEnd(page);
    await expect(page.locator(".final")).toBeVisible();
  });
}
