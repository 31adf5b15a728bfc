// The table of a phone has room for what waits at the depots, and for what is to be decided.

import { expect } from "@playwright/test";
import { sizes } from "../layout.ts";
import { chooseFiles, openMore } from "../support.ts";
import { test } from "../test.ts";

test("on a phone many goods at the depots leave the estate large enough to hit", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/en/play/burgundy/");
  await openMore(page);
  await page.locator(".setup").getByText("Save and load").click();
  await chooseFiles(page.locator(".setup .saves input[type=file]"), "tests/records/burgundy-2.txt");
  await page.getByRole("button", { name: "Back to the table" }).click();

  expect(await page.locator(".centre .head > svg[role=img]").count()).toBeGreaterThan(15);
  const space = await page.locator(".felt [role=gridcell]").first().boundingBox();
  expect(space?.width).toBeGreaterThanOrEqual(42);
});

test("on a phone no line about what is to be decided is cut through", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/de/play/burgundy/");
  await page.getByRole("button", { name: "Los geht’s" }).click();
  await expect(page.locator(".decision > .prompt")).toContainText(":");
  await expect(page.locator(".decision > .beginner")).toHaveText(/beginnt/);

  const cut = await page.locator(".decision").evaluate((box) => {
    const { bottom, right } = box.getBoundingClientRect();
    return [...box.children]
      .map((line) => line.getBoundingClientRect())
      .filter((line) => line.left < right && (line.bottom > bottom + 1 || line.right > right))
      .length;
  });
  expect(cut).toBe(0);
});
