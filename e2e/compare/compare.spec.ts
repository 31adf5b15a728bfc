// Two versions of the rules side by side: in words, on boards, in figures, and as a link.

import { expect, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { test } from "../test.ts";

/** Opens a comparison and waits until the page has come to life. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("details.more > summary").click();
  await expect(page.locator(".simulation button[type=submit]")).toBeEnabled();
}

async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

/** Opens the list of what side B may consist of. */
async function choicesOfB(page: Page) {
  const picker = page.locator(".picker.side-b");
  await picker.locator("summary").click();
  return picker;
}

for (const [language, counted, source] of [
  ["de", "Bleibende Punkte werden am Ende des Spiels gewertet.", "Regelseite der Online-Fassung"],
  ["en", "Lasting points are booked at the end of the game.", "Rules page of the online version"],
] as const) {
  test(`Original and Yucata can be compared without script (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${language}/compare/burgundy/`);

    // One section for each sentence of the variant.
    await expect(page.locator("h1")).toHaveText(/^Original (und|and) Yucata$/);
    await expect(page.locator(".group h2")).toHaveText([/15/, /4|vier|four/i, /8/]);
    // Each is proved by a picture, and the moves and rules are in a fold.
    const pictures = page.locator(".group [data-proof]");
    await expect(pictures).toHaveCount(3);
    await expect(pictures.nth(0)).toHaveText(/\+0.*\+4/s);
    await expect(pictures.nth(2).locator("li")).toHaveCount(9);
    await expect(page.locator(".group .inside:visible")).toHaveCount(0);
    const first = page.locator(".group").first();
    await expect(first.locator(".difference")).toHaveCount(1);
    await expect(page.locator(".difference")).toHaveCount(13);
    await expect(first.locator(".difference .side.side-a")).toContainText(counted);
    await expect(first.locator(".difference .side.side-b")).toContainText(source);
    await expect(first.locator(".witness .twin")).toHaveCount(2);
    await expect(first.locator(".witness .partings")).toContainText("Yucata: ");
    await context.close();
  });
}

test("axe finds nothing about a comparison", async ({ page }) => {
  await open(page, "/de/compare/burgundy/");
  await openFolds(page);
  expect(await faults(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});

test("two house rules are picked, stepped through, simulated and shared", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await open(page, "/en/compare/burgundy/");
  const picker = await choicesOfB(page);
  await picker.getByRole("button", { name: "Only the original" }).click();
  await expect(page.locator(".compare")).toContainText("are the same game: no rule differs");

  await picker.getByLabel("Watchtowers count 5").check();
  await picker.getByLabel("Fourth storage space").check();
  await expect(page.locator(".group")).toHaveCount(2);
  await expect(page.locator(".group .difference")).toHaveCount(2);

  await page.locator("#more-1 > summary").click();
  const walk = page.locator(".walk").first();
  await expect(walk.locator(".twin")).toHaveCount(2);
  await expect(walk.locator(".alike")).toBeVisible();
  await walk.getByRole("button", { name: "Forward" }).click();
  await expect(walk.locator(".parts")).toBeVisible();
  await walk.getByRole("button", { name: "Forward" }).press("ArrowLeft");
  await expect(walk.locator(".alike")).toBeVisible();
  await walk.getByRole("button", { name: "To the start" }).click();
  await expect(walk.locator(".at")).toHaveText("Set-up");

  await page.locator(".simulation select").first().selectOption("100");
  await page.locator(".simulation button[type=submit]").click();
  await expect(page.locator(".simulation")).toContainText("100 games");
  await expect(page.locator(".simulation figure svg").first()).toBeVisible();
  expect(await faults(page, ".simulation")).toEqual([]);

  const address = page.url();
  expect(address).toMatch(/#v1\?b=[\w,%]+/);
  const said = await page.locator(".group h2").allTextContents();
  await page.goto("/en/");
  await open(page, address);
  await expect(page.locator(".group")).toHaveCount(2);
  await expect(page.locator(".group h2").last()).toBeVisible();
  await expect.poll(() => page.locator(".group h2").allTextContents()).toEqual(said);
  expect(problems).toEqual([]);
});

test("a house rule of one's own is compared, and a mistake in it is named with its line", async ({
  page,
}) => {
  await open(page, "/de/compare/burgundy/");
  await page.getByText("Eigene Hausregel schreiben").click();
  const text = page.getByLabel("Text der Hausregel");
  const rule = (line: string) => `variant mine of burgundy {\n  de "A" en "A"\n  ${line}\n}\n`;
  await text.fill(rule("change prise from 2 to 3"));
  await page.getByRole("button", { name: "Mit dieser Hausregel als B vergleichen" }).click();
  await expect(page.locator(".problems").first()).toContainText("Zeile 3");
  await expect(page.locator(".problems").first()).toContainText("price");

  await text.fill(rule("change price from 2 to 3"));
  await expect(page.locator(".problems")).toHaveCount(0);
  await expect(page.locator("#rule-price")).toContainText("3");

  const address = page.url();
  await page.goto("/en/");
  await page.goto(address.replace("/de/", "/en/"));
  // A link might come from anyone: its rules are shown first.
  await expect(page.getByRole("dialog")).toContainText("change price from 2 to 3");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.locator(".group h2").last()).toHaveText(/ 3 silverlings, until now 2\.$/);
  await page.locator("#more-4 > summary").click();
  await expect(page.locator("#rule-price")).toBeVisible();
});

test("a simulation can be cancelled and keeps what it has", async ({ page }) => {
  await open(page, "/en/compare/burgundy/");
  await page.locator(".simulation select").first().selectOption("10000");
  await page.locator(".simulation button[type=submit]").click();
  const progress = page.locator(".simulation progress");
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0);
  await page.locator(".simulation").getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator(".simulation")).toContainText(/Cancelled after [\d,]+ games/);
  await expect(page.locator(".simulation progress")).toHaveCount(0);
});

for (const [what, hash, words] of [
  ["another version", "#v9?b=yucata", "another version of this page"],
  ["a damaged text", "#v1?b=*&own=AAAA", "incomplete or damaged"],
  ["an unknown variant", "#v1?b=atlantis", "a variant that is not here"],
] as const) {
  test(`a link with ${what} says so and shows the usual comparison`, async ({ page }) => {
    await open(page, `/en/compare/burgundy/${hash}`);

    await expect(page.locator(".compare > .note")).toContainText(words);
    await expect(page.locator(".group")).toHaveCount(3);
  });
}

for (const language of ["de", "en"])
  test(`all differences of the usual comparison are seen at one look (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${language}/compare/burgundy/`);
    await expect(page.locator(".group [data-proof]").last()).toBeInViewport({ ratio: 0.9 });
    const size = await page
      .locator(".group h2")
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    expect(size).toBeGreaterThanOrEqual(24);
  });
