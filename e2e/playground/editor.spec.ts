// The editor of the rules workshop: what the language server knows, in the page and by keyboard.
import { expect, type Page } from "@playwright/test";
import { responseTimeoutMs } from "../../src/worker/language-server/server-client.ts";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { holdScripts, preferCode, sharedPage } from "../support.ts";
import { test } from "../test.ts";

const text = (page: Page) => page.locator(".cm-content");
const reports = (page: Page) => page.getByRole("region", { name: "Reports" });

/** Opens the workshop and waits until the language server watches. */
async function open(page: Page, path = "/en/playground/burgundy/"): Promise<void> {
  await preferCode(page);
  await page.goto(path);
  await expect(text(page)).toBeVisible();
  const status = page.locator(".problems [role=status]");
  await expect(status).toContainText(/\S/);
  await expect(status).not.toContainText(/loading|geladen/);
}

/** Leads back to the author's own file, for the next test on the same page. */
async function beginAgain(page: Page): Promise<Page> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.move(0, 0);
  await page.getByRole("tab", { name: "my-house-rule.regel" }).click();
  return page;
}

/** Unfolds the tools for the text, as far as they are not. */
async function openTools(page: Page): Promise<void> {
  const tidyUp = page.getByRole("button", { name: "Tidy up" });
  if (!(await tidyUp.isVisible())) await page.getByText("Tools for the text").click();
}

/** Writes all of the file anew, as pasted: nothing is closed or indented along the way. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(words);
}

/** Puts the cursor behind so many letters of a line, counted from 1. */
async function goBehind(page: Page, line: number, column: number): Promise<void> {
  await text(page).focus();
  await page.keyboard.press("Control+Home");
  for (let at = 1; at < line; at += 1) await page.keyboard.press("ArrowDown");
  for (let at = 0; at < column; at += 1) await page.keyboard.press("ArrowRight");
}

const variant = (change: string, rest = "") => `variant mine of burgundy {
  de "Meins" en "Mine"
  ${change}
${rest}}
`;

test.describe("on one page", () => {
  const shared = sharedPage((page) => open(page));

  test("a mistake is reported with its place and its page, a remedy mends it", async () => {
    const page = await beginAgain(shared());
    await write(page, variant("change pipsPerWorkr from 1 to 2"));
    const report = reports(page).getByRole("listitem").first();
    await expect(report).toContainText("line 3");
    await expect(report.locator(".message code").first()).toHaveText("pipsPerWorkr");
    await expect(page.locator(".cm-lintRange-error").first()).toBeVisible();
    await expect(report.getByRole("link")).toHaveAttribute("href", /^\/en\/codes\/[\w-]+\/$/);

    await report.getByRole("button", { name: /line 3/ }).click();
    await expect(text(page)).toBeFocused();
    await report.getByRole("button", { name: /pipsPerWorker/ }).click();
    await expect(text(page)).toContainText("change pipsPerWorker from 1 to 2");
    await expect(page.locator(".problems .error")).toHaveCount(0);
    // The remedy is one step, which can be taken back.
    await text(page).focus();
    await page.keyboard.press("Control+z");
    await expect(text(page)).toContainText("pipsPerWorkr");
  });

  test("what may come next is offered", async () => {
    const page = await beginAgain(shared());
    await write(page, variant("change pips"));
    await goBehind(page, 3, "  change pips".length);
    await page.keyboard.press("Control+Space");
    const offered = page.getByRole("listbox", { name: "Completions" });
    await expect(offered.getByRole("option", { name: /pipsPerWorker/ }).first()).toBeVisible();
    // For a moment keys are still taken for writing.
    await page.waitForTimeout(300);
    await page.keyboard.press("Enter");
    await expect(text(page)).toContainText("change pipsPerWorker");
  });

  test("a name is explained where the pointer rests and at the cursor", async () => {
    const page = await beginAgain(shared());
    await write(page, variant("change pipsPerWorker from 1 to 2"));
    const shown = page.locator(".cm-lsp-documentation");
    // What is drawn anew under the pointer is asked about when that moves again.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.locator(".cm-line", { hasText: "change" }).getByText("pipsPerWorker").hover();
      await expect(shown).toContainText("pipsPerWorker", { timeout: 2000 });
    }).toPass();
    await page.mouse.move(0, 0);
    await goBehind(page, 3, "  change pi".length);
    await page.keyboard.press("Control+i");
    await expect(page.locator(".cm-lsp-documentation")).toContainText("pipsPerWorker");
    await page.keyboard.press("Escape");
    await expect(page.locator(".cm-lsp-documentation")).toHaveCount(0);
  });

  test("the text is tidied up", async () => {
    const page = await beginAgain(shared());
    await write(
      page,
      variant("change   pipsPerWorker   from 1   to 2").replace("  de", "      de"),
    );
    await expect(reports(page).getByRole("status")).not.toContainText("error");
    await openTools(page);
    await page.getByRole("button", { name: "Tidy up" }).click();
    await expect(text(page)).toContainText("change pipsPerWorker from 1 to 2");
  });

  test("explanations hold no elements of strangers", async () => {
    const page = await beginAgain(shared());
    const hostile = '<img src=x onerror=\\"document.title=1\\"><b>bold</b>';
    await write(
      page,
      variant(
        `add reason odd { de "${hostile}" en "${hostile}" }`,
        '  add look odd { icon "x" }\n',
      ),
    );
    await goBehind(page, 3, "  add reason o".length);
    await page.keyboard.press("Control+i");
    const shown = page.locator(".cm-lsp-documentation");
    await expect(shown).toContainText("odd");
    await expect(shown.locator("img, b")).toHaveCount(0);
  });

  test("all of it by keyboard, and Tab leaves the text", async () => {
    const page = await beginAgain(shared());
    const tab = page.getByRole("tab", { name: "my-house-rule.regel" });
    await tab.focus();
    const order: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press("Tab");
      const here = await page.evaluate(() => document.activeElement?.className ?? "");
      order.push(here);
      if (here.includes("cm-content")) break;
    }
    expect(order.at(-1)).toContain("cm-content");
    await page.keyboard.press("Tab");
    await expect(text(page)).not.toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(text(page)).toBeFocused();
  });

  test("a declaration in the game is shown, to be read only", async () => {
    const page = await beginAgain(shared());
    await write(page, variant("change pipsPerWorker from 1 to 2"));
    await goBehind(page, 3, "  change pi".length);
    const tab = page.getByRole("tab", { selected: true });
    await page.keyboard.press("F12");
    await expect(tab.filter({ hasText: "read only" })).toBeVisible();
    await expect(text(page)).toContainText("pipsPerWorker");
    const before = await text(page).textContent();
    await page.keyboard.type("x");
    await expect(text(page)).toHaveText(before ?? "");
    await page.getByRole("button", { name: /^Close / }).click();
    await expect(text(page)).toContainText("variant mine");
  });

  test("files of any game are found by what stands in them, and read", async () => {
    const page = await beginAgain(shared());
    await page.getByRole("button", { name: "Read the rules of any game" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Find files")).toBeFocused();
    await page.keyboard.type("variant guildHall");
    await expect(dialog.getByRole("status")).toHaveText("1 file");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { name: /guild-hall/, selected: true })).toContainText(
      "read only",
    );

    // A file of another game, with all that there is to know about it, and nothing to complain of.
    await page.getByRole("button", { name: "Read the rules of any game" }).click();
    await expect(dialog.getByLabel("Find files")).toBeFocused();
    await page.keyboard.insertText("pig");
    await expect(dialog.getByRole("heading", { level: 3 }).first()).toHaveText(/^Pig/);
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("button", { name: "classics/pig.regel" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("tab", { name: /pig/, selected: true })).toContainText("read only");
    await expect(text(page)).toContainText("game pig");
    await expect(text(page).locator(".cm-regel-declared").first()).toBeVisible();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await page.locator(".cm-line", { hasText: "game pig" }).getByText("pig").hover();
      await expect(page.locator(".cm-lsp-documentation")).toContainText("pig", { timeout: 2000 });
    }).toPass();
    await expect(reports(page)).not.toContainText("pig.regel");

    // One's own rules are watched as before, and the tab closes as any other.
    await page.getByRole("tab", { name: "my-house-rule.regel" }).click();
    await write(page, variant("change pipsPerWorkr from 1 to 2"));
    await expect(page.locator(".problems .error")).toHaveCount(1);
    await page.getByRole("tab", { name: /pig/ }).click();
    await page.getByRole("button", { name: "Close pig.regel" }).click();
    await expect(page.getByRole("tab", { name: /pig/ })).toHaveCount(0);
  });

  test(`axe finds nothing about the editor, which fits a phone`, async () => {
    const page = await beginAgain(shared());
    await page.setViewportSize({ width: 390, height: 844 });
    await write(page, variant("change pipsPerWorkr from 1 to 2"));
    await expect(page.locator(".problems .error").first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });

  test("values and names of parameters stand between the words, until nobody wants them", async () => {
    const page = await beginAgain(shared());
    const change = page.locator(".cm-line", { hasText: "change pipsPerWorker" });
    await write(page, variant("change pipsPerWorker to 2"));
    await expect(change.locator(".cm-inlay")).toHaveAttribute("data-words", " was 1");
    // They are no part of the text, neither for those who copy it nor for those who hear it.
    await expect(text(page)).toHaveText(/change pipsPerWorker to 2/);
    await expect(change.locator(".cm-inlay")).toHaveAttribute("aria-hidden", "true");

    await openTools(page);
    const values = page.getByRole("button", { name: "Values in the text" });
    await expect(values).toHaveAttribute("aria-pressed", "true");
    await values.press("Enter");
    await expect(page.locator(".cm-inlay")).toHaveCount(0);
    await page.reload();
    await openTools(page);
    await expect(values).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator(".problems [role=status]")).not.toContainText("loading");
    await expect(page.locator('[class*="cm-regel-"]').first()).toBeVisible();
    await expect(page.locator(".cm-inlay")).toHaveCount(0);
    await values.press("Enter");
    await expect(change.locator(".cm-inlay")).toHaveCount(1);
  });

  test("a name gets another one in both files of one's own", async () => {
    const page = await beginAgain(shared());
    await write(page, variant("add value spare = 2"));
    await page.getByRole("button", { name: "New file" }).click();
    await page.getByLabel("Name of the file").fill("More");
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await expect(page.getByRole("tab", { name: "more.regel", selected: true })).toBeVisible();
    await write(
      page,
      'variant more of mine {\n  de "Mehr" en "More"\n  change spare from 2 to 3\n}\n',
    );
    await expect(page.locator(".problems .error")).toHaveCount(0);
    await goBehind(page, 3, "  change sp".length);
    await page.keyboard.press("F2");
    await page.locator(".cm-lsp-rename-panel [name=name]").fill("extra");
    await page.keyboard.press("Enter");
    await expect(text(page)).toContainText("change extra from 2");
    await page.getByRole("tab", { name: "my-house-rule.regel" }).click();
    await expect(text(page)).toContainText("add value extra = 2");
  });
});

test.describe("with a game of one's own, in German", () => {
  const shared = sharedPage((page) => open(page, "/de/playground/own/"));

  test("beside a game of one's own, all games of the project can be read", async () => {
    const page = shared();
    await page.getByRole("button", { name: "Regeln aller Spiele ansehen" }).click();
    const dialog = page.getByRole("dialog");
    const games = dialog.getByRole("heading", { level: 3 });
    await expect.poll(() => games.count()).toBeGreaterThanOrEqual(7);
    const names = ["burgundy", "burgundy-dice", "classics/tic-tac-toe", "white-castle"];
    for (const name of names) await expect(games.getByText(name, { exact: true })).toHaveCount(1);
    expect(await faults(page)).toEqual([]);
    await dialog.getByLabel("Dateien finden").fill("guild-hall");
    await dialog.getByRole("button", { name: /guild-hall/ }).click();
    await expect(text(page)).toContainText("variant guildHall of burgundy");
    await expect(page.locator(".problems [role=status]")).toContainText("Alles in Ordnung.");
  });

  test("the tick of an example follows the numbers", async () => {
    const page = shared();
    await page.getByRole("tab", { name: "game.regel", exact: true }).click();
    // The margin is drawn for the lines in sight.
    await text(page).focus();
    await page.keyboard.press("Control+End");
    const passed = page.locator(".cm-tick[title='✓ bestanden']");
    await expect(passed).toHaveCount(2);
    await page.locator(".cm-line", { hasText: "table { sticks 2 }" }).click();
    await page.keyboard.press("End");
    for (let step = 0; step < " }".length; step += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("0");
    await expect(page.locator(".cm-tick-failed[title^='✗ nicht bestanden: ']")).toBeVisible();
    await page.keyboard.press("Backspace");
    await expect(passed).toHaveCount(2);
  });

  test("reports are in the language of the page", async () => {
    const page = shared();
    await write(page, "game mine { pipsPerWorkr }");
    const report = page.getByRole("region", { name: "Meldungen" }).getByRole("listitem").first();
    await expect(report.getByRole("link")).toHaveAttribute("href", /^\/de\/codes\//);
    await expect(report).toContainText("Fehler");
  });
});

/** What is loaded once the author can write, and the rules of the game. */
const later = { skills: /\/skills\.[^/]*\.js$/, rules: /\/_regel_burgundy_sources[^/]*\.js$/ };

test("what is typed right away is kept when the rest of the editor comes", async ({ page }) => {
  const release = await holdScripts(page, later.skills);
  await preferCode(page);
  await page.goto("/en/playground/burgundy/");
  await goBehind(page, 3, "  change pipsPerWork".length);
  await page.keyboard.press("Delete");
  await page.keyboard.press("Delete");
  await expect(text(page)).toContainText("change pipsPerWork from 1");
  await expect(reports(page).getByRole("status")).toContainText("loading");
  // The table follows already.
  await expect(page.locator(".head .faults")).toBeVisible();

  release();
  await expect(page.locator(".cm-lintRange-error").first()).toBeVisible();
  await expect(text(page)).toBeFocused();
  // The cursor is where it was, and so is what can be taken back.
  await page.keyboard.type("er");
  await expect(text(page)).toContainText("change pipsPerWorker from 1");
  await expect(page.locator(".problems .error")).toHaveCount(0);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+z");
  await expect(text(page)).toContainText("change pipsPerWorker from 1");
});

test("a word that is being put together survives the arrival of the rest", async ({ page }) => {
  const release = await holdScripts(page, later.skills);
  await preferCode(page);
  await page.goto("/en/playground/burgundy/");
  await goBehind(page, 3, 2);
  const input = await page.context().newCDPSession(page);
  await input.send("Input.imeSetComposition", { text: "か", selectionStart: 1, selectionEnd: 1 });
  release();
  await expect(page.locator('[class*="cm-regel-"]').first()).toBeVisible();
  await input.send("Input.imeSetComposition", { text: "かん", selectionStart: 2, selectionEnd: 2 });
  await input.send("Input.insertText", { text: "漢" });
  await expect(text(page)).toContainText("漢change pipsPerWorker");
});

for (const [part, files] of Object.entries(later)) {
  test(`keys pressed at once wait for the ${part}`, async ({ page }) => {
    const release = await holdScripts(page, files);
    await preferCode(page);
    await page.goto("/en/playground/burgundy/");
    await goBehind(page, 3, "  change pi".length);
    await page.keyboard.press("F12");
    const shown = page.locator(".write").getByRole("tab", { selected: true });
    await expect(shown).toContainText("my-house-rule.regel");
    release();
    await expect(shown).toContainText("read only");
    await expect(page.locator(".cm-lsp-message-error")).toHaveCount(0);
  });
}

for (const keys of [
  { F2: ".cm-lsp-rename-panel [name=name]" },
  { "Control+Space": ".cm-tooltip-autocomplete", "Control+i": ".cm-lsp-documentation" },
]) {
  const named = Object.keys(keys).join(" and ");
  test(`${named}: what it stands for is opened, also when it is pressed too early`, async ({
    page,
  }) => {
    const release = await holdScripts(page, later.skills);
    await preferCode(page);
    await page.goto("/en/playground/burgundy/");
    await goBehind(page, 3, "  change pi".length);
    for (const key of Object.keys(keys)) await page.keyboard.press(key);
    release();
    for (const opens of Object.values(keys)) await expect(page.locator(opens)).toBeVisible();
  });
}

test("Control+f opens the search, also when it is pressed too early, and what is looked for can be typed before it is there", async ({
  page,
}) => {
  const release = await holdScripts(page, later.skills);
  await preferCode(page);
  await page.goto("/en/playground/burgundy/");
  await goBehind(page, 3, "  change pi".length);
  const before = await text(page).textContent();
  await page.keyboard.press("Control+f");
  await page.keyboard.type("Worker");
  expect(await text(page).textContent()).toBe(before);
  release();
  await expect(page.locator(".cm-search [name=search]")).toHaveValue("Worker");
  await expect(page.locator(".cm-searchMatch").first()).toBeVisible();
  await expect(text(page)).toContainText("change pipsPerWorker");
});

test("whoever has turned to something else is not called back by a key", async ({ page }) => {
  const release = await holdScripts(page, later.skills);
  await preferCode(page);
  await page.goto("/en/playground/burgundy/");
  await goBehind(page, 3, "  change pi".length);
  await page.keyboard.press("Control+f");
  const tab = page.getByRole("tab", { name: "my-house-rule.regel" });
  await tab.focus();
  release();
  await expect(page.locator('[class*="cm-regel-"]').first()).toBeVisible();
  await expect(tab).toBeFocused();
  await expect(page.locator(".cm-search")).toHaveCount(0);
});

test("a thread that no longer answers is ended, and the text goes on", async ({ page }) => {
  await page.addInitScript(() => {
    const Original = Worker;
    let isFirst = true;
    // The first language thread never answers a second time.
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (options?.name !== "language" || !isFirst) return;
        isFirst = false;
        const post = this.postMessage.bind(this);
        this.postMessage = (message: { readonly id?: unknown }) => {
          if (!String(message.id).startsWith("pulse")) post(message);
        };
      }
    };
  });
  await open(page, "/en/playground/own/");
  const told = page.getByRole("alert").filter({ hasText: `${responseTimeoutMs / 1000} seconds` });
  await expect(told).toBeVisible();
  await write(page, "game mine { pipsPerWorkr }");
  await expect(told).toHaveCount(0);
  await expect(page.locator(".problems .error").first()).toBeVisible();
});
