// The reference of the language: found, read and followed, also by keyboard alone.

import { expect } from "@playwright/test";
import { test } from "../test.ts";

test("from the header through the chapters by their links", async ({ page }) => {
  await page.goto("/de/");
  await page.getByRole("link", { name: "Regelsprache", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Überblick");

  await page.getByRole("link", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/\/de\/language\/words\/$/);
  await page.getByRole("link", { name: "Zurück" }).click();
  await expect(page).toHaveURL(/\/de\/language\/$/);
});

test("a diagram leads to the production that it names, by keyboard", async ({ page }) => {
  await page.goto("/en/language/actions/");
  const link = page.locator("#grammar-needs a", { hasText: "expression" });
  await link.focus();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/en\/language\/expressions\/#grammar-expression$/);
  await expect(page.locator("#grammar-expression")).toBeInViewport();
});

test("wide diagrams and programs scroll in their own boxes on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/language/expressions/");

  const box = page.locator("#grammar-named .lines");
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("what a report quotes keeps its columns on a phone, and its sentences are wrapped", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/codes/missing-brace/");
  const lines = page.locator('pre[data-language="ansi"] .ec-line');

  const heights = await lines.evaluateAll((all) =>
    all.map((line) => [line.textContent?.trimEnd(), (line as HTMLElement).offsetHeight] as const),
  );
  const one = heights.find(([text]) => text === "6 | }")?.[1] ?? 0;
  const quoted = heights.filter(([text]) => / \|/.test(text ?? ""));
  expect(quoted.length).toBeGreaterThan(2);
  expect(quoted.map(([, height]) => height)).toEqual(quoted.map(() => one));
  expect(heights.find(([text]) => text?.startsWith("A brace"))?.[1]).toBeGreaterThan(one);
});

test("the tour marks what is new and shows what commands print, without script", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/language/first-game/");

  await expect(page.locator(".ec-line.ins", { hasText: "action surface" })).toBeVisible();
  await expect(page.locator("pre", { hasText: "Did you mean `haul`?" })).toBeVisible();
  await context.close();
});
