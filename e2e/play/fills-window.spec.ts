// The table of a match fills the window: every zone is in view at every size, nothing jumps, and what
// can be chosen is never covered.

import { expect, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import {
  type Box,
  boxOf,
  coveredThings,
  outsideZones,
  sizes,
  smallThings,
  tooWide,
} from "../layout.ts";
import { loggedMove, moving, openInMenu, playOnce, sharedPage, startGame } from "../support.ts";
import { test } from "../test.ts";

const zones = ["depots", "blackDepot", "dice", "storage", "estate", "undo"] as const;
const hotSeat = ["human", "human", "human", "human"] as const;

for (const players of [2, 4] as const) {
  test.describe(`a table of ${players}`, () => {
    const shared = sharedPage((page) =>
      startGame(page, { language: "de", seed: 7, seats: hotSeat.slice(0, players) }),
    );

    for (const [name, size] of Object.entries(sizes)) {
      test(`has every zone in view, and nothing scrolls: ${name}`, async () => {
        const page = shared();
        await page.setViewportSize(size);
        await expect.poll(() => outsideZones(page, zones)).toEqual([]);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBe(size.height);
        expect(await tooWide(page)).toBeLessThanOrEqual(0);
      });
    }

    if (players === 4) return;

    test("is nowhere wider than the window from 320 to 1920 pixels", async () => {
      const page = shared();
      for (const width of [320, 360, 480, 640, 760, 900, 1099, 1100, 1280, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => tooWide(page), String(width)).toBeLessThanOrEqual(0);
      }
    });

    test("has spaces that can be hit on a small phone", async () => {
      const page = shared();
      await page.setViewportSize(sizes.smallPhone);
      const space = page.locator(".felt [role=gridcell] .ground").first();
      const sides = async () => {
        const box = await space.boundingBox();
        return Math.min((box?.width ?? 0) - 39.5, (box?.height ?? 0) - 45.5);
      };
      await expect.poll(sides).toBeGreaterThanOrEqual(0);
    });

    for (const size of [sizes.desktop, sizes.phone]) {
      test(`has targets at least 44 pixels wide and high at ${size.width}`, async () => {
        const page = shared();
        await page.setViewportSize(size);
        await expect
          .poll(() => smallThings(page, ".felt [data-stop]:not([data-stop=look]), .felt button"))
          .toEqual([]);
      });

      test(`has neighbours on the ring that share an edge at ${size.width}`, async () => {
        const page = shared();
        await page.setViewportSize(size);
        await expect.poll(() => apartOnRing(page)).toEqual([]);
      });
    }
  });
}

/** Neighbours on the ring of the depots that do not lie side by side on the screen. */
async function apartOnRing(page: Page): Promise<string[]> {
  const boxes: Box[] = [];
  for (let order = 0; order < 6; order++) {
    const box = await page.locator(`[data-ring="${order}"]`).boundingBox();
    if (box !== null) boxes.push(box);
  }
  if (boxes.length < 6) return [`${boxes.length} of 6 are shown`];
  return boxes.flatMap((box, order) => {
    const next = boxes[(order + 1) % 6] ?? box;
    const isBeside = Math.abs(box.y - next.y) < 1 && Math.abs(box.x - next.x) < box.width + 20;
    const isBelow = Math.abs(box.x - next.x) < 1 && Math.abs(box.y - next.y) < box.height + 20;
    return isBeside || isBelow ? [] : [`${order + 1}`];
  });
}

test.describe("before the first move, on one page", () => {
  const shared = sharedPage((page) =>
    startGame(page, { language: "en", seed: 7, seats: ["human", "greedy"] }),
  );

  test("a click on a die changes nothing and lights all its uses", async () => {
    const page = await beginAgain(shared());
    const record = () => page.evaluate(() => localStorage.getItem("regelwerk-last/burgundy"));
    await expect.poll(record).not.toBeNull();
    const before = await record();
    for (const order of [0, 1]) {
      await page.locator("[data-zone=dice] [data-stop]").nth(order).click();
      await expect(page.locator("[data-zone=dice] [aria-pressed=true]")).toHaveCount(1);
      const targets = await page.locator(".felt [data-mark=target]").count();
      const buttons = await page.locator(".actions .moves [data-option]").count();
      // The list of moves names every option of the selected die, and the table lights as many.
      const die = await page
        .locator("[data-zone=dice] [aria-pressed=true]")
        .getAttribute("data-thing");
      await openInMenu(page, "All moves");
      const listed = page.getByRole("dialog").locator("[data-option]");
      const value = die?.split(":").at(-1);
      const own = await listed.filter({ hasText: new RegExp(`die ${value}\\b`) }).count();
      await page.keyboard.press("Escape");
      expect(targets + buttons).toBe(own);
      expect(await record()).toBe(before);
    }
    await page.keyboard.press("Escape");
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
  });

  for (const size of [sizes.desktop, sizes.phone]) {
    test(`a reason is in the window and covers nothing that can be chosen at ${size.width}`, async () => {
      const page = await beginAgain(shared());
      await page.setViewportSize(size);
      await page.locator("[data-zone=dice] [data-stop]").first().click();
      for (const space of [0, 12, 24, 36]) {
        await page.locator(".own [role=gridcell]").nth(space).click({ force: true });
        const label = page.locator(".reason");
        await expect(label).toContainText(/\S/);
        const box = await label.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
        expect(await coveredThings(page)).toEqual([]);
      }
    });
  }

  test("with less motion nothing moves for longer than a moment", async () => {
    const page = await beginAgain(shared());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator("[data-zone=dice] [data-stop]").first().click();
    const long = await page.evaluate(() =>
      document.getAnimations().filter((one) => {
        const { duration } = one.effect?.getTiming() ?? {};
        return typeof duration === "number" && duration > 1;
      }),
    );
    expect(long).toEqual([]);
  });

  for (const size of [sizes.desktop, sizes.phone]) {
    test(`axe finds nothing about a table with a selected die at ${size.width}`, async () => {
      const page = await beginAgain(shared());
      await page.setViewportSize(size);
      await page.locator("[data-zone=dice] [data-stop]").first().click();
      expect(await faults(page)).toEqual([]);
    });
  }

  test("the board keeps its place for a whole turn and covers a quarter of the window", async () => {
    const page = await beginAgain(shared());
    const before = await boxOf(page, "estate");
    expect((before.width * before.height) / (1440 * 900)).toBeGreaterThan(0.24);

    const die = page.locator("[data-zone=dice] [data-stop]").first();
    await die.click();
    expect(await boxOf(page, "estate")).toEqual(before);
    await page.locator(".centre [data-mark=target]").first().click();
    expect(await boxOf(page, "estate")).toEqual(before);
    await page.locator(".own [role=gridcell]:not([data-mark])").first().click();
    await expect(page.locator(".reason")).toBeVisible();
    expect(await boxOf(page, "estate")).toEqual(before);
  });
});

/** Leads back to where nothing is selected, for the next test on the same page. */
async function beginAgain(page: Page): Promise<Page> {
  await page.setViewportSize(sizes.desktop);
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator("[aria-pressed=true], .reason")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  return page;
}

test("undo is one tap in view and brings the position back", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await startGame(page, { language: "de", seed: 7, seats: ["human", "human"] });
  const thing = page.locator(".centre [data-mark]");
  const before = await page.locator(".felt").ariaSnapshot();
  await page.locator("[data-zone=dice] [data-stop]").first().click();
  await page.locator(".centre [data-mark=target]").first().click();
  await expect(page.locator(loggedMove)).toHaveCount(1);

  await page.locator("[data-zone=undo]").click();
  await expect(page.locator(loggedMove)).toHaveCount(0);
  await expect(thing.first()).toBeVisible();
  // Only the button that was used looks different: there is nothing more to take back.
  await expect.poll(() => page.locator(".felt").ariaSnapshot()).toBe(before);
});

test("a line of the log begins with its owner, lights one place, and shows the position then", async ({
  page,
}) => {
  await startGame(page, { language: "en", seed: 7, seats: ["human", "human"] });
  await page.locator("[data-zone=dice] [data-stop]").first().click();
  await page.locator(".centre [data-mark=target]").first().click();
  await page.locator("[data-zone=dice] [data-mark]").first().click();
  await page.locator(".actions .moves [data-option]").first().click();
  const lines = page.locator(".log li button");
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    await expect(line).toContainText(/^\s*(?:Anna|Benno) \S/);
  }

  await lines.last().focus();
  await lines.last().click();
  await expect(page.locator("[data-legal]")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(lines).toHaveCount(2);
});

test("the sheet of a game with written boards is in view, too", async ({ page }) => {
  const seats = ["human", "random"] as const;
  await startGame(page, { game: "burgundy-dice", language: "de", seed: 7, seats });
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    const at = String(size.width);
    await expect.poll(() => outsideZones(page, ["duchy", "undo"]), at).toEqual([]);
    await expect.poll(() => tooWide(page), at).toBeLessThanOrEqual(0);
  }
});

test("on a phone a ring with many things is a strip that unfolds, and folds after the move", async ({
  page,
}) => {
  await page.setViewportSize(sizes.smallPhone);
  await startGame(page, { language: "de", seed: 7, seats: hotSeat });
  const before = await boxOf(page, "estate");
  const space = await page.locator(".felt [role=gridcell] .ground").first().boundingBox();
  expect(space?.width).toBeGreaterThanOrEqual(38);

  await page.locator("[data-zone=dice] [data-stop]").first().click();
  const strip = page.getByRole("button", { name: "Depot", exact: true });
  await expect(strip).toHaveAttribute("aria-expanded", "false");
  await strip.click();
  expect(await boxOf(page, "estate")).toEqual(before);
  await page.locator(".centre [data-mark=target]").first().click();

  await expect(page.locator(loggedMove)).toHaveCount(1);
  await expect(strip).toHaveAttribute("aria-expanded", "false");
});

test.describe("with motion", () => {
  test.use({ contextOptions: moving });

  test("the move of another player flies, leaves its marks until one's own turn is over, and blocks nothing", async ({
    page,
  }) => {
    await startGame(page, { language: "en", seed: 7, seats: ["human", "greedy"] });
    const finishTurn = async () => {
      for (let die = 0; die < 2; die++) await playOnce(page);
      await page.locator(".act.end").click();
      await expect(page.locator(".prompt")).toContainText("Anna");
    };
    await finishTurn();
    const marks = page.locator("[data-trace]");
    await expect(marks).not.toHaveCount(0);
    const seats = await marks.evaluateAll((all) =>
      all.map((one) => one.getAttribute("data-trace")),
    );
    expect(new Set(seats)).toEqual(new Set(["1"]));
    const kept = await marks.count();
    await page.locator("[data-zone=dice] [data-mark=possible]").first().click();
    await expect(marks).toHaveCount(kept);
    // What is marked can be used like everything else.
    await expect(page.locator("[data-trace] [data-stop]")).toHaveCount(0);
  });
});
