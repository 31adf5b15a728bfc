// Single things one does at the table: a mistake, taking back, saving, playing without a mouse.

import { expect, type Page } from "@playwright/test";
import {
  chooseFiles,
  leaveGame,
  loggedMove,
  openInMenu,
  openMore,
  playOnce,
  sharedPage,
  sitAsGiven,
  startGame,
} from "../support.ts";
import { test } from "../test.ts";

const game = { seed: 7, seats: ["human", "greedy"] } as const;

const reasons = { de: "Arbeiter", en: "worker" } as const;

async function open(page: Page, language: "de" | "en"): Promise<void> {
  page.on("dialog", (dialog) => dialog.accept());
  await startGame(page, { ...game, language });
}

/** Asks for a tile that cannot be taken: why is said at once, and by which rule on request. */
async function expectReason(page: Page, language: "de" | "en"): Promise<void> {
  await page.locator(".centre [data-thing^='i:']:not([data-mark])").first().click();

  const label = page.locator(".reason");
  await expect(label).toContainText(/\d/);
  await expect(label).toContainText(new RegExp(`${reasons[language]}|Silberling|silverling`, "i"));
  await label
    .getByRole("button", { name: language === "de" ? "Regel zeigen" : "Show the rule" })
    .click();
  await expect(label.locator(".rule .marked").first()).toContainText("needs");
  await page.keyboard.press("Escape");
  await expect(label).toHaveCount(0);
}

test.describe("at one table, in German", () => {
  const shared = sharedPage((page) => open(page, "de"));

  test("what is not possible is answered with the reason", () => expectReason(shared(), "de"));

  test("a die taken up marks its targets, and a click on one plays the move", async () => {
    const page = shared();
    const die = page.locator("[data-zone=dice] [aria-pressed]").first();
    await die.click();
    await expect(die).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(loggedMove)).toHaveCount(0);
    await page.locator(".centre [data-mark=target]").first().click();

    await expect(page.locator(loggedMove)).toHaveCount(1);
    await page.getByRole("button", { name: "Zurücknehmen" }).click();
    await expect(page.locator(loggedMove)).toHaveCount(0);
  });

  test("a turn can be played by keyboard alone", async () => {
    const page = shared();
    await page.locator("[data-zone=dice] [tabindex='0']").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-zone=dice] [aria-pressed=true]")).toHaveCount(1);
    await page.locator(".centre .ring [tabindex='0']").focus();
    const tour = ["Down", "Down", "Right", "Up", "Up", "Left"];
    for (let steps = 0; steps < 60; steps++) {
      const isTarget = await page.evaluate(
        () => document.activeElement?.getAttribute("data-mark") === "target",
      );
      if (isTarget) break;
      await page.keyboard.press(`Arrow${tour[steps % tour.length]}`);
    }
    await page.keyboard.press("Enter");
    await expect(page.locator(loggedMove)).toHaveCount(1);

    await page.keyboard.press("m");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Zurücknehmen" }).click();
    await expect(page.locator(loggedMove)).toHaveCount(0);
  });

  test("a game is saved and loaded again", async () => {
    const page = shared();
    await playOnce(page);
    await openInMenu(page, "Speichern und laden");
    await page.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(page.getByText("Gespeichert.")).toBeVisible();

    await page.getByRole("button", { name: "Neue Partie" }).click();
    await openMore(page);
    await page.locator(".setup").getByText("Speichern und laden").click();
    await page.getByRole("button", { name: "Laden", exact: true }).click();

    await expect(page.locator(loggedMove)).toHaveCount(1);
  });
});

test.describe("at one table, in English", () => {
  const shared = sharedPage((page) => open(page, "en"));

  test("what is not possible is answered with the reason", () => expectReason(shared(), "en"));

  test("what a tile does is shown from its rule", async () => {
    const page = shared();
    await page.locator(".centre [data-thing^='i:']").first().click({ button: "right" });
    await page.locator(".card summary").click();
    await expect(page.locator(".card [data-code] pre")).toContainText("piece");
    await page.keyboard.press("Escape");
  });

  test("a board has one tab stop, and arrows follow the hexes", async () => {
    const page = shared();
    const grid = page.locator(".own [role=grid]");
    await expect(grid.locator("[tabindex='0']")).toHaveCount(1);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

    await grid.locator("[aria-label^='D4']").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toMatch(/^D5/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toMatch(/^C[34]/);
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toMatch(/^B3/);
  });

  test("a move is taken back and played again", async () => {
    const page = shared();
    await playOnce(page);
    await expect(page.locator(loggedMove)).toHaveCount(1);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(loggedMove)).toHaveCount(0);
    await openInMenu(page, "Redo");
    await expect(page.locator(loggedMove)).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await expect(page.locator(loggedMove)).toHaveCount(0);
  });

  test("a record is downloaded and opened as a file", async () => {
    const page = shared();
    await playOnce(page);
    await openInMenu(page, "Save and load");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Record as a file" }).click();
    const path = await (await downloading).path();

    await page.getByRole("button", { name: "New game" }).click();
    await openMore(page);
    await page.locator(".setup").getByText("Save and load").click();
    await chooseFiles(page.locator(".setup .saves input[type=file]"), path);

    await expect(page.locator(loggedMove)).toHaveCount(1);
  });
});

test("a game in progress is there after a reload and in the other language", async ({ page }) => {
  await startGame(page, { ...game, language: "de" });
  await playOnce(page);
  await page.reload();
  await expect(page.locator(loggedMove)).toHaveCount(1);

  await openInMenu(page, "English");
  await expect(page).toHaveURL(/\/en\/play\//);
  await expect(page.locator(loggedMove)).toHaveCount(1);
});

test("lots are drawn for who begins, by the seed", async ({ page }) => {
  for (const round of ["first", "again"]) {
    await test.step(round, async () => {
      await page.goto("/de/play/burgundy/");
      if (round === "again") await leaveGame(page, "de");
      await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
      await openMore(page);
      await expect(page.locator(".lots input")).toBeChecked();
      await page.locator(".seat select").nth(1).selectOption("human");
      await page.locator(".seed input").fill("3");
      await page.locator(".setup button[type=submit]").click();

      await expect(page.locator(".beginner[role=status]")).toHaveText("Benno beginnt.");
      await expect(page.locator(".decision h2")).toContainText("Benno");
      expect(await seatsOfRecord(page, "de")).toEqual(["Benno human", "Anna human"]);
    });
  }

  await page.keyboard.press("Escape");
  await playOnce(page);
  await expect(page.locator(loggedMove)).toHaveCount(1);
  await expect(page.locator(".beginner")).toBeEmpty();
});

test("names and kinds are drawn together: an opponent begins, the person is shown large", async ({
  page,
}) => {
  await page.goto("/en/play/burgundy/");
  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
  await openMore(page);
  await page.locator(".seed input").fill("3");
  await page.locator(".setup button[type=submit]").click();

  await expect(page.locator(".beginner")).toHaveText("Clothilde begins.");
  await expect(page.locator(".own .owner b")).toHaveText("Anna");
  await expect(page.locator(".rivals .rival")).toHaveAccessibleName("Clothilde");
  expect(await seatsOfRecord(page, "en")).toEqual(["Clothilde greedy", "Anna human"]);
});

test("an advanced game asks for the estate and the first castle", async ({ page }) => {
  await page.goto("/de/play/burgundy/");
  await sitAsGiven(page);
  await page.locator("input[value=advanced]").check();
  await page.locator(".setup button[type=submit]").click();

  await page.locator(".own [data-option]").first().click();
  const spaces = page.locator(".own [role=gridcell][data-mark]");
  await expect(spaces).toHaveCount(4);
  await spaces.first().click();

  await expect(page.locator(".centre [data-mark]").first()).toBeVisible();
});

test("a part of a bar of points lists the moves that brought them, and all moves again", async ({
  page,
}) => {
  await startGame(page, { language: "en", seed: 7, seats: ["random", "random"] });
  await page.getByRole("button", { name: "To the table" }).click();
  const lines = page.locator(loggedMove);
  const all = await lines.count();
  const part = page.locator(".side .points .bar button").first();
  await part.click();

  await expect(part).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".share")).toContainText("Moves that brought Bertrand points for");
  await expect.poll(() => lines.count()).toBeLessThan(all);
  expect(await lines.count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "All moves" }).click();
  await expect(lines).toHaveCount(all);
});

/** The players of the record as it is downloaded, in their order. */
async function seatsOfRecord(page: Page, language: "de" | "en"): Promise<string[]> {
  const [saves, file] =
    language === "de"
      ? ["Speichern und laden", "Protokoll als Datei"]
      : ["Save and load", "Record as a file"];
  await openInMenu(page, saves);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: file }).click();
  const record = await (await (await downloading).createReadStream()).toArray();
  await page.keyboard.press("Escape");
  return [...record.join("").matchAll(/^player (.+)$/gm)].map(([, seat]) => seat ?? "");
}
