// The page that stays open from one test to the next (`e2e/test.ts`) is to each as in a new browser.

import { expect } from "@playwright/test";
import { mainThread } from "../support.ts";
import { test } from "../test.ts";

// In one browser, one after the other.
test.describe.configure({ mode: "serial" });

test("a test leaves behind what it can", async ({ page }) => {
  await page.route("**/favicon.svg", (route) => route.abort());
  await page.addInitScript(() => Reflect.set(globalThis, "left", true));
  page.on("dialog", (dialog) => dialog.accept());
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/codes/");
  await page.goto("/en/language/");
  await page.evaluate(() => {
    localStorage.setItem("left", "yes");
    sessionStorage.setItem("left", "yes");
  });
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/en/", "_blank"));
  await opened;
});

test("and the next finds nothing of it", async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  expect(await page.evaluate(() => history.length)).toBe(1);
  await page.goto("/en/codes/");
  const found = await page.evaluate(async () => ({
    left: Reflect.get(globalThis, "left"),
    stored: [localStorage.length, sessionStorage.length],
    media: ["print", "(prefers-color-scheme: dark)"].map((query) => matchMedia(query).matches),
    width: innerWidth,
    isReached: (await fetch("/favicon.svg")).ok,
  }));
  expect(found).toEqual({
    left: undefined,
    stored: [0, 0],
    media: [false, false],
    width: 1440,
    isReached: true,
  });
});

test("a page is on paper where a test asks for it, also after a test that measured", async ({
  page,
}) => {
  await mainThread(page);
});

test("and the one after that", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/en/codes/");
  expect(await page.evaluate(() => matchMedia("print").matches)).toBe(true);
});
