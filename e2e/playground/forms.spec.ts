// Rules changed by a form alone: a number, a table, what a tile does, an estate; with the keyboard alone,
// and each time the text says so.

import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { type Language, preferCode, sharedPage, tabTo } from "../support.ts";
import { test } from "../test.ts";

const words = {
  de: {
    see: "Ansehen",
    tab: "Formular",
    search: "Was möchtest du ändern?",
    back: /^Zurück zum Original: /,
    watchtower: "Die Zahl der Siegpunkte für einen Wachturm",
    more: "Mehr: Die Zahl der Siegpunkte für einen Wachturm",
    brings: (points: number) => `Ein Wachturm bringt dir ${points} Siegpunkte.`,
    bounds: "Hier passt eine ganze Zahl von 0 bis 999.",
    effect: "Wachturm: Wirkung",
    gives: "erhältst du 2 Silberlinge",
  },
  en: {
    see: "See",
    tab: "Form",
    search: "What would you like to change?",
  },
} as const;

/** What the form of a board says. */
const ofBoards = {
  paint: "Fürstentum 1 bemalen",
  undo: "Rückgängig",
  copy: "Als neuen Plan kopieren: Fürstentum 9",
  made: "Neu: Fürstentum 10. Gib dem Plan einen Namen und bemale ihn.",
  ownName: "Deutsch",
  named: "Klosterland",
  paintNamed: "Klosterland bemalen",
  unused: "Dieser Plan ist noch nicht im Spiel.",
  used: "Dieser Plan ist im Spiel:",
  remove: /^Wieder entfernen: /,
  removed: "Entfernt: Klosterland",
} as const;

/** Opens the workshop and goes to the form by keys alone. */
async function openForm(page: Page, language: Language): Promise<void> {
  await preferCode(page);
  await page.goto(`/${language}/playground/burgundy/`);
  await turnToForm(page, language);
}

async function turnToForm(page: Page, language: Language): Promise<void> {
  const tab = page.getByRole("tab", { name: words[language].tab, exact: true });
  const see = page.getByRole("button", { name: words[language].see, exact: true });
  await expect(async () => {
    if (await see.isVisible()) await see.press("Enter");
    await expect(tab).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.locator(".see [role=tab][aria-selected=true]").focus();
  for (let i = 0; i < 8 && !(await isFocused(tab)); i++) await page.keyboard.press("ArrowRight");
  await expect(tab).toBeFocused();
  await expect(page.getByLabel(words[language].search)).toBeVisible();
}

/** Leads back to where the form was opened, for the next test on the same page. */
async function beginAgain(page: Page): Promise<Page> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(".see [role=tab][aria-selected=true]").focus();
  return page;
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

async function lookFor(page: Page, language: Language, query: string): Promise<void> {
  await tabTo(page, page.getByLabel(words[language].search));
  await page.keyboard.press("ControlOrMeta+A");
  // The list is drawn anew at each letter: all but the last come at once.
  await page.keyboard.insertText(query.slice(0, -1));
  await page.keyboard.type(query.slice(-1));
}

function field(page: Page, id: string): Locator {
  return page.locator(`[data-field="${id}"]`);
}

/** The author's text, in whatever shows it. */
function source(page: Page): Promise<string> {
  return page
    .locator(".write textarea, .write .cm-content")
    .first()
    .evaluate((element) =>
      element instanceof HTMLTextAreaElement ? element.value : (element as HTMLElement).innerText,
    );
}

test.describe("in German, rules changed by keys alone", () => {
  const said = words.de;
  const shared = sharedPage((page) => openForm(page, "de"));

  test("a watchtower gives 5, and 4 again", async () => {
    const page = await beginAgain(shared());
    const before = await source(page);
    await lookFor(page, "de", said.watchtower);
    const number = field(page, "watchtowerPoints");
    await expect(number).toContainText(said.brings(4));

    await tabTo(page, number.getByRole("button", { name: said.more }));
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toContain("change watchtowerPoints from 4 to 5");
    await expect(number).toContainText(said.brings(5));
    await expect(number).toContainText(said.brings(4));
    await expect(number.getByRole("spinbutton")).toHaveValue("5");

    await tabTo(page, number.getByRole("button", { name: said.back }));
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toBe(before);
    await expect(number.getByRole("spinbutton")).toHaveValue("4");
  });

  test("what does not fit is said beside the field", async () => {
    const page = await beginAgain(shared());
    const before = await source(page);
    await lookFor(page, "de", said.watchtower);
    await tabTo(page, field(page, "watchtowerPoints").getByRole("spinbutton"));
    await page.keyboard.type("5000");
    await page.keyboard.press("Enter");

    await expect(field(page, "watchtowerPoints").getByRole("alert")).toHaveText(said.bounds);
    await expect(field(page, "watchtowerPoints").getByRole("spinbutton")).toHaveValue("4");
    expect(await source(page)).toBe(before);
  });

  test("an estate is painted", async () => {
    const page = await beginAgain(shared());
    const before = await source(page);
    await lookFor(page, "de", "estate1");
    const estate = field(page, "estate1");
    await tabTo(page, estate.locator("summary"));
    await page.keyboard.press("Enter");
    await expect(estate.locator("summary")).toHaveText(ofBoards.paint);

    const first = estate.getByRole("gridcell").first();
    await tabTo(page, first);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("m");
    await page.keyboard.press("1");
    await expect
      .poll(() => source(page))
      .toMatch(/change board estate1 of Estate \{[^}]*A6 +M1 +C4/);
    await expect(estate.getByRole("gridcell").nth(1)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toMatch(/A2 +B1 +C6|A2 +A1 +B6/);

    const undo = estate.getByRole("button", { name: ofBoards.undo });
    await tabTo(page, undo);
    for (let i = 0; i < 3; i++) await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toBe(before);
    await expect(undo).toBeDisabled();
  });

  test("a tenth estate is made, named, painted and put into play", async () => {
    const page = await beginAgain(shared());
    const before = await source(page);
    await lookFor(page, "de", "estate9");
    await tabTo(page, field(page, "estate9").getByRole("button", { name: ofBoards.copy }));
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toContain("add board estate10 of Estate {");
    await expect(page.getByText(ofBoards.made)).toBeAttached();

    // The author is where the name is entered.
    const names = field(page, "estate10 names");
    await expect(names.getByRole("textbox").first()).toBeFocused();
    await tabTo(page, names.getByLabel(ofBoards.ownName));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(ofBoards.named);
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toContain(`"${ofBoards.named}"`);

    await lookFor(page, "de", ofBoards.named);
    const tenth = field(page, "estate10");
    await tabTo(page, tenth.locator("summary"));
    await expect(tenth.locator("summary")).toHaveText(ofBoards.paintNamed);
    await page.keyboard.press("Enter");
    await tabTo(page, tenth.getByRole("gridcell").first());
    await page.keyboard.press("m");
    await page.keyboard.press("1");
    await expect.poll(() => source(page)).toMatch(/add board estate10 of Estate \{[^}]*M1 +B5 +C4/);
    expect(await source(page)).not.toContain("change board");

    await expect(tenth).toContainText(ofBoards.unused);
    await tabTo(page, tenth.locator(".places button").last());
    await page.keyboard.press("Enter");
    const back = field(page, "backOf");
    await expect(back.getByRole("combobox").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect
      .poll(() => source(page))
      .toMatch(/change backOf\s+from estate2,[\s\S]*\bto estate10, /);

    // What is in play cannot go; when it no longer is, it goes with all that was written for it.
    await lookFor(page, "de", ofBoards.named);
    await expect(tenth).toContainText(ofBoards.used);
    await tabTo(page, tenth.getByRole("button", { name: ofBoards.remove }));
    await page.keyboard.press("Enter");
    await expect(tenth.getByRole("alert")).toContainText("estate10");
    await lookFor(page, "de", "backOf");
    await tabTo(page, back.getByRole("button", { name: said.back }));
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).not.toContain("change backOf");
    await lookFor(page, "de", ofBoards.named);
    await tabTo(page, tenth.getByRole("button", { name: ofBoards.remove }));
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toBe(before);
    await expect(page.getByText(ofBoards.removed)).toBeAttached();
    await expect(page.getByLabel(said.search)).toBeFocused();
  });

  test("a table and what a tile does", async () => {
    const page = await beginAgain(shared());
    await lookFor(page, "de", "phasePoints");
    const last = field(page, "phasePoints").getByRole("spinbutton").last();
    await tabTo(page, last);
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => source(page))
      .toContain("change phasePoints from 10, 8, 6, 4, 2 to 10, 8, 6, 4, 3");

    await page.getByLabel(said.search).focus();
    await lookFor(page, "de", "watchtower effect");
    const choice = field(page, "watchtower effect").getByRole("combobox");
    await tabTo(page, choice);
    await choice.selectOption("bank");
    await expect(field(page, "watchtower effect")).toContainText(said.gives);
    await expect.poll(() => source(page)).toContain("remove watchtower.placed");
    expect(await source(page)).toContain("when settled { gain 2 silver }");
  });

  test("the form has room and is clean on a phone and on a wide screen", async () => {
    const page = await beginAgain(shared());
    await page.setViewportSize({ width: 390, height: 900 });
    await turnToForm(page, "de");
    await lookFor(page, "de", "estate1");
    await field(page, "estate1").locator("summary").press("Enter");
    await expect(field(page, "estate1").getByRole("gridcell")).toHaveCount(37);
    await expectRoom(page);
    await page.getByLabel(words.de.search).fill("Wachturm");
    await expect(field(page, "watchtower effect")).toBeVisible();
    await expectRoom(page);
  });

  test("a new board is printed as a picture", async () => {
    const page = await beginAgain(shared());
    await lookFor(page, "de", "estate9");
    await field(page, "estate9").getByRole("button", { name: ofBoards.copy }).press("Enter");
    await expect(page.getByText(ofBoards.made)).toBeAttached();
    await page.getByRole("tab", { name: "Behalten", exact: true }).click();
    await page.getByRole("button", { name: "Heft ansehen" }).click();

    const booklet = page.locator(".own-booklet");
    const board = booklet.getByRole("img", { name: "Fürstentum 10" });
    await expect(board).toBeVisible();
    await expect(board.locator("> g")).toHaveCount(37);
    await expect(booklet.locator(".change", { hasText: "Fürstentum 10" })).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
});

test.describe("in English", () => {
  const shared = sharedPage((page) => openForm(page, "en"));

  test("the rules say at once what was entered", async () => {
    const page = await beginAgain(shared());
    await lookFor(page, "en", "dice.places");
    await tabTo(page, field(page, "dice.places").getByRole("spinbutton"));
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expect.poll(() => source(page)).toContain("change dice.places from 2 to 1");
    await expect(field(page, "dice.places")).toContainText("Each player can have at most 1 die.");
  });

  test("while the text cannot be read there is a sentence and the way there", async () => {
    const page = await beginAgain(shared());
    const text = page.locator(".write textarea, .write .cm-content").first();
    await text.click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" variant");
    await expect(page.locator(".unreadable")).toContainText("mistake in the text");
    await expect(page.locator(".unreadable").getByRole("button")).toHaveText(/^Go to line \d+$/);
  });
});

/** Nothing is wider than the page or minded by axe, at either width. */
async function expectRoom(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
    expect(await faults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 900 });
}
