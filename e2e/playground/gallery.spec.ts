// House rules of the gallery, from three lines to paper, with the keyboard alone. One goes all the way
// into a stranger's browser: written, proved, tried out, shared and printed in German, and opened again
// in English. Others are written one after the other, and have their booklets; `npm run soak` writes all.
// tests/variants/gallery.test.ts proves each of them, tests/playground/gallery.test.ts tries out and
// shares it.

import { expect, type Page } from "@playwright/test";
import { galleryRules } from "../../tests/support/gallery-rules.ts";
import { isSoak } from "../../tests/support/soak.ts";
import { editorOf, type Language, preferCode, writtenIn } from "../support.ts";
import { test } from "../test.ts";

const rules = galleryRules();

const words = {
  de: {
    panels: { examples: "Beispiele", try: "Erproben", keep: "Behalten" },
    booklet: "Heft ansehen",
    open: "Als Kopie öffnen",
    title: /^\s*de "([^"]*)"/m,
  },
  en: {
    panels: { examples: "Examples", try: "Try it", keep: "Keep" },
    booklet: "Look at the booklet",
    open: "Open as a copy",
    title: /en "([^"]*)"/m,
  },
} as const;

/** What a house rule is called. */
function titleOf(text: string, language: Language): string {
  return words[language].title.exec(text)?.[1] ?? "?";
}

/** Turns to a panel as lists of tabs are used: one stop for Tab, and arrows from there on. */
async function turnTo(page: Page, name: string): Promise<void> {
  await page.locator(".see [role=tab][aria-selected=true]").focus();
  for (let presses = 0; presses < 6; presses++) {
    const chosen = page.locator(".see [role=tab][aria-selected=true]");
    if ((await chosen.textContent()) === name) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`There is no panel ${name}.`);
}

/** Opens a page of the workshop, with the guided start out of the way. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem("regelwerk/workshop-start", '{"isOpen":false,"done":[]}'),
  );
  await preferCode(page);
  await page.goto(address);
}

/** Replaces all that is written by a house rule. */
async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/** All examples of a house rule are listed, and hold. */
async function expectProof(page: Page, language: Language, examples: number): Promise<void> {
  await turnTo(page, words[language].panels.examples);
  await expect(page.locator(".examples > ul").first().locator("> li")).toHaveCount(examples);
  await expect(page.locator(".examples > ul").first().locator("> li.holds")).toHaveCount(examples);
  await expect(page.locator(".examples > [role=status]").first()).toContainText("✓");
  await expect(page.locator(".head .fine")).toBeVisible();
}

/** The pages of the booklet can be printed. */
async function expectPrint(page: Page): Promise<void> {
  const { length } = await page.pdf();
  expect(length).toBeGreaterThan(10_000);
  expect(length).toBeLessThan(1_000_000);
}

test("a house rule is written, proved, tried, shared and printed in German, opened again in English", async ({
  page,
  browser,
}) => {
  const [first] = rules;
  if (first === undefined) throw new Error("There are no house rules.");
  const { text, examples } = first;
  await open(page, "/de/playground/burgundy/#new");
  await expect(page.locator(".head .fine")).toBeVisible();
  await write(page, text);
  await expectProof(page, "de", examples);

  await turnTo(page, words.de.panels.try);
  await page.locator(".try input[inputmode=numeric], .try input[type=number]").first().fill("20");
  await page.locator(".try button[type=submit]").press("Enter");
  await expect(page.locator(".try .figures")).toBeVisible();

  await turnTo(page, words.de.panels.keep);
  await page.locator(".share button").press("Enter");
  const link = await page.locator(".share input").inputValue();
  await page.getByRole("button", { name: words.de.booklet }).press("Enter");
  await expect(page.locator(".own-booklet")).toContainText(titleOf(text, "de"));
  await expectPrint(page);

  const stranger = await browser.newContext();
  const fresh = await stranger.newPage();
  await open(fresh, link.replace("/de/", "/en/"));
  await fresh.getByRole("button", { name: words.en.open }).press("Enter");
  await expect(fresh.locator(".head .fine")).toBeVisible();
  await expect.poll(() => writtenIn(fresh)).toContain("variant mine of burgundy");
  await expectProof(fresh, "en", examples);
  await stranger.close();
});

for (const language of isSoak ? (["de", "en"] as const) : (["en"] as const)) {
  const say = words[language];
  // Each house rule is written in one of the languages, in `npm test` one of eight; above, one in German.
  const others = rules.slice(1).filter((_, at) => (at % 2 === 0) === (language === "en"));
  const some = others.filter((_, at) => isSoak || at % 4 === 0);

  test(`other house rules are written and have their booklets (${language})`, async ({ page }) => {
    await open(page, `/${language}/playground/burgundy/#new`);
    await expect(page.locator(".head .fine")).toBeVisible();
    await turnTo(page, say.panels.keep);
    await page.getByRole("button", { name: say.booklet }).press("Enter");
    expect(others.length).toBeGreaterThan(5);
    for (const { file, text, examples } of some) {
      await test.step(file, async () => {
        await write(page, text);
        await expect(page.locator(".own-booklet")).toContainText(titleOf(text, language));
        await expect(page.locator(".own-booklet .example")).toHaveCount(examples);
        await expect(page.locator(".head .fine")).toBeVisible();
      });
    }
  });
}

test("new cards are printed as large as those in the box", async ({ page }) => {
  await open(page, "/de/playground/burgundy-cards/#new");
  await expect(page.locator(".head .fine")).toBeVisible();
  await write(
    page,
    `variant mine of burgundyCards {
  de "Goldene Minen" en "Golden mines"
  add piece goldMine(n: 1..6) : Mine { de "Goldmine {n}" en "gold mine {n}" number is n copies 1 in deck }
}`,
  );
  await turnTo(page, words.de.panels.keep);
  await page.getByRole("button", { name: words.de.booklet }).press("Enter");
  const cards = page.locator(".own-booklet .kind svg");
  await expect(cards).toHaveCount(6);
  const measure = () =>
    cards.evaluateAll((all) => {
      const [first, second] = all.map((one) => one.getBoundingClientRect());
      return {
        width: Math.round(first?.width ?? 0),
        below: (second?.top ?? 0) - (first?.top ?? 0),
      };
    });
  // 63 millimetres at 96 pixels an inch; the second card stands beside the first.
  await expect.poll(measure).toEqual({ width: 238, below: 0 });
});
