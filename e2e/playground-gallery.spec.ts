// Every house rule of the gallery, from three lines to paper and into a stranger's browser, with the
// keyboard alone: written, proved, tried out, shared, printed, and opened again in the other language.

import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { editorOf, type Language, writtenIn } from "./support.ts";

const folder = "rules/burgundy/variants";
/** A platform's version of the rules is no house rule. */
const rules = readdirSync(folder)
  .filter((file) => file.endsWith(".regel") && file !== "yucata.regel")
  .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") }));

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
  await page.goto(address);
}

for (const [index, { file, text }] of rules.entries()) {
  const language: Language = index % 2 === 0 ? "de" : "en";
  const other: Language = index % 2 === 0 ? "en" : "de";
  const say = words[language];

  test(`${file}: written, proved, tried, shared, printed, opened again (${language})`, async ({
    page,
    browser,
  }) => {
    await open(page, `/${language}/playground/burgundy/#new`);
    await expect(page.locator(".head .fine")).toBeVisible();
    await editorOf(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text.replace(/variant \w+ of/, "variant mine of"));

    await turnTo(page, say.panels.examples);
    const examples = text.match(/^ {2}example /gm)?.length ?? 0;
    expect(examples).toBeGreaterThan(0);
    await expect(page.locator(".examples > ul").first().locator("> li")).toHaveCount(examples);
    await expect(page.locator(".examples > [role=status]").first()).toContainText("✓");
    await expect(page.locator(".head .fine")).toBeVisible();

    await turnTo(page, say.panels.try);
    await page.locator(".try input[inputmode=numeric], .try input[type=number]").first().fill("20");
    await page.locator(".try button[type=submit]").press("Enter");
    await expect(page.locator(".try .figures")).toBeVisible();

    await turnTo(page, say.panels.keep);
    await page.locator(".share button").press("Enter");
    const link = await page.locator(".share input").inputValue();
    await page.getByRole("button", { name: say.booklet }).press("Enter");
    const title = say.title.exec(text)?.[1] ?? "?";
    await expect(page.locator(".own-booklet")).toContainText(title);
    const { length } = await page.pdf();
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThan(1_000_000);

    const stranger = await browser.newContext();
    const fresh = await stranger.newPage();
    await open(fresh, link.replace(`/${language}/`, `/${other}/`));
    await fresh.getByRole("button", { name: words[other].open }).press("Enter");
    await expect(fresh.locator(".head .fine")).toBeVisible();
    await expect.poll(() => writtenIn(fresh)).toContain("variant mine of burgundy");
    await turnTo(fresh, words[other].panels.examples);
    await expect(fresh.locator(".examples > ul").first().locator("> li")).toHaveCount(examples);
    await expect(fresh.locator(".examples > [role=status]").first()).toContainText("✓");
    await stranger.close();
  });
}
