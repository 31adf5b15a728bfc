// What a person does on a page before its scripts have come is done when they have.

import { expect } from "@playwright/test";
import { holdScripts } from "../support.ts";
import { test } from "../test.ts";

test("a button that is pressed before the page is alive is not pressed in vain", async ({
  page,
}) => {
  const letPass = await holdScripts(page);
  await page.goto("/en/playground/own/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Read the rules of any game" }).click();
  await expect(page.locator("astro-island[ssr]").first()).toBeAttached();
  letPass();
  await expect(page.getByLabel("Find files")).toBeVisible();
});

test("a space that is clicked before its board is alive answers when it is", async ({ page }) => {
  const letPass = await holdScripts(page);
  await page.goto("/en/", { waitUntil: "commit" });
  await page.locator("main [role=gridcell][data-mark=target]").last().click();
  await expect(page.locator("astro-island[ssr]").first()).toBeAttached();
  letPass();
  await expect(page.locator(".gains")).toBeVisible();
});

test("a space that Enter is pressed on before its board is alive answers, too", async ({
  page,
}) => {
  const letPass = await holdScripts(page);
  await page.goto("/en/", { waitUntil: "commit" });
  await page.locator("main [role=gridcell][data-mark=target]").last().focus();
  await page.keyboard.press("Enter");
  letPass();
  await expect(page.locator(".gains")).toBeVisible();
});

test("what is entered in the scoring helper before it is alive is in it when it is", async ({
  page,
}) => {
  const letPass = await holdScripts(page);
  await page.goto("/en/score/burgundy/", { waitUntil: "commit" });
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await page.getByLabel("Name").fill("Clara");
  const points = page.locator(".numbers fieldset input").first();
  await points.fill("42");
  letPass();
  await expect(page.locator(".tabs button")).toHaveCount(3);
  await expect(page.locator(".tabs button").first()).toHaveText(/Clara\s+4\d/);
  await expect(points).toHaveValue("42");
  await expect(page.getByLabel("Name")).toHaveValue("Clara");
});

test("a number that is written in a sentence before the workshop is alive changes the rule", async ({
  page,
}) => {
  const letPass = await holdScripts(page);
  await page.goto("/en/playground/burgundy/#new", { waitUntil: "commit" });
  const sentence = page.locator('[data-sentence="storage.places"]');
  await sentence.locator("input").fill("5");
  letPass();
  await expect(sentence).toHaveClass(/changed/);
  await expect(sentence.locator("input")).toHaveValue("5");
});

/** One page of each kind with islands; those whose fields can be used at once repeat what was entered. */
const pages = [
  { path: "", repeats: false },
  { path: "rules/burgundy/animals/", repeats: false },
  { path: "play/burgundy/", repeats: false },
  { path: "learn/burgundy/", repeats: false },
  { path: "learn/burgundy/first-tile/", repeats: false },
  { path: "learn/burgundy/first-phase/", repeats: false },
  { path: "practice/", repeats: false },
  { path: "practice/burgundy/", repeats: false },
  { path: "score/burgundy/", repeats: true },
  { path: "compare/burgundy/", repeats: false },
  { path: "playground/", repeats: false },
  { path: "playground/own/", repeats: false },
  { path: "playground/burgundy/", repeats: true },
  { path: "data/", repeats: false },
];

test("before a page is alive, no form can be sent, and no field loses what is entered", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const island = page.locator("astro-island");
  for (const { path, repeats } of pages) {
    await page.goto(`/en/${path}`);
    await expect(island.first(), path).toBeAttached();
    await expect(island.locator("form:not([inert], [inert] *) :enabled:visible"), path).toHaveCount(
      0,
    );
    const fields = island
      .locator("input, select, textarea")
      .and(page.locator(":enabled:not([inert] *)"));
    const shown = fields.filter({ visible: true });
    expect((await shown.count()) > 0, path).toBe(repeats);
    await expect(fields.and(page.locator("[type=file]")), path).toHaveCount(0);
  }
  await context.close();
});
