// The set-up of a match: its controls stand beside each other, however many can play, and the table behind it.

import { expect } from "@playwright/test";
import { holdScripts } from "../support.ts";
import { test } from "../test.ts";

test("the button that starts a match covers nothing where up to eight can play", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto("/de/play/pig/");
  const start = page.getByRole("button", { name: "Los geht’s" });
  await expect(start).toBeEnabled();
  const button = await start.boundingBox();
  const opponents = await page.getByRole("combobox", { name: "Mitspielende" }).boundingBox();
  if (button === null || opponents === null) throw new Error("The set-up is not shown.");

  expect(opponents.x + opponents.width).toBeLessThanOrEqual(button.x);
  expect(opponents.width).toBeGreaterThan(200);
});

test.describe("with a browser that no test has moved the pointer in", () => {
  test.use({ ownBrowser: true });

  test("the table behind it stays as the page came with it until a reader is there", async ({
    page,
  }) => {
    const letPass = await holdScripts(page);
    await page.goto("/en/play/burgundy/", { waitUntil: "commit" });
    const felt = page.locator(".play > [inert] [data-match]");
    const drawn = await felt.elementHandle();
    letPass();
    await expect(page.locator(".setup:not([inert])")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const isStill = () => drawn?.evaluate(({ isConnected }) => isConnected);
    expect(await isStill()).toBe(true);

    await page.mouse.move(300, 300);
    await expect.poll(isStill).toBe(false);
    await expect(felt).toBeVisible();
  });
});
