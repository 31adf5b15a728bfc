// Live examples: taken over, asked why not, changed, stepped through, helped with, linked to.

import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { holdScripts } from "../support.ts";
import { test } from "../test.ts";

const address = "/en/rules/burgundy/animals/";

/** The example with two cows on one pasture, come to life. */
async function openExample(page: Page, at = address): Promise<Locator> {
  await page.goto(at);
  const example = page.locator("#example-twoCows .example");
  await example.scrollIntoViewIfNeeded();
  await expect(
    example.getByRole("button", { name: "Try it" }).or(example.locator(".decision")).first(),
  ).toBeEnabled();
  return example;
}

/** Chooses something from the menu of an example. */
async function choose(example: Locator, name: string): Promise<void> {
  await example.locator(".menu > summary").click();
  await example.locator(".menu").getByRole("button", { name }).click();
}

async function takeOver(page: Page): Promise<Locator> {
  const example = await openExample(page);
  await example.getByRole("button", { name: "Try it" }).click();
  await expect(example.getByRole("grid").first()).toBeVisible();
  return example;
}

const space = (example: Locator, name: string) =>
  example.locator(`[role=gridcell][aria-label^="${name}"]`);

/**
 * Counts the scripts with a word in them that the page has asked for since. They are fetched once
 * more to be read: the page's own copies are gone when it is left.
 */
function countScripts(page: Page, word: string): () => Promise<number> {
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) addresses.add(request.url());
  });
  return async () => {
    const gotten = await Promise.all([...addresses].map((one) => page.request.get(one)));
    const texts = await Promise.all(gotten.map((one) => one.text()));
    return texts.filter((text) => text.includes(word)).length;
  };
}

test("an example plays its move, and goes back to its picture", async ({ page }) => {
  const example = await openExample(page);
  await expect(example.locator("[data-verdict=yes]").first()).toBeVisible();
  await choose(example, "Play the move");
  await expect(example.locator("[aria-live=polite]")).toContainText("+7 victory points");
  await expect(example.locator(".outcome.done")).toHaveCount(1);
  await expect(example.locator("[data-verdict]")).toHaveCount(0);

  await example.getByRole("button", { name: "Back to the picture" }).click();
  await expect(example.locator(".outcome.done")).toHaveCount(0);
  await expect(example.locator("[data-verdict=yes]").first()).toBeVisible();
});

test("a figure that is tried stays where it is and as large as it was", async ({ page }) => {
  await page.goto("/en/rules/burgundy/placing/");
  const example = page.locator("#example-besideTheCastle .example");
  await example.scrollIntoViewIfNeeded();
  const board = example.locator("svg.spaces");
  const before = await board.boundingBox();
  await example.getByRole("button", { name: "Try it" }).click();
  await expect(example.getByRole("grid")).toBeVisible();
  const after = await board.boundingBox();
  for (const side of ["x", "width", "height"] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? -9))).toBeLessThan(1);
});

test("the focus stays in an example when a button goes with what it did", async ({ page }) => {
  const example = await openExample(page);
  await example.getByRole("button", { name: "Try it" }).press("Enter");
  await expect(example.getByRole("button", { name: "Try it" })).toHaveCount(0);
  await expect(example.locator(":focus")).toHaveCount(1);

  await example.getByRole("button", { name: "Back to the picture" }).press("Enter");
  await expect(example.getByRole("button", { name: "Try it" })).toBeVisible();
  await expect(example.locator("button:focus")).toHaveCount(1);
});

test("what is not possible is explained at the space in the words of the rules", async ({
  page,
}) => {
  const example = await takeOver(page);
  await example.locator("[data-thing^='i:'][data-mark]").first().click();
  await space(example, "C2").click();

  const reason = example.locator(".reason");
  await expect(reason).toBeVisible();
  await expect(reason.locator("p")).toHaveText(/C2/i);
  await reason.getByRole("button", { name: "Show the rule" }).click();
  await expect(reason.locator(".rule").first()).toContainText("rules/burgundy/");

  // What is possible stays lit, and the label goes with the next click.
  await example.locator("svg.spaces [data-mark]").first().click();
  await expect(reason).toHaveCount(0);
});

test.describe("by another clock", () => {
  test.use({ ownBrowser: true });

  test("a reason that comes late is shown all the same, and the space is marked at once", async ({
    page,
  }) => {
    const example = await takeOver(page);
    // What the pointer rests on has been shown before: all that is missing are the words of the rules.
    await space(example, "C3").hover();
    await expect(page.locator(".card[role=dialog]")).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(page.locator(".card[role=dialog]")).toHaveCount(0);

    await page.clock.install();
    const letPass = await holdScripts(page);
    await example.locator("[data-thing^='i:'][data-mark]").first().click();
    await space(example, "C2").click();
    await expect(space(example, "C2")).toHaveClass(/refused/);
    await page.clock.runFor(2000); // The pointer has rested on the tile long enough for its card.
    letPass();
    await expect(example.locator(".reason p")).toHaveText(/C2/i);
  });
});

test("help is chosen once for the whole site and stays", async ({ page }) => {
  const example = await takeOver(page);
  await expect(example.locator("[data-mark]").first()).toBeVisible();
  await example.getByLabel("Help").selectOption("off");
  await expect(example.locator("[data-mark]")).toHaveCount(0);

  await page.goto("/de/play/burgundy/");
  await page.locator(".setup button[type=submit]").click();
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(page.getByLabel("Hilfe")).toHaveValue("off");
});

test("it is played for those who wish it", async ({ page }) => {
  const example = await takeOver(page);
  await example.getByLabel("Help").selectOption("advice");
  await example.getByRole("button", { name: "Play it for me" }).click();
  await expect(example.locator(".outcome.done")).toHaveCount(1);
  await example.getByRole("button", { name: "Back", exact: true }).click();
  await example.getByRole("button", { name: "Forward" }).click();
  await expect(example.locator(".outcome.done")).toHaveCount(1);
});

test("a changed position counts, and a link leads back to it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const example = await openExample(page);
  await choose(example, "Change the position");
  await expect(example.getByRole("region", { name: "Change the position" })).toBeVisible();
  await space(example, "B2").click();
  await example.getByLabel("There lies").selectOption({ label: "Cow 4" });
  await expect(space(example, "B2")).toHaveAccessibleName(/cow 4/i);
  await example.getByRole("button", { name: "Done" }).click();
  await example.locator("[data-thing^='i:'][data-mark]").first().click();
  await space(example, "C1").click();
  await expect(example.locator(".outcome.done")).toContainText("+11 victory points");
  await choose(example, "Copy link");
  await expect(example.getByRole("status")).toHaveText(/copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto("about:blank");
  const again = await openExample(page, link);
  await expect(again.locator(".outcome.done")).toContainText("+11 victory points");
  await expect(space(again, "B2")).toHaveAccessibleName(/cow 4/i);
});

test("a link from older rules is followed as far as it goes, and says so", async ({ page }) => {
  const example = await takeOver(page);
  await choose(example, "Copy link");
  await expect(page).toHaveURL(/rules=/);
  const older = page.url().replace(/rules=\w+/, "rules=older");
  await page.goto("about:blank");
  const again = await openExample(page, older);
  await expect(again.getByRole("status")).toContainText("rules has changed");
});

test("under the other version its rules are played, on a link too, and only then fetched", async ({
  page,
}) => {
  // A name that the rules of this version alone have.
  const marked = countScripts(page, "castlesToGo");
  const chapter = "/en/rules/burgundy/knowledge/";
  await page.goto(chapter);
  const example = page.locator("#example-knowledge15And25 .example");
  const last = example.locator(".outcome.done").nth(1);
  const play = async () => {
    await expect(example.getByRole("button", { name: "Try it" })).toBeEnabled();
    await choose(example, "Play the move");
    await example.getByRole("button", { name: "Play the move" }).click();
    await expect(last).toBeVisible();
  };
  await example.scrollIntoViewIfNeeded();
  await play();
  await expect(last).toContainText("+12 victory points");
  expect(await marked()).toBe(0);

  await page.getByText("Yucata", { exact: true }).first().click();
  await expect(example).toContainText("By the rules of Yucata");
  await play();
  await expect(last).not.toContainText("+12"); // They were booked when the tile was placed.
  expect(await marked()).toBe(1);
  await example.getByRole("button", { name: "Try it" }).click();
  await choose(example, "Copy link");
  await expect(page).toHaveURL(/version=other/);
  const link = page.url();

  // Whoever opens the link has chosen nothing.
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(example).toContainText("By the rules of Yucata");
  await expect(last).toBeVisible();
  await expect(last).not.toContainText("+12");
  await expect(page.getByRole("radio", { name: "Yucata" })).toBeChecked();

  await page.getByText("Original", { exact: true }).first().click();
  await play();
  await expect(last).toContainText("+12 victory points");
});

test("an example that the other version alone has can be played", async ({ page }) => {
  await page.goto("/en/rules/burgundy/knowledge/");
  const example = page.locator("#example-knowledgeScoresOnArrival .example");
  await expect(example).toBeHidden();
  await page.getByText("Yucata", { exact: true }).first().click();
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole("button", { name: "Try it" })).toBeEnabled();
  await choose(example, "Play the move");
  await expect(example.locator("[aria-live=polite]")).toContainText("+8 victory points");
});

test("all of it by keyboard, and axe finds nothing on the way", async ({ page }) => {
  const example = await openExample(page);
  await example.getByRole("button", { name: "Try it" }).press("Enter");
  const grid = example.getByRole("grid").first();
  await expect(grid.locator("[tabindex='0']")).toHaveCount(1);

  await space(example, "C2").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("svg:focus")).toHaveCount(0); // The board itself is no stop.
  await space(example, "C2").focus();
  await page.keyboard.press("Home");
  await expect(space(example, "C1")).toBeFocused();
  await page.keyboard.press("End");
  await expect(example.locator("[role=gridcell]:focus")).toHaveAttribute("aria-label", /^C[2-4]/);
  await page.keyboard.press("Control+Home");
  await expect(space(example, "A1")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(example.locator("[role=gridcell]:focus")).toHaveAttribute("aria-label", /^C/);

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "By keyboard" })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await space(example, "C2").press("Enter");
  await expect(example.locator(".reason, .answer").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await space(example, "C2").press("m");
  const list = page.getByRole("dialog");
  await list.locator("[data-option]").first().press("Enter");
  await expect(example.locator(".outcome.done")).toHaveCount(1);

  await choose(example, "Change the position");
  await expect(example.getByRole("heading", { name: "Change the position" })).toBeFocused();
  expect(await faults(page)).toEqual([]);
});
