// A page opens in the other language where it was left, with its query.

import { expect, type Page } from "@playwright/test";
import { test } from "../test.ts";

const headings = "main :is(h1, h2, h3, h4)";

/** The number of the heading that is read, and its distance from the top of the window. */
function readAt(page: Page) {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const tops = all.map((one) => one.getBoundingClientRect().top);
    const at = tops.findLastIndex((top) => top < innerHeight / 2);
    return { at, top: tops[at] ?? 0 };
  }, headings);
}

test("a chapter stays where it was scrolled to", async ({ page }) => {
  await page.goto("/de/rules/burgundy/placing/");
  await page
    .locator(headings)
    .nth(4)
    .evaluate((one) => one.scrollIntoView());
  const before = await readAt(page);
  expect(before.at).toBeGreaterThan(2);
  // Without scrolling up to it, as a shortcut of the browser does.
  await page.locator("header a[data-language]").dispatchEvent("click");
  await expect(page).toHaveURL(/\/en\/rules\/burgundy\/placing\//);
  await expect.poll(async () => (await readAt(page)).at).toBe(before.at);
  expect(Math.abs((await readAt(page)).top - before.top)).toBeLessThan(40);
});

test("the place of a heading has the name that it has in the other language", async ({ page }) => {
  await page.goto("/de/rules/burgundy/placing/");
  const heading = page.locator("main h2[id]").nth(1);
  const id = await heading.getAttribute("id");
  await page.goto(`/de/rules/burgundy/placing/#${id}`);
  await page.locator("header a[data-language]").click();
  await expect(page).toHaveURL(/\/en\/rules\/burgundy\/placing\/#./);
  const hash = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
});

test("a search stays in the other language", async ({ page }) => {
  await page.goto("/de/search/?q=bank");
  await page.locator("header a[data-language]").click();
  await expect(page).toHaveURL(/\/en\/search\/\?q=bank$/);
  await expect(page.locator("main input[type=search]")).toHaveValue("bank");
});

test("one button goes through the three themes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/");
  const button = page.getByRole("button", { name: /^Colours/ });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? "system");
  const seen: string[] = [await theme()];
  for (let press = 0; press < 3; press++) {
    await button.click();
    seen.push(await theme());
  }
  expect(seen).toEqual(["system", "dark", "light", "system"]);
});
