// The whole site without a network, after one visit.

import { expect, type Page, test } from "@playwright/test";
import { startGame } from "./support.ts";

test.use({ serviceWorkers: "allow" });

test("after a visit everything works without a network", async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto("/de/");
  await kept(page);
  await context.setOffline(true);

  await page.goto("/en/rules/burgundy/animals/");
  await expect(page.locator("h1")).toBeVisible();
  await page.goto("/de/rules/burgundy/animals"); // The host would lead on to the address with a slash.
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  await startGame(page, { language: "en", seed: 3, seats: ["human", "simple"] });
  await page.locator(".centre [data-mark]").first().click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();

  await page.goto("/en/score/burgundy/");
  await page.getByRole("gridcell", { name: /^D4/ }).click();
  await expect(page.getByRole("gridcell", { name: /^D4.*castle$/ })).toHaveCount(1);

  await page.goto("/de/compare/burgundy/");
  await expect(page.getByRole("button", { name: "Partien spielen" })).toBeEnabled();

  await page.goto("/de/no-such-page/");
  await expect(page.locator("h1").first()).toHaveText("Diese Seite gibt es nicht");
  await context.setOffline(false);
});

test("rules are compiled without a network", async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto("/de/");
  await kept(page);
  await context.setOffline(true);
  await page.goto("/de/play/burgundy/#variant=yucata");

  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
  await expect(page.locator(".setup")).toContainText("Yucata");
  await page.locator(".setup button[type=submit]").click();
  await expect(page.locator(".decision h2")).toBeVisible();
  await context.setOffline(false);
});

test("a device is told how to install the site, in each language", async ({ page, request }) => {
  for (const language of ["de", "en"]) {
    await page.goto(`/${language}/`);
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await (await request.get(address ?? "")).json();

    expect(manifest).toMatchObject({ lang: language, start_url: `/${language}/` });
    for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  }
});

/** Waits until the service worker has fetched everything and answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((resolve) => active?.addEventListener("statechange", resolve));
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
