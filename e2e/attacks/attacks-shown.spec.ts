// Hostile texts, shown wherever a page shows texts of others: each is text there, nothing of it runs,
// and nothing is fetched. One page goes through many places, for a new one takes as long as a visit.

import { expect, type Locator, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { packing } from "../../src/components/playground/projects/project-link.ts";
import { gameOfMarkup, scripts, shownImage } from "../../tests/attacks/rules.ts";
import { chooseFiles, editorOf, openKeeping, writtenIn } from "../support.ts";
import { test } from "../test.ts";
import { expectUnharmed, watch } from "./hostile.ts";

/** Marks that nobody sees, and that change what is seen. */
const unseen = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const path = "rules/own/game.regel";
const names = [
  ...[scripts[0], scripts[2], scripts[3], "javascript:globalThis.ran=true", "__proto__"],
  ...["\u202Egnp.elbissop\u202C\u0007\u001b[2J", "x".repeat(100_000), `"><b id=x>`],
] as const;

async function openGame(page: Page, text: string, name = shownImage): Promise<void> {
  const work = await packing.pack(JSON.stringify({ name, files: [[path, text]] }));
  await page.goto("about:blank");
  await page.goto(`/en/playground/own/#v1?rules=x&work=${work}`);
  await page.getByRole("button", { name: "Open as a copy" }).click();
}

/** As from the clipboard; typing so much would take the browser minutes. */
async function paste(page: Page, text: string): Promise<void> {
  await editorOf(page).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const cancelable = { bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...cancelable }));
  }, text);
}

/** The markup is there as text, and the page has run nothing. */
async function expectText(page: Page, place: Locator): Promise<void> {
  await expect(place).toContainText("<img src=x onerror=");
  await expectUnharmed(page);
  expect(await place.locator("img:not(.cm-widgetBuffer), script, b#x").count()).toBe(0);
}

test("every panel of the workshop shows markup in rules as text", async ({ page }) => {
  const seen = watch(page);
  await openGame(page, gameOfMarkup());
  const see = page.locator("section.see");
  const turnTo = (name: string) => page.getByRole("tab", { name, exact: true }).click();

  await test.step("the table, its hints, its answers and its course", async () => {
    await page.locator(".see form button[type=submit]").click();
    await expect(page.locator(".decision h2")).toBeVisible();
    await expectText(page, page.locator(".decision"));
    await page.locator(`.see [data-thing^="i:"]`).first().hover();
    await expectText(page, page.locator(".hint"));
    await page.locator(`.see [data-thing^="i:"]`).first().click({ button: "right" });
    await expectText(page, page.locator(".card[role=dialog]"));
    await page.keyboard.press("Escape");
    await page.locator(".see [data-mark=possible]").first().press("Enter");
    await page.locator(".course summary").click();
    await expectText(page, page.locator(".course"));
  });
  await test.step("in words, and its search", async () => {
    await turnTo("In words");
    const search = page.locator(".words input[type=search]");
    await expect(search).toBeAttached();
    if (!(await search.isVisible())) await page.locator(".words summary").last().click();
    await expectText(page, see);
    await search.fill("<img");
    await expectText(page, page.locator(".words"));
  });
  await test.step("examples and their positions", async () => {
    await turnTo("Examples");
    const own = page.locator(".examples ul").first().locator("> li");
    await expectText(page, own);
    await own.locator("[aria-controls]").click();
    await own.getByRole("button", { name: "Next move" }).click();
    await expectText(page, own);
  });
  await test.step("forms", async () => {
    await turnTo("Form");
    await expect(see.locator("input[type=search]")).toBeVisible();
    await expect(see.getByText("onerror=").first()).toBeAttached();
    await expectUnharmed(page);
  });
  await test.step("figures of many games", async () => {
    await turnTo("Try it");
    await see.locator("form button[type=submit]").click();
    await expect(see).toContainText("onerror=");
    await expectUnharmed(page);
  });
  await test.step("what a word in the editor means", async () => {
    await editorOf(page).focus();
    await page.keyboard.press("Control+Home");
    await page.locator(".cm-line", { hasText: "counter sticks" }).getByText("sticks").hover();
    await expectText(page, page.locator(".cm-lsp-documentation").first());
    await page.keyboard.press("Escape");
  });
  expect(seen).toEqual([]);
});

test("names of works, versions and files are one line of text, also on paper", async ({ page }) => {
  const seen = watch(page);
  await openGame(page, gameOfMarkup(), `${shownImage}\u202E\u0007`);
  await openKeeping(page, "Keep");
  await test.step("versions and what they change", async () => {
    for (const name of names.slice(0, 6)) {
      await page.locator(".versions input").fill(name);
      await page.locator(".versions form button").click();
    }
    await expect(page.locator(".versions li")).toHaveCount(6);
    const shown = await page.locator(".versions li strong").allTextContents();
    expect(shown.filter((name) => unseen.test(name) || name.length > 80)).toEqual([]);
    await page.locator(".versions li button").first().click();
    await expectText(page, page.locator(".versions"));
  });
  await test.step("files out of an archive", async () => {
    const files = Object.fromEntries(
      names.map((name, at) => [`${at}/${name.slice(0, 60_000)}.regel`, strToU8(`// ${at}\n`)]),
    );
    const other = { "<img src=x onerror=alert(1)>.html": strToU8("<script>alert(1)</script>") };
    await chooseFiles(page.locator(".exchange input[type=file]").first(), {
      name: "<img src=x onerror=alert(1)>.zip",
      mimeType: "application/zip",
      buffer: Buffer.from(zipSync({ ...files, ...other })),
    });
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expectUnharmed(page);
    expect((await dialog.textContent())?.length).toBeLessThan(5000);
    await dialog
      .getByRole("button", { name: /^Take|^Import|^Open/ })
      .first()
      .click();
    await expect(page.locator(".exchange [role=status]")).toContainText("onerror=");
    const tabs = await page.locator(".write [role=tab]").allTextContents();
    expect(tabs.length).toBeGreaterThan(3);
    expect(tabs.filter((name) => unseen.test(name) || name.length > 100)).toEqual([]);
    await expectUnharmed(page);
    await page.locator(".exchange [role=status] button").click();
  });
  await test.step("the booklet, on the screen and on paper", async () => {
    await page.getByRole("button", { name: "Look at the booklet" }).click();
    const booklet = page.locator(".own-booklet");
    await expectText(page, booklet);
    await page.emulateMedia({ media: "print" });
    await expectText(page, booklet);
    expect(await booklet.locator("h2").textContent()).not.toMatch(unseen);
    await page.emulateMedia({ media: null });
  });
  expect(seen).toEqual([]);
});

test("works that were changed in the browser's store are harmless, or left out", async ({
  page,
}) => {
  const seen = watch(page);
  await openGame(page, gameOfMarkup());
  await expect(page.locator(".head [role=status]")).toHaveText("Saved in this browser");
  await page.goto("/en/");
  await page.evaluate(async (names) => {
    const store = await new Promise<IDBObjectStore>((resolve) => {
      const opened = indexedDB.open("regelwerk-playground");
      opened.onsuccess = () =>
        resolve(opened.result.transaction("works", "readwrite").objectStore("works"));
    });
    const files = [{ path: "rules/own/game.regel", text: "game {" }];
    const work = (id: string, name: unknown) => {
      return { id, project: { name, files }, at: Date.now(), turn: 1, versions: [] };
    };
    for (const [at, name] of names.entries()) store.put(work(`w${at}`, name), `w${at}`);
    store.put({ ...work("time", "time"), at: "never" }, "time");
    store.put({ ...work("<img src=x>", "id") }, "id");
    store.put({ id: "none", project: null }, "none");
    store.put("no work at all", "text");
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
  }, names);
  await page.goto("/en/playground/");
  await expect(page.locator(".works li")).toHaveCount(names.length + 1);
  const shown = await page.locator(".works li").allTextContents();
  expect(shown.filter((text) => unseen.test(text) || text.length > 300)).toEqual([]);
  await expectText(page, page.locator(".works"));

  await page.goto("/en/playground/own/#work=w5");
  await expect.poll(() => writtenIn(page)).toContain("game {");
  await expect(page.locator(".head .name")).toHaveText("gnp.elbissop[2J");
  await page.goto("about:blank");
  await page.goto("/en/playground/own/#work=none");
  await expect(page.getByRole("alert").first()).toContainText("not, or no longer");
  await expectUnharmed(page);
  expect(seen).toEqual([]);
});

test("rules over 500 kB are refused in a sentence, and the editor goes on", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/en/playground/own/#new");
  await editorOf(page).click();
  await page.keyboard.press("Control+Home");
  await paste(page, `// ${"x".repeat(97)}\n`.repeat(20_000));
  const problems = page.locator(".problems");
  await expect(problems).toContainText("This file is too large: a file of rules may have 500 kB");
  await expect(problems.locator("li")).toHaveCount(1);
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("// still");
  await expect.poll(async () => (await writtenIn(page)).startsWith("// still")).toBe(true);
  await expect(page.locator(".head [role=status]")).toHaveText("Saved in this browser");

  await page.keyboard.press("Control+a");
  await paste(page, gameOfMarkup());
  await expect(problems).not.toContainText("too large");
  await openKeeping(page, "Keep");
  const picked = { mimeType: "text/plain", buffer: Buffer.alloc(500_001, "x") };
  const input = page.locator(".exchange input[type=file]").first();
  await chooseFiles(input, { name: "large.regel", ...picked });
  await expect(page.locator(".exchange [role=status]")).toContainText(
    "too large; a file of rules may have 500 kB at most",
  );
  expect((await writtenIn(page)).length).toBe(gameOfMarkup().length);
  expect(seen).toEqual([]);
});

test("a search for markup finds text, and says in text that there is nothing", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/en/");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("combobox");
  for (const words of names) {
    await field.fill(words);
    await expect(dialog.getByRole("status")).toHaveText(/\S/);
    await expectUnharmed(page);
    expect(await dialog.locator("img, script, b#x").count()).toBe(0);
  }
  // What is written about markup in the site's own pages is found as text.
  await field.fill("bank");
  const found = dialog.getByRole("option");
  await expect(found.first()).toBeVisible();
  // Longer than any word that could be found, and answered all the same.
  await field.fill("x".repeat(100_000));
  await expect(found).toHaveCount(0);
  await expect(dialog.getByRole("status")).toHaveText(/\S/);
  expect(seen).toEqual([]);
});

test("a comparison shows markup in a house rule's texts as text", async ({ page }) => {
  const seen = watch(page);
  const rule = `variant mine of burgundy {
  de "${shownImage}" en "${shownImage}"
  change price from 2 to 3
}
`;
  const own = await packing.pack(rule);
  await page.goto(`/en/compare/burgundy/#v1?b=*&own=${own}`);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.locator(".compare .progress")).toHaveCount(0);
  await expectText(page, page.locator(".compare"));
  expect(seen).toEqual([]);
});
