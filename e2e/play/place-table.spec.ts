// A table of places: a plan, bands of dice, lines of an own board. All of it is in view at every size,
// can be hit, says what a die brings, and a match can be played on it by clicks or keys alone.

import { expect, type Locator } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { faults } from "../every-page/faults.ts";
import {
  type Box,
  boxOf,
  coveredThings,
  cutOptions,
  cutSentence,
  dockOverflow,
  expectZonesInView,
  sizes,
  smallThings,
} from "../layout.ts";
import { clickSomething, playToEnd, startGame, tabTo } from "../support.ts";
import { test } from "../test.ts";

const game = "white-castle";
const zones = ["bridges", "gardens", "tiles", "homeDice", "undo"] as const;
const hotSeat = ["human", "human", "human", "human"] as const;

for (const players of isSoak ? [2, 4] : [4]) {
  test(`every zone is in view at every size, and none lies on another: ${players} players`, async ({
    page,
  }) => {
    await startGame(page, { game, language: "de", seed: 7, seats: hotSeat.slice(0, players) });
    await expectZonesInView(page, zones);
  });
}

for (const size of [sizes.desktop, sizes.phone]) {
  test(`what can be chosen is large enough and never covered, and a die says what it brings, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startGame(page, { game, language: "de", seed: 7, seats: ["human", "human"] });
    if (size === sizes.desktop) {
      const { width, height } = await boxOf(page, "tiles");
      expect((width * height) / (1440 * 900)).toBeGreaterThan(0.24);
    }
    expect(await coveredThings(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    const dice = page.locator(".bands [data-mark=possible]");
    await expect(async () => {
      await page
        .locator(".offer [data-mark], .answer [data-option], .actions [data-option]")
        .first()
        .click({ timeout: 500 });
      await expect(dice.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await smallThings(page, ".felt [data-legal], .felt button")).toEqual([]);
    expect(await cutSentence(page)).toBeLessThanOrEqual(1);
    const before = await boxOf(page, "tiles");
    await dice.last().click();
    const targets = page.locator(".plan [data-mark=target]");
    await expect(targets.first()).toBeVisible();
    // Of a card, only the rows of its colour stay bright.
    expect(await page.locator(".plan .veil").count()).toBeGreaterThan(0);
    await expect(page.locator(".plan .place:not(:has([data-mark=target])) .veil")).toHaveCount(0);
    await expect(page.locator(".plan [data-brings]")).toHaveCount(await targets.count());
    expect(
      await page.locator(".plan .place:has([data-brings])").evaluateAll(coverOfPictures),
    ).toEqual([]);
    await page.mouse.move(0, 0);
    expect(await smallThings(page, ".felt [data-legal]")).toEqual([]);
    expect(await coveredThings(page)).toEqual([]);
    expect(await boxOf(page, "tiles")).toEqual(before);
    expect(await faults(page)).toEqual([]);
  });
}

for (const size of [sizes.desktop, sizes.phone]) {
  test(`bridges that follow each other share an edge, and so do the dice on them, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startGame(page, { game, language: "de", seed: 7, seats: hotSeat });
    const bridges = await boxesOf(page.locator(".bands > .band"));
    expect(bridges).toHaveLength(3);
    expect(apart(bridges)).toEqual([]);
    for (const band of await page.locator(".bands > .band").all()) {
      const dice = await boxesOf(band.locator(".row > svg"));
      expect(dice).toHaveLength(5);
      expect(apart(dice)).toEqual([]);
      // From the left end to the right one, in one line.
      expect(dice.map(({ x }) => x)).toEqual(dice.map(({ x }) => x).toSorted((a, b) => a - b));
      expect(
        Math.max(...dice.map(({ y }) => y)) - Math.min(...dice.map(({ y }) => y)),
      ).toBeLessThan(1);
      const [bridge] = await boxesOf(band);
      const gardens = await boxesOf(band.locator(".part:last-child > *"));
      expect(gardens).toHaveLength(2);
      expect(gardens.filter((garden) => !isWithin(garden, bridge))).toEqual([]);
    }
  });
}

async function boxesOf(things: Locator): Promise<Box[]> {
  const boxes = await Promise.all((await things.all()).map((thing) => thing.boundingBox()));
  return boxes.filter((box) => box !== null);
}

/** The numbers of those that do not lie side by side, or one below the other, with the next one. */
function apart(boxes: readonly Box[]): number[] {
  return boxes.slice(0, -1).flatMap((box, at) => {
    const next = boxes[at + 1] ?? box;
    const isBeside = Math.abs(box.y - next.y) < 1 && gap(box.x + box.width, next.x) < 20;
    const isBelow = Math.abs(box.x - next.x) < 1 && gap(box.y + box.height, next.y) < 20;
    return isBeside || isBelow ? [] : [at];
  });
}

function gap(end: number, start: number): number {
  return Math.abs(start - end);
}

function isWithin(inner: Box, outer: Box | undefined): boolean {
  if (outer === undefined) return false;
  const isAcross = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
  return isAcross && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}

test("all that can be answered is in view, however much it is, at every size", async ({ page }) => {
  await startGame(page, { game, language: "de", seed: 3, seats: ["human", "human"] });
  let most = 0;
  for (let clicks = 0; clicks < 45; clicks++) {
    for (const size of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(size);
      const asked = `${await page.locator(".prompt").innerText()} (${size.width})`;
      expect(await cutOptions(page), asked).toEqual([]);
      expect(await dockOverflow(page), asked).toBe(0);
      expect(await page.locator(".plan .seat, .who b").evaluateAll(cutMarks), asked).toEqual([]);
    }
    most = Math.max(most, await page.locator(".actions [data-option]").count());
    await clickSomething(page, clicks);
  }
  expect(most).toBeGreaterThan(2);
});

test("a die is taken and placed with the keys alone", async ({ page }) => {
  await startGame(page, { game, language: "en", seed: 7, seats: ["human", "random"] });
  const dice = page.locator(".bands [data-mark=possible]");
  await expect(async () => {
    const next = page
      .locator(".offer [data-mark], .answer [data-option], .actions [data-option]")
      .first();
    await next.focus({ timeout: 500 });
    await page.keyboard.press("Enter");
    await expect(dice.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await tabTo(page, page.locator(".bands [data-stop][tabindex='0']"));
  await page.keyboard.press("Enter");
  await expect(page.locator(".bands [data-mark=selected]")).toHaveCount(1);
  await page.locator(".plan [data-mark=target]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".bands [data-mark=selected]")).toHaveCount(0);
});

test("a chain of actions is told as it happens, and taken back step by step", async ({ page }) => {
  await startGame(page, { game, language: "de", seed: 7, seats: ["human", "human"] });
  const prompt = page.locator(".prompt");
  const dice = page.locator(".bands [data-mark=possible]");
  await expect(async () => {
    const next = page.locator(".offer [data-mark], .answer [data-option], .actions [data-option]");
    await next.first().click({ timeout: 500 });
    await expect(dice.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const asked = [await prompt.innerText()];
  const step = async (thing: Locator) => {
    const before = asked.at(-1) ?? "";
    await thing.click();
    await expect(prompt).not.toHaveText(before);
    asked.push(await prompt.innerText());
  };
  // A die to the white line, whose petition sends a gardener, whose garden gives two resources.
  await dice.last().click();
  await step(page.locator(".lanes [data-mark=target]").last());
  await step(page.locator(".bands [data-thing][data-legal]").first());
  await step(page.locator(".actions [data-option], .answer [data-option]").first());

  await expect(page.locator(".side")).toContainText("auf das Tableau");
  await expect(page.locator(".side")).toContainText("setzt einen Gärtner ein: Steingarten 2");
  expect(new Set(asked).size).toBe(4);
  for (const question of asked.slice(0, -1).toReversed()) {
    await page.locator("[data-zone=undo]").click();
    await expect(prompt).toHaveText(question);
  }
});

// keys-and-ear.spec.ts plays one with the keys.
if (isSoak)
  test("a whole match is played by clicks", async ({ page }) => {
    await startGame(page, { game, language: "en", seed: 3, seats: ["human", "random"] });
    await playToEnd(page);
    await expect(page.locator(".final")).toBeVisible();
  });

/** Returns the names that are cut short, and the emblems that leave their place. */
function cutMarks(marks: readonly Element[]): string[] {
  return marks.flatMap((mark) => {
    const place = mark.closest(".place")?.getBoundingClientRect();
    const isOut = place !== undefined && mark.getBoundingClientRect().right > place.right + 1;
    return isOut || mark.scrollWidth > mark.clientWidth + 1 ? [mark.textContent.trim()] : [];
  });
}

/** Returns the places where what a die brings covers more than a fifth of a card or tile. */
function coverOfPictures(places: readonly Element[]): string[] {
  const overlap = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.max(0, width) * Math.max(0, height);
  };
  return places.flatMap((place) => {
    const brought = [...place.querySelectorAll("[data-brings] .one")];
    const pictures = [...place.querySelectorAll(".things > :not(.dice)")];
    const isCovered = pictures.some((picture) => {
      const box = picture.getBoundingClientRect();
      const covered = brought.map((one) => overlap(one.getBoundingClientRect(), box));
      return covered.some((area) => area > (box.width * box.height) / 5);
    });
    return isCovered ? [place.getAttribute("data-place") ?? ""] : [];
  });
}
