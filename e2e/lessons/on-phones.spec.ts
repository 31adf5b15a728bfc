// On a phone all that the learner has stays in view, and what is said covers no label on the table.

import { expect, type Page } from "@playwright/test";
import { sizes } from "../layout.ts";
import { test } from "../test.ts";

const lessons = {
  "burgundy/first-tile": "[data-zone=dice] [data-mark]",
  "burgundy-dice/workers-and-monks": undefined,
};

for (const size of [sizes.phone, sizes.smallPhone]) {
  for (const [path, tool] of Object.entries(lessons)) {
    test(`nothing in the dock of a lesson is cut off: ${path} at ${size.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(`/de/learn/${path}/`);
      if (tool !== undefined) await page.locator(tool).last().click();
      await expect(page.locator(".dock-area .moves button").first()).toBeVisible();

      expect(await cutOff(page)).toEqual([]);
    });
  }
}

test("the label of a refutation does not lie on what is said", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/de/learn/burgundy/placing/");
  await page.locator("[data-zone=storage] [data-stop]").first().click();
  await page.locator(".boards-area [data-mark=target]").first().click();
  await page.getByRole("button", { name: "Zeig mir, warum" }).click();
  const label = page.locator(".zones > .label");
  await expect(label).toBeVisible();

  const [said, box] = [
    await label.boundingBox(),
    await page.locator(".box[role=status]").boundingBox(),
  ];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

/** What in the dock is not wholly inside what scrolls around it. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator(".dock-area :is(.held, .moves button)").evaluateAll((all) =>
    all.flatMap((one) => {
      if (!one.checkVisibility()) return [];
      const frame = one.closest(".things, .moves")?.getBoundingClientRect();
      const { left, right } = one.getBoundingClientRect();
      const isIn = frame && left >= frame.left - 0.5 && right <= frame.right + 0.5;
      return isIn ? [] : [one.textContent.trim()];
    }),
  );
}
