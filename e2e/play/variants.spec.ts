// Other rules than the printed ones, and what the site says about where rules come from.

import { expect, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { chooseFiles, loggedMove, openInMenu, openMore, playOnce, sitAsGiven } from "../support.ts";
import { test } from "../test.ts";

/** Opens the play page, waits until it has come to life, and unfolds what is to choose. */
async function openSetup(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("regelwerk/speed", "instant"));
  await page.goto(address);
  await expect(page.locator(".setup:not([inert])")).toBeVisible();
  await openMore(page);
}

test("Yucata is chosen, played to its end, saved and loaded on a fresh page", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await openSetup(page, "/de/play/burgundy/");
  await expect(page.getByText("Frei: jedes Fürstentum")).toHaveCount(0);

  await page.getByLabel("Yucata", { exact: true }).check();
  await page.getByLabel("Frei: jedes Fürstentum").check();
  await expect(page).toHaveURL(/#variant=yucata$/);
  for (const seat of [0, 1]) await page.locator(".seat select").nth(seat).selectOption("greedy");
  await page.locator(".seed input").fill("11");
  await page.locator(".setup button[type=submit]").click();

  await expect(page.locator(".final")).toBeVisible();
  await expect(page.locator(".bar .rules")).toHaveText("Regeln: Yucata");
  const scores = await page.locator(".final ol li strong").allTextContents();
  await page.locator(".final tbody button", { hasText: "Wissen" }).first().click();
  await expect(page.locator(".final .rule .marked").first()).toContainText("worth");
  await expect(page.locator(".final .origin")).toContainText("Spielregel der ersten Ausgabe");

  await page.getByRole("button", { name: "Zum Tisch" }).click();
  await openInMenu(page, "Speichern und laden");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Protokoll als Datei" }).click();
  const download = await (await downloading).createReadStream();
  const record = (await download.toArray()).join("");
  expect(record).toContain("\nvariant yucata\n");
  expect(record).toContain("\noption setUp free\n");

  await openSetup(page, "/en/play/burgundy/");
  await expect(page).not.toHaveURL(/variant/);
  await page.locator(".setup").getByText("Save and load").click();
  await chooseFiles(page.locator(".setup .saves input[type=file]"), {
    name: "game.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(record),
  });
  await expect(page.locator(".bar .rules")).toHaveText("Rules: Yucata");
  await expect(page).toHaveURL(/#variant=yucata$/);
  await expect(page.locator(".final ol li strong")).toHaveText(scores);
  expect(problems).toEqual([]);
});

test("a game by another reading goes on after undoing and after a reload", async ({ page }) => {
  await openSetup(page, "/en/play/burgundy/#variant=freeStep.double");
  await expect(page.locator(".variants")).toContainText("You will play: 1 other reading");
  await sitAsGiven(page);
  await page.locator(".setup button[type=submit]").click();
  await playOnce(page);
  await expect(page.locator(loggedMove).first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await openInMenu(page, "Redo");
  await expect(page.locator(loggedMove).first()).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem("regelwerk-last/burgundy"));
  await expect.poll(stored).toMatch(/^ *1\. \w+: /m);

  await page.goto("/de/play/burgundy/");
  await expect(page.locator(".bar .rules")).toHaveText("Regeln: 1 andere Lesart");
  await expect(page.locator(loggedMove).first()).toBeVisible();
});

test("variants that want different things are named, and one of them can be left out", async ({
  page,
}) => {
  await openSetup(page, "/de/play/burgundy/#variant=fourPhases,gentleSlope");
  const alert = page.locator(".variants [role=alert]");
  await expect(alert).toContainText("„Kurzes Spiel: vier Durchgänge“");
  await expect(alert).toContainText("„Flacherer Durchgangsbonus“");
  await expect(page.locator(".setup button[type=submit]")).toBeDisabled();

  await page.getByText("Hausregeln").click();
  await page.getByLabel("Flacherer Durchgangsbonus").uncheck();
  await expect(alert).toHaveCount(0);
  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
});

test("a variant that is no longer there is said to be gone", async ({ page }) => {
  await openSetup(page, "/de/play/burgundy/#variant=yucata,atlantis");
  await expect(page.locator(".variants")).toContainText("gibt es nicht mehr: atlantis");
  await expect(page.getByLabel("Frei: jedes Fürstentum")).toBeVisible();

  const head = ["regelwerk-record 1", "game burgundy", "rules 0", "variant atlantis"];
  const record = [...head, "player A human", "player B human", "seed 1", "", "unfinished", ""];
  await page.locator(".setup").getByText("Speichern und laden").click();
  await chooseFiles(page.locator(".setup .saves input[type=file]"), {
    name: "game.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(record.join("\n")),
  });
  await expect(page.locator(".saves")).toContainText("die es nicht mehr gibt: atlantis");
  await expect(page.locator(".setup")).toBeVisible();
});

test("a rule says where it comes from and what is open about it", async ({ page }) => {
  await openSetup(page, "/en/play/burgundy/");
  await page.locator(".seed input").fill("7");
  await sitAsGiven(page);
  await page.locator(".setup button[type=submit]").click();
  await page.locator(".centre [data-thing^='i:']:not([data-mark])").first().click();
  await page.getByRole("button", { name: "Show the rule" }).click();

  await expect(page.locator(".reason .origin")).toContainText(/German rulebook.*, p+\. \d/);
});

for (const [language, title, doubt] of [
  ["de", "Offene Fragen und Quellen", "unsicher"],
  ["en", "Open questions and sources", "uncertain"],
] as const) {
  test(`open questions and sources can be read without script (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${language}/`);
    await page.locator(`a[href="/${language}/questions/burgundy/"]`).click();

    await expect(page.locator("h1")).toHaveText(title);
    const question = page.locator("#freeStep");
    await expect(question.locator("li")).toHaveCount(2);
    await expect(question).toContainText(doubt);
    await expect(question.locator(`a[href$="play/burgundy/#variant=freeStep.double"]`)).toHaveCount(
      1,
    );
    await question.locator("summary").first().click();
    await expect(question.locator(".rule").first()).toContainText("workersToTurn");
    await page.locator("#source-rulebook summary").click();
    await expect(page.locator("#source-rulebook dl")).toBeVisible();
    await context.close();
  });
}

test("axe finds nothing about questions and variants", async ({ page }) => {
  await page.goto("/de/questions/burgundy/");
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect(await faults(page)).toEqual([]);

  await openSetup(page, "/de/play/burgundy/#variant=yucata,startArea.scores");
  await page.locator(".variants summary").last().click();
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});
