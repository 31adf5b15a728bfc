// How a page is laid out: what leaves the window, is covered, lies on something else or is too small
// for a finger.

import { expect, type Page } from "@playwright/test";

/** Windows that tables are drawn for. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  smallPhone: { width: 360, height: 640 },
  phoneOnItsSide: { width: 844, height: 390 },
} as const;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a zone of a table is. */
export async function boxOf(page: Page, zone: string): Promise<Box> {
  const box = await page.locator(`.felt [data-zone=${zone}]`).first().boundingBox();
  if (box === null) throw new Error(`The zone ${zone} is not shown.`);
  return box;
}

/** Zones that are not wholly in the window. */
export async function outsideZones(page: Page, zones: readonly string[]): Promise<string[]> {
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
export async function overlappingZones(page: Page, zones: readonly string[]): Promise<string[]> {
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

/** Pixels of the sentence that says what is to be decided that are not in view. */
export function cutSentence(page: Page): Promise<number> {
  return page.locator(".decision").evaluate((decision) => {
    const sentence = decision.querySelector(".prompt");
    if (sentence === null) throw new Error("Nothing is to be decided.");
    const { bottom } = sentence.getBoundingClientRect();
    const below = bottom - decision.getBoundingClientRect().bottom;
    return Math.max(sentence.scrollHeight - sentence.clientHeight, Math.ceil(below), 0);
  });
}

/** Things that can be chosen but are covered by something else at their middle. */
export function coveredThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-legal]")].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit !== null && one.contains(hit)) return [];
      return [one.getAttribute("data-thing") ?? one.getAttribute("aria-label") ?? one.outerHTML];
    }),
  );
}

/** Buttons of a table that play a move and cannot be seen whole, or whose words do not fit in them. */
export function cutOptions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".actions [data-option]")].flatMap((button) => {
      const box = button.getBoundingClientRect();
      const list = button.parentElement?.getBoundingClientRect() ?? box;
      const isCut =
        box.left < Math.max(0, list.left) - 1 ||
        box.top < Math.max(0, list.top) - 1 ||
        box.right > Math.min(innerWidth, list.right) + 1 ||
        box.bottom > Math.min(innerHeight, list.bottom) + 1;
      const isFull =
        button.scrollWidth > button.clientWidth + 1 ||
        button.scrollHeight > button.clientHeight + 1;
      return isCut || isFull ? [button.textContent.replaceAll(/\s+/g, " ").trim()] : [];
    }),
  );
}

/** By how many pixels the dock of a table is higher than its place; 0 if it fits in. */
export function dockOverflow(page: Page): Promise<number> {
  return page.locator(".foot").evaluate((foot) => {
    const dock = foot.querySelector(".dock")?.getBoundingClientRect();
    return Math.max(0, Math.ceil((dock?.height ?? 0) - foot.getBoundingClientRect().height));
  });
}

/** Those of the things that a selector finds that are seen and smaller than 44 pixels. */
export function smallThings(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const label = one.getAttribute("aria-label") ?? one.textContent;
        return width === 0 || (width >= 43.5 && height >= 43.5)
          ? []
          : [`${label?.trim()}: ${Math.round(width)} × ${Math.round(height)}`];
      }),
    selector,
  );
}

/** By how many pixels a page is wider than its window. */
export async function tooWide(page: Page): Promise<number> {
  // After a click on a link, elements are there before their styles.
  await page.waitForLoadState();
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Controls smaller than 24 pixels. Links within a sentence may be as high as its lines, and what is
 * hidden behind its label is as large as that.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.waitForLoadState();
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, input, textarea, [tabindex='0']",
    );
    return [...controls].flatMap((control) => {
      const shown = control.closest("label") ?? control;
      const { width, height } = shown.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true });
      const isInLine = control.tagName === "A" && getComputedStyle(control).display === "inline";
      if (!isSeen || isInLine || control.matches(".skip") || (width >= 24 && height >= 24))
        return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`];
    });
  });
}

/** Every zone is in view at every size and none lies on another, on a page as large as the window. */
export async function expectZonesInView(page: Page, zones: readonly string[]): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    await expect.poll(() => outsideZones(page, zones), name).toEqual([]);
    await expect.poll(() => overlappingZones(page, zones), name).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, name).toBe(size.height);
    expect(await tooWide(page), name).toBeLessThanOrEqual(0);
  }
}
