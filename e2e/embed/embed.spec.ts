// Examples and tables in a frame on a page of somebody else: what the site offers to copy, seen and used
// there, and no other page of the site in a frame.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { openInMenu, startGame, tabTo } from "../support.ts";
import { test } from "../test.ts";

/**
 * A site of somebody else on this machine. It is really served: browsers take a page that a test makes up
 * for a far-off one, which may not frame what is served here.
 */
const elsewhere = createServer((_, response) => {
  response.setHeader("Content-Type", "text/html");
  response.end(
    `<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1>${framing}</main></html>`,
  );
});
let framing = "";

test.beforeAll(
  () => new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", () => resolve())),
);
test.afterAll(() => {
  elsewhere.close();
  elsewhere.closeAllConnections();
});

/** Opens a page of the other site with an element in it, and returns the frame. */
async function openElsewhere(page: Page, element: string): Promise<FrameLocator> {
  framing = element;
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  return page.frameLocator("iframe");
}

/** The element that is offered in the open menu. */
function offered(page: Page): Promise<string> {
  return page.locator(".embed textarea").inputValue();
}

test("an example is embedded as its menu offers it, and played by keys in the frame", async ({
  page,
}) => {
  await page.goto("/en/rules/tic-tac-toe/");
  const example = page.locator("#example-threeInARowWin");
  await example.scrollIntoViewIfNeeded();
  await example.getByLabel("More").click();
  await example.getByRole("button", { name: "Embed" }).click();
  const element = await offered(page);
  expect(element).toMatch(
    /^<iframe src="http:\/\/localhost:\d+\/embed\/en\/tic-tac-toe\/\?example=threeInARowWin" title="[^"]+" width="100%" height="640" loading="lazy" style="border:0"><\/iframe>$/,
  );

  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const frame = await openElsewhere(page, element);
  const tryIt = frame.getByRole("button", { name: "Try it" });
  await expect(tryIt).toBeEnabled();
  await tabTo(page, tryIt);
  await page.keyboard.press("Enter");
  await expect(frame.locator("[data-mark=possible], [data-mark=target]").first()).toBeVisible();
  // There is nothing to embed in what is embedded but the same; links leave the frame.
  expect(await frame.locator("base").getAttribute("target")).toBe("_blank");
  expect(errors).toEqual([]);
});

test("a table is embedded from its menu, dark where the address says so, and has no faults", async ({
  page,
}) => {
  await startGame(page, {
    game: "tic-tac-toe",
    language: "de",
    seed: 1,
    seats: ["human", "greedy"],
  });
  await openInMenu(page, "Einbetten");
  const element = await offered(page);
  // Some browsers would go on with the match in the frame, others keep apart what frames store.
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.clear());
  const dark = element.replace(/src="([^"]*)"/, 'src="$1?theme=dark"');
  const frame = await openElsewhere(page, dark);
  await frame.locator(".setup button[type=submit]").click();
  await expect(frame.locator(".own [data-mark=possible]").first()).toBeVisible();
  expect(await frame.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(await frame.locator("html").getAttribute("lang")).toBe("de");
});

for (const address of ["/embed/de/burgundy/", "/embed/en/burgundy/?example=twoCows"]) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("[type=submit], [data-primary]").first()).toBeEnabled();
    expect(await faults(page)).toEqual([]);
  });
}

test("an example that is not there is said not to be there, however it is called", async ({
  page,
}) => {
  await page.goto("/embed/de/pig/?example=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E");
  await expect(page.getByText("Dieses Beispiel gibt es nicht.")).toBeVisible();
  expect(await page.locator("img").count()).toBe(0);
});

test("no other page of the site is shown in a frame of another site", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/frame-ancestors/.test(message.text())) refused.push(message.text());
  });
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const addresses = ["/de/", "/en/play/pig/", "/de/data/", "/404.html", "/program-frame/"];
  for (const address of addresses) {
    refused.length = 0;
    await openElsewhere(page, `<iframe src="${origin}${address}" title="x"></iframe>`);
    await expect.poll(() => refused.length, { message: address }).toBeGreaterThan(0);
  }
});
