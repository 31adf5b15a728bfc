// The site without a network: what a visit stores, what a reader saves, and what an update keeps.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, type Page } from "@playwright/test";
import sirv from "sirv";
import { writeServiceWorker } from "../../src/build/offline/offline.ts";
import { loggedMove, playOnce, sitAsGiven, startGame } from "../support.ts";
import { test } from "../test.ts";

test.use({ serviceWorkers: "allow" });

const maxFirstBytes = 3_000_000;
/** Chromium lets an old worker that still has work go on for five minutes. */
const maxActivationMs = 400_000;

test("a first visit stores little, and what was looked at stays without a network", async ({
  page,
  context,
}) => {
  await page.goto("/en/rules/burgundy/animals/");
  await page.locator(".example").first().scrollIntoViewIfNeeded();
  await expect(page.locator(".example button:enabled").first()).toBeVisible();
  await answered(page);
  const stored = await storedBytes(page);
  expect(stored).toBeGreaterThan(100_000);
  expect(stored).toBeLessThan(maxFirstBytes + 1_500_000); // With the page that was looked at.
  await context.setOffline(true);

  await page.reload();
  await expect(page.locator("h1")).toBeVisible();
  await page.locator(".example").first().scrollIntoViewIfNeeded();
  await expect(page.locator(".example button:enabled").first()).toBeVisible();

  await page.goto("/de/");
  await expect(page.locator("h1")).toBeVisible();

  await page.goto("/de/learn/burgundy/first-tile/");
  await expect(page.locator("h1").first()).toHaveText("Ohne Netz geht diese Seite nicht");
  await page.goto("/de/no-such-page/");
  await expect(page.locator("h1").first()).toHaveText("Diese Seite gibt es nicht");
  await context.setOffline(false);
});

test("a game that is saved works without a network, all of it, until it is removed", async ({
  page,
  context,
}) => {
  await page.goto("/de/rules/burgundy/");
  const game = page.locator(".save-offline [data-game='de/burgundy']");
  await expect(game.locator(".size")).toHaveText(/^\d+ MB$/);
  await game.getByRole("button", { name: "für unterwegs speichern" }).click();
  await expect(game.locator(".size")).toHaveText(/^Gespeichert, \d+ MB$/);
  await answered(page);
  await context.setOffline(true);

  await page.goto("/de/rules/burgundy/animals"); // The host would lead on to the address with a slash.
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  await startGame(page, { language: "de", seed: 3, seats: ["human", "greedy"] });
  await playOnce(page);
  await expect(page.getByRole("button", { name: "Zurücknehmen" })).toBeEnabled();

  await page.goto("/de/score/burgundy/");
  await expect(page.locator(".tools button").first()).toBeEnabled();
  await page.getByRole("gridcell", { name: /^D4/ }).click();
  await expect(page.getByRole("gridcell", { name: /^D4.*burg/i })).toHaveCount(1);

  await page.goto("/de/learn/burgundy/first-tile/");
  await expect(page.locator(".lamp:enabled").first()).toBeVisible();

  await page.goto("/de/compare/burgundy/");
  await page.locator(".compare > .more > summary").click();
  await expect(page.getByRole("button", { name: "Partien spielen" })).toBeEnabled();

  await page.goto("/de/search/?q=Gleichstand");
  await expect(page.getByRole("option", { name: /Gleichstand/ }).first()).toBeVisible();

  await test.step("rules are compiled", async () => {
    await page.goto("/de/play/burgundy/#variant=yucata");
    await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
    await expect(page.locator(".setup")).toContainText("Yucata");
    await page.locator(".setup button[type=submit]").click();
    await expect(page.locator(".decision h2")).toBeVisible();
  });
  await test.step("rules are changed", async () => {
    await page.goto("/de/playground/burgundy/");
    await expect(page.locator("[data-sentence]").first()).toBeVisible();
  });

  await context.setOffline(false);
  await page.goto("/de/data/");
  await game.getByRole("button", { name: "entfernen" }).click();
  await expect(game.locator(".size")).toHaveText(/^\d+ MB$/);
  expect(await storedBytes(page)).toBeLessThan(maxFirstBytes + 1_500_000);
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

test("a new version offers itself, comes when it is asked for, and loses nothing", async ({
  page,
}) => {
  const site = await smallSite();
  const offer = page.locator("#new-version");
  const places = () => page.locator(".own [role=gridcell][aria-label]").count();
  try {
    await page.goto(`${site.address}/de/`);
    await answered(page);
    await page.goto(`${site.address}/de/play/burgundy/`);
    await sitAsGiven(page);
    await page.locator(".setup button[type=submit]").click();
    await playOnce(page);
    await expect(page.getByRole("button", { name: "Zurücknehmen" })).toBeEnabled();
    const before = { places: await places(), log: await page.locator(loggedMove).allInnerTexts() };
    await expect(offer).toBeHidden();

    site.renew("de/index.html", (text) => text.replace(/<title>/, "$&Zweite Fassung: "));
    await page.goto(`${site.address}/de/`);
    await expect(offer).toBeVisible();
    await expect(page).not.toHaveTitle(/Zweite Fassung/);
    await offer.getByRole("button", { name: "Später" }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page).not.toHaveTitle(/Zweite Fassung/);

    await offer.getByRole("button", { name: "Jetzt laden" }).click();
    await expect(page).toHaveTitle(/Zweite Fassung/);
    await page.waitForTimeout(6_000); // Longer than a page waits before it looks for a new version.
    await expect(offer).toBeHidden();

    await page.goto(`${site.address}/de/play/burgundy/`);
    // The table takes up the last match by itself.
    await expect(page.getByRole("button", { name: "Zurücknehmen" })).toBeEnabled();
    expect({ places: await places(), log: await page.locator(loggedMove).allInnerTexts() }).toEqual(
      before,
    );

    // When all pages have been closed, the new version stands alone. Each page that a worker answers
    // for would keep the old one; this one it does not answer for.
    await page.goto("about:blank");
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.enable");
    await browser.send("Network.setBypassServiceWorker", { bypass: true });
    await page.goto(`${site.address}/favicon.svg`);
    const kept = () => page.evaluate(async () => (await window.caches.keys()).length);
    await expect.poll(kept, { timeout: maxActivationMs }).toBe(1);
  } finally {
    await site.close();
  }
});

/** A part of the built site in a folder of its own, where a file can change as another build would. */
async function smallSite() {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-site-"));
  const wanted = /^(_astro|de$|de\/(index\.html|play)|404\.html|service-worker\.js|[^/]*$)/;
  const left = /^(en|booklets|search-index|learn)$/;
  cpSync("dist", folder, {
    recursive: true,
    filter: (source) => {
      const path = relative("dist", source);
      return path === "" || (wanted.test(path) && !left.test(path));
    },
  });
  const build = () => writeServiceWorker(folder, ["burgundy"]);
  build();
  const server = createServer(sirv(folder, { dev: true }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: (file: string, change: (text: string) => string) => {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
      build();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits until the service worker answers for the page, and has stored what the page has loaded. */
async function answered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === "activated") return;
    await new Promise((resolve) => active?.addEventListener("statechange", resolve));
  });
  const path = new URL(page.url()).pathname;
  await page.waitForFunction(async (at) => (await caches.match(at)) !== undefined, path);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns the number of bytes that the service worker has stored. */
function storedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const response of await cache.matchAll()) sum += (await response.blob()).size;
    }
    return sum;
  });
}
