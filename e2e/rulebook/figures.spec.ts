// The figures of every chapter, as they are read without script: marks, captions, one control; and
// what stands outside of folds, which is no code.

import { expect, type Page } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { test } from "../test.ts";

/** The addresses of the chapters of both games. */
async function chaptersOf(page: Page, language: string): Promise<string[]> {
  const found: string[] = [];
  for (const game of ["burgundy", "burgundy-dice"]) {
    await page.goto(`/${language}/rules/${game}/overview/`);
    const links = page.locator("nav.chapters a");
    found.push(
      ...(await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""))),
    );
  }
  return found;
}

/** What is wrong with the figures that are read on a page: `example-twoCows: no caption`. */
function figureFaults(page: Page): Promise<string[]> {
  return page.locator(".example").evaluateAll((all) =>
    all.flatMap((example) => {
      const name = example.closest("[id]")?.id;
      const caption = example.querySelector(".says")?.textContent?.trim() ?? "";
      const count = (selector: string) => example.querySelectorAll(selector).length;
      const asks = count("svg.spaces .arrow") > 0;
      const labels = count(".labels li.no .words");
      return [
        ...(count("[data-verdict=yes]") > 0 ? [] : [`${name}: nothing allowed`]),
        ...(count("[data-primary]") === 1 ? [] : [`${name}: not one control`]),
        ...(caption === "" ? [`${name}: no caption`] : []),
        ...(asks && labels === 0 ? [`${name}: no reason`] : []),
      ];
    }),
  );
}

/** No code is seen before a fold is opened. */
async function expectNoCode(page: Page, address: string): Promise<void> {
  expect(await page.locator("[data-code] > :not(summary):visible").count(), address).toBe(0);
  const text = await page.locator("main").innerText();
  const lines = text
    .split("\n")
    .filter(
      (line) =>
        /^\s*(proves|given|when|then|variant|example)\b.*[{:]$/.test(line) ||
        /[a-z]+[A-Z]\w+\(/.test(line) ||
        /\.regel\b/.test(line),
    );
  expect(lines, address).toEqual([]);
}

for (const language of ["de", "en"]) {
  test(`every figure shows what is allowed, has one control, and "may I?" why not; no code is seen (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const chapters = await chaptersOf(page, language);
    // The other language draws the same figures.
    const isWhole = isSoak || language === "de";
    let figures = 0;
    for (const address of isWhole ? chapters : chapters.filter((_, at) => at % 4 === 0)) {
      await page.goto(address);
      expect(await figureFaults(page), address).toEqual([]);
      figures += await page.locator(".example").count();
      await expectNoCode(page, address);
    }
    expect(figures).toBeGreaterThan(isWhole ? 120 : 20);
    await context.close();
  });

  test(`no code is seen on pages that are alive before a fold is opened (${language})`, async ({
    page,
  }) => {
    for (const path of ["rules/burgundy/animals/", "compare/burgundy/"]) {
      const address = `/${language}/${path}`;
      await page.goto(address);
      await expect(page.locator("astro-island:not([ssr])").first()).toBeAttached();
      await expectNoCode(page, address);
    }
  });
}

test("on a phone the reasons stand as a list under the board", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de/rules/burgundy/placing/");
  const example = page.locator("#example-besideTheCastle .example");
  const board = await example.locator("svg.spaces").boundingBox();
  const list = await example.locator(".labels").boundingBox();
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + 1);
  await expect(example.locator(".labels li").first()).toContainText("kein Nachbar");
  await expect(example.locator(".labels li b").first()).toBeVisible();
});

test("a chapter on paper has its figures, with their marks on light ground", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/en/rules/burgundy/placing/");
  const example = page.locator("#example-besideTheCastle .example");
  await expect(example.locator("[data-verdict=no]").first()).toBeVisible();
  await expect(example.locator("[data-primary]")).toBeHidden();
  const ground = await example.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(ground).toMatch(/rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/);
});
