// What waits at the depots takes no room from the estate of a phone.

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
