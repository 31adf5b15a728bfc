// On a phone all that the learner has stays in view beside the moves of what is taken up.

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

/** What in the dock is not wholly inside what scrolls around it. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator(".dock-area :is(.held, .moves button)").evaluateAll((all) =>
    all.flatMap((one) => {
      const frame = one.closest(".things, .moves")?.getBoundingClientRect();
      const { left, right } = one.getBoundingClientRect();
      const isIn = frame && left >= frame.left - 0.5 && right <= frame.right + 0.5;
      return isIn ? [] : [one.textContent.trim()];
    }),
  );
}
