// The site in a folder of its host: `npm run soak -- below-a-folder` builds it there, and this walks it.
// `tests/build/base.test.ts` is the short form.

import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { faultsOf, serveBelow } from "../served-folder.ts";
import { test } from "../test.ts";

const dist = "test-results/below-a-folder";
const folder = "/some/folder/";

test.use({ serviceWorkers: "allow" });

test("every address in a page is below the folder, and leads somewhere", () => {
  const pages = globSync(`${dist}/**/*.html`);
  expect(pages.length).toBeGreaterThan(500);
  const files = new Set(globSync(`${dist}/**/*`).map((path) => path.slice(dist.length + 1)));
  const wrong = pages.flatMap((path) => {
    const addresses = [
      ...readFileSync(path, "utf8").matchAll(/ (?:href|src|action|[a-z-]+-url)="(\/[^"#?]*)/g),
    ].map(([, address = ""]) => address);
    return addresses
      .filter((address) => {
        const file = decodeURI(address.slice(folder.length)).replace(/(^|\/)$/, "$1index.html");
        return !address.startsWith(folder) || !files.has(file);
      })
      .map((address) => `${path}: ${address}`);
  });

  expect([...new Set(wrong)]).toEqual([]);
});

test("pages, threads, search and what is stored work below the folder", async ({ page }) => {
  const { origin, server } = await serveBelow(folder, dist);
  const faults = faultsOf(page);
  const open = (path: string) => page.goto(`${origin}${folder}${path}`);
  try {
    await open("");
    await expect(page).toHaveURL(new RegExp(`${folder}(?:de|en)/$`));

    await test.step("a chapter, and an example in it", async () => {
      await open("en/rules/burgundy/animals/");
      const example = page.locator("#example-twoCows .example");
      await example.scrollIntoViewIfNeeded();
      await example.getByRole("button", { name: "Try it" }).click();
      await expect(example.getByRole("grid").first()).toBeVisible();
    });
    await test.step("a match under rules that a thread compiles", async () => {
      await open("de/play/burgundy/#variant=yucata");
      await page.locator(".setup button[type=submit]").click();
      await expect(page.locator(".decision h2")).toBeVisible();
    });
    await test.step("a lesson", async () => {
      await open("de/learn/burgundy/first-tile/");
      await expect(page.locator(".lamp:enabled").first()).toBeVisible();
    });
    await test.step("the search", async () => {
      await open("de/search/?q=Gleichstand");
      await expect(page.getByRole("option", { name: /Gleichstand/ }).first()).toBeVisible();
    });
    await test.step("a comparison", async () => {
      await open("en/compare/burgundy/");
      await page.locator(".compare > .more > summary").click();
      await expect(page.getByRole("button", { name: "Play the games" })).toBeEnabled();
    });
    await test.step("the workshop", async () => {
      await open("de/playground/burgundy/");
      await expect(page.locator("[data-sentence]").first()).toBeVisible();
    });
    await test.step("the service worker", async () => {
      await open("de/data/");
      await expect(page.locator(".save-offline [data-game='de/hex'] .size")).toHaveText(/MB$/);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(`${origin}${folder}`);
    });
    expect(faults).toEqual([]);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
