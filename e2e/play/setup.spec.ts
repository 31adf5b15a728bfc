// The set-up of a match: its controls stand beside each other, however many can play.

import { expect } from "@playwright/test";
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
