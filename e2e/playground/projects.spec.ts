// What is written in the playground is kept, shared, taken out and in, and printed.

import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import {
  chooseFiles,
  editorOf,
  type Language,
  openKeeping,
  preferCode,
  workshopThreads,
  writtenIn,
} from "../support.ts";
import { test } from "../test.ts";

const words = {
  de: {
    begin: "Eine Hausregel für Die Burgen von Burgund",
    kept: "In diesem Browser gespeichert",
    keep: "Behalten",
    rename: "Umbenennen",
    duplicate: "Verdoppeln",
    remove: "Löschen",
    undo: "Rückgängig",
    open: "Als Kopie öffnen",
    booklet: "Heft ansehen",
    changes: "Was anders ist",
    rule: "Wachturm zählt 5",
  },
  en: {
    begin: "A house rule for The Castles of Burgundy",
    kept: "Saved in this browser",
    keep: "Keep",
    rename: "Rename",
    duplicate: "Duplicate",
    remove: "Delete",
    undo: "Undo",
    open: "Open as a copy",
    booklet: "Look at the booklet",
    changes: "What is different",
    rule: "Watchtowers count 5",
  },
} as const;

const status = (page: Page) => page.locator(".head [role=status]");

/** Writes at the end of the file that is open, and waits until it is kept. */
async function write(page: Page, text: string, language: Language = "en"): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(text);
  await expect(status(page)).toHaveText(words[language].kept);
}

/** Lets the projects in the browser's storage come only when the function that is returned is called. */
async function holdProjects(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    Reflect.set(globalThis, "letProjectsCome", resolve);
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...range) {
      const request = getAll.apply(this, range);
      Object.defineProperty(request, "onsuccess", {
        set: (done: () => void) =>
          request.addEventListener("success", () => void promise.then(done)),
      });
      return request;
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "letProjectsCome")());
}

test("nothing can be written before the last project is open, and be lost with the one before it", async ({
  page,
}) => {
  await page.goto("/en/playground/own/#new");
  await write(page, "// written last");
  await page.goto("about:blank");
  const letCome = await holdProjects(page);
  await page.goto("/en/playground/own/");
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".write pre")).toBeVisible();
  await expect(page.locator(".cm-content")).toHaveCount(0);

  await letCome();
  await expect(page.locator(".cm-content")).toBeVisible();
  expect(await writtenIn(page)).toContain("// written last");
});

for (const language of ["de", "en"] as const) {
  const say = words[language];

  test(`every way to begin is a link, without script (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await preferCode(page);
    await page.goto(`/${language}/`);
    await page.locator(`footer a[href="/${language}/playground/"]`).click();

    await expect(page.getByRole("link", { name: say.begin, exact: true })).toHaveAttribute(
      "href",
      `/${language}/playground/burgundy/#new`,
    );
    await expect(page.getByRole("link", { name: say.rule })).toHaveAttribute(
      "href",
      `/${language}/playground/burgundy/#gallery=watchtowerFive`,
    );
    expect(await page.locator('a[href*="#gallery="]').count()).toBeGreaterThan(12);
    await context.close();
  });
}

test("works are kept and looked after by keyboard alone", async ({ page }) => {
  await preferCode(page);
  await page.goto("/de/playground/");
  await page.getByRole("link", { name: words.de.begin, exact: true }).press("Enter");
  await expect(editorOf(page)).toBeVisible();
  await editorOf(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("// eins");
  await expect(status(page)).toHaveText(words.de.kept);
  await page.reload();
  await expect.poll(() => writtenIn(page)).toContain("// eins");

  await preferCode(page);
  await page.goto("/de/playground/");
  const entry = page.locator(".works li");
  await expect(entry).toHaveCount(1);
  await entry.getByRole("button", { name: words.de.rename }).press("Enter");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Stille");
  await page.keyboard.press("Enter");
  await expect(entry.getByRole("link")).toHaveText("Stille");
  await entry.getByRole("button", { name: words.de.duplicate }).press("Enter");
  await expect(entry).toHaveCount(2);
  await entry.first().getByRole("button", { name: words.de.remove }).press("Enter");
  await expect(entry).toHaveCount(1);
  await page.getByRole("button", { name: words.de.undo }).press("Enter");
  await expect(entry).toHaveCount(2);
  await entry.getByRole("link", { name: "Stille", exact: true }).press("Enter");
  await expect.poll(() => writtenIn(page)).toContain("// eins");
});

test("a link opens a copy elsewhere, versions are kept, a booklet is printed", async ({
  page,
  browser,
}) => {
  await preferCode(page);
  await page.goto("/en/playground/burgundy/#gallery=watchtowerFive");
  await expect(page.locator(".head .name")).toHaveText(words.en.rule);
  await write(page, "// mehr", "en");
  await openKeeping(page, words.en.keep);
  await page.locator(".share button").click();
  const link = await page.locator(".share input").inputValue();
  expect(link).toMatch(/#v1\?base=burgundy&rules=\w+&work=/);

  await test.step("versions are compared, gone back to, deleted and brought back", async () => {
    await page.locator(".versions input").fill("first");
    await page.locator(".versions input").press("Enter");
    await expect(page.locator(".versions li")).toHaveCount(1);
    await write(page, "// and more");

    await page.getByRole("button", { name: "Differences from now: first" }).click();
    await expect(page.locator(".versions .added")).toContainText("// and more");
    await page.getByRole("button", { name: "Back to this version: first" }).click();
    await expect.poll(() => writtenIn(page)).not.toContain("// and more");
    await expect(page.locator(".versions li")).toHaveCount(2);
    await page.getByRole("button", { name: "Delete: first", exact: true }).click();
    await expect(page.locator(".versions li")).toHaveCount(1);
    await page.locator(".versions").getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".versions li")).toHaveCount(2);
    await page.reload();
    await openKeeping(page, "Keep");
    await expect(page.locator(".versions li")).toHaveCount(2);
  });

  await page.getByRole("button", { name: words.en.booklet }).click();
  const booklet = page.locator(".own-booklet");
  await expect(booklet).toContainText(words.en.changes);
  await expect(booklet.locator(".change")).toContainText("5");
  await expect(booklet.locator(".example .picture svg").first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: "print" });
  await expect(booklet).toBeVisible();
  for (const hidden of [".write", ".head", ".share", "body > footer", "body > header"])
    await expect(page.locator(hidden)).toBeHidden();

  const other = await browser.newContext();
  const fresh = await other.newPage();
  await preferCode(fresh);
  await fresh.goto(link);
  await expect(fresh.getByRole("dialog")).toContainText("watchtower-five.regel");
  expect(await workshopThreads(fresh)).toBe(0);
  await fresh.getByRole("dialog").locator("summary").press("Enter");
  await expect(fresh.getByRole("dialog").locator("pre")).toContainText("// mehr");
  expect(await faults(fresh)).toEqual([]);
  await fresh.getByRole("button", { name: words.en.open }).press("Enter");
  await expect.poll(() => writtenIn(fresh)).toContain("// mehr");
  await expect(status(fresh)).toHaveText(words.en.kept);
  expect(fresh.url()).toContain("#work=");
  await other.close();
});

test("a game of one's own is printed with its board, its pieces and its examples", async ({
  page,
}) => {
  await page.goto("/en/playground/own/");
  await expect.poll(() => writtenIn(page)).toContain("game");
  await editorOf(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(await readFile("rules/classics/tic-tac-toe.regel", "utf8"));
  await expect.poll(() => writtenIn(page)).toContain("Tic-tac-toe");
  await openKeeping(page, words.en.keep);
  await page.getByRole("button", { name: words.en.booklet }).click();

  const booklet = page.locator(".own-booklet");
  await expect(booklet.getByRole("img", { name: "squares" })).toBeVisible();
  for (const player of [1, 2])
    await expect(
      booklet.getByRole("img", { name: `Stones for player ${player} × 5` }).locator("svg"),
    ).toHaveCount(5);
  // The position before Anna's winning move: two stones each.
  const [example] = await booklet.locator(".example .boards").all();
  await expect(example?.locator(".seat-0, .seat-1") ?? booklet).toHaveCount(4);
  expect(await faults(page)).toEqual([]);
});

test("two windows with the same work keep both, and say so", async ({ page, context }) => {
  await page.goto("/en/playground/own/#new");
  await write(page, "// here");
  const second = await context.newPage();
  await second.goto(page.url());
  await expect.poll(() => writtenIn(second)).toContain("// here");
  await write(page, " one");
  await write(second, " two");

  await expect(
    second.getByRole("alert").filter({ hasText: "changed in another window" }),
  ).toBeVisible();
  await page.goto("/en/playground/");
  await expect(page.locator(".works li a")).toHaveText(["My game (2)", "My game"]);
});

test("a browser that keeps nothing says so and hands the work over", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await page.goto("/en/playground/own/#new");
  await editorOf(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("// mine");
  await expect(page.getByRole("alert").filter({ hasText: "saves nothing here" })).toBeVisible();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the work" }).click();
  const file = await (await waiting).path();

  expect(await readFile(file, "utf8")).toContain("// mine");
});

test("files go out as an archive and come in again", async ({ page }) => {
  await preferCode(page);
  await page.goto("/en/playground/burgundy/#new");
  await write(page, "// mine");
  await openKeeping(page, "Keep");
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: /archive \(zip\)/ }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("my-house-rule.zip");
  const path = await download.path();

  await page.goto("/en/playground/");
  const picker = page.locator(".import input[type=file]").first();
  await chooseFiles(picker, {
    name: "archive.zip",
    mimeType: "application/zip",
    buffer: await readFile(path),
  });
  await expect(page.getByRole("dialog")).toContainText("// mine");
  await page.getByRole("button", { name: "Take in" }).click();
  await expect(page.locator(".works li")).toHaveCount(2);
  await expect(page.locator(".works [role=status]").first()).toContainText("my-house-rule");
  await test.step("a variant of a shipped variant comes in with the game of that one", async () => {
    const rules = 'variant busierHands of busyHands { de "Noch mehr" en "Even more" }\n';
    const buffer = Buffer.from(rules);
    await chooseFiles(picker, { name: "busier.regel", mimeType: "text/plain", buffer });
    await expect(page.getByRole("dialog")).toContainText("of busyHands");
    await page.getByRole("button", { name: "Take in" }).click();
    await expect(page.getByRole("link", { name: /busier|Even more/ })).toHaveAttribute(
      "href",
      /^\/en\/playground\/burgundy\/#work=/,
    );
  });
  await test.step("the start page has nothing that axe minds", async () => {
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
  await page.getByRole("link", { name: "my-house-rule" }).click();
  await expect.poll(() => writtenIn(page)).toContain("// mine");
});
