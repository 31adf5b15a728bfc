// Practice: mistakes of a reviewed match are played again, judged, and come back after days.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Mistake, restoreMistake } from "../../src/play/practice/mistake.ts";
import { startSession } from "../../src/play/session/session.ts";
import { gameOf } from "../../tests/support/rules-of.ts";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { test } from "../test.ts";

const words = {
  de: {
    goOn: "Letzte Partie fortsetzen",
    review: "Partie auswerten",
    learn: "Aus Fehlern lernen",
    hint: "Tipp",
    showMe: "Zeig mir den Zug",
    back: "Zurück",
    next: "Weiter",
    asShown: "Das ist der Zug.",
    repeated: "So hast du gespielt.",
    done: "Fertig für heute.",
    empty: "Heute ist nichts fällig.",
    lessons: "Zu den Lektionen",
  },
  en: {
    goOn: "Go on with the last game",
    review: "Review the game",
    learn: "Learn from mistakes",
    next: "Next",
    empty: "Nothing is due today.",
    lessons: "To the lessons",
  },
} as const;
type Language = keyof typeof words;

const praise = /richtig|gut|auch so geht/i;
const monday = new Date("2026-11-23T10:00:00");
const day = 24 * 60 * 60 * 1000;

/** A finished match in which a person chose at random. */
const record = readFileSync("tests/user-data/2026-11/burgundy-dice.txt", "utf8").replace(
  "player Player 1 random",
  "player Player 1 human",
);

test("a review that is cancelled keeps the mistakes it has found", async ({ page }) => {
  await reviewed(page, "en", async () => {
    await page.locator(".review li").first().waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
  });
  await expect(page.locator(".review")).toContainText("Cancelled");
  expect((await storedBook(page)).mistakes).not.toEqual([]);
});

test.describe("by another clock", () => {
  test.use({ ownBrowser: true });

  test("mistakes of a match are played again and return after days", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(monday);
    await reviewed(page, "de");
    const { mistakes: all, ...book } = await storedBook(page);
    await storeBook(page, { ...book, mistakes: byLoss(all).slice(0, 3) });
    await page.getByRole("link", { name: words.de.learn }).click();
    await expect(page.locator(".segments span")).toHaveCount(3);

    await test.step("what was played is told after it was tried again, without praise", async () => {
      const [mistake] = await storedMistakes(page);
      await expect(page.locator(".player")).not.toContainText("In der Partie");
      await playMove(page, mistake, "chosen");
      const verdict = page.locator("[data-verdict=costs]");
      await expect(verdict).toContainText(words.de.repeated);
      expect(await verdict.innerText()).not.toMatch(praise);
      await expect(next(page, "de")).toBeDisabled();
      expect(await faults(page)).toEqual([]);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: words.de.back, exact: true }).click();
      await expect(verdict).toHaveCount(0);
    });

    await test.step("the better move is right, and the way on has the focus", async () => {
      const [mistake] = await storedMistakes(page);
      await playMove(page, mistake, "better");
      await expect(page.locator("[data-verdict=right]")).toBeVisible();
      await expect(next(page, "de")).toBeFocused();
      await page.keyboard.press("Enter");
    });

    await test.step("a move that was shown gets no praise", async () => {
      await page.getByRole("button", { name: words.de.hint, exact: true }).click();
      await page.getByRole("button", { name: words.de.showMe }).click();
      await expect(page.locator(".advised").first()).toBeVisible();
      const [, second] = await storedMistakes(page);
      await playMove(page, second, "better");
      const verdict = page.locator("[data-verdict=right]");
      await expect(verdict).toContainText(words.de.asShown);
      expect(await verdict.innerText()).not.toMatch(praise);
      await next(page, "de").click();
    });

    await test.step("each returns on its day, what was shown first", async () => {
      const { mistakes, schedules } = await storedBook(page);
      const [first, second] = byLoss(mistakes);
      const dueOf = (id = "") => schedules[id]?.due ?? 0;
      expect(dueOf(first?.id)).toBeGreaterThanOrEqual(monday.getTime() + day);
      expect(dueOf(second?.id)).toBeLessThanOrEqual(dueOf(first?.id));
      expect(await dueToday(page, "de")).toBe(mistakes.length - 2);
      await page.clock.setFixedTime(new Date(dueOf(first?.id)));
      expect(await dueToday(page, "de")).toBe(mistakes.length);
    });
  });
});

test("nothing due is said in a friendly way, and leads to the lessons", async ({ page }) => {
  for (const language of ["de", "en"] as const) {
    await page.goto(`/${language}/practice/burgundy/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words[language].empty);
    await expect(page.getByRole("link", { name: words[language].lessons })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
});

test("the former address leads to practice", async ({ page }) => {
  await page.goto("/en/learn/burgundy/review/");
  await expect(page).toHaveURL(/\/en\/practice\/burgundy\/$/);
});

test("a mistake of a match under a variant is played again under it", async ({ page }) => {
  await openPracticeOf(page, [mistakeOf(7, { variants: ["goodsAtOnce.three"] })]);
  await expect(page.locator("[data-table]")).toBeVisible();
  await expect(page.locator(".aside")).toHaveCount(0);
});

test("a record of other rules is shown with its reason, saved and removed", async ({ page }) => {
  // Under another seed the dice are others, so the moves of the record are not possible.
  const spoilt = [7, 8].map((seed) => mistakeOf(seed, { decisions: 12 }));
  await openPracticeOf(
    page,
    spoilt.map((one) => ({ ...one, record: one.record.replace("seed ", "seed 9") })),
  );
  await page.locator(".aside summary").click();
  const items = page.locator(".aside li");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(/\.\s/);
  const download = page.waitForEvent("download");
  await items.first().getByRole("button", { name: "Save as a file" }).click();
  expect((await download).suggestedFilename()).toBe("burgundyDice.txt");
  await items.first().getByRole("button", { name: "Remove" }).click();
  await expect(items).toHaveCount(1);
  await page.reload();
  await page.locator(".aside summary").click();
  await expect(items).toHaveCount(1);
});

test("a full storage is said in one sentence, and practice goes on", async ({ page }) => {
  const mistake = mistakeOf(7);
  await openPracticeOf(page, [mistake]);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await playMove(page, mistake, "better");
  const alert = page.locator(".player").getByRole("alert").filter({ hasText: "storage is full" });
  await expect(alert).toBeVisible();
  await expect(next(page, "en")).toBeEnabled();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("practice goes on", async ({ page, context }) => {
    await reviewed(page, "en");
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === "activated") return;
      await new Promise((resolve) => active?.addEventListener("statechange", resolve));
    });
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(() => storedPositions(page)).toPass();
    await context.setOffline(true);
    await page.goto("/en/practice/burgundy-dice/");
    const mistakes = await storedMistakes(page);
    await expect(page.locator(".segments span")).toHaveCount(Math.min(10, mistakes.length));
    await playMove(page, mistakes[0], "better");
    await expect(page.locator("[data-verdict=right]")).toBeVisible();
    await context.setOffline(false);
  });
});

/** Passes when all positions of the game are stored, which come last. */
async function storedPositions(page: Page): Promise<void> {
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain("/en/practice/burgundy-dice/");
  expect(paths.filter((path) => path.startsWith("/learn/burgundy-dice/")).length).toBeGreaterThan(
    40,
  );
}

/** A mistake behind the first decisions of a match, as if a review had found it. */
function mistakeOf(
  seed: number,
  { variants = [], decisions = 0 }: { variants?: readonly string[]; decisions?: number } = {},
): Mistake {
  const game = gameOf("burgundy-dice", variants);
  const seats = ["Ada", "Ben"].map((name) => ({ name, kind: "human" }));
  const session = startSession(game, { seats, options: {}, seed });
  for (let made = 0; made < decisions; made += 1) session.play(game.options(session.state)[0] ?? 0);
  const [chosen = "", better = ""] = game
    .options(session.state)
    .map((option) => game.notation(option));
  const found = { game: "burgundyDice", seat: 0, score: seed, win: 0, reason: undefined };
  return { ...found, id: `${seed}`, match: "b", record: session.save(), chosen, better };
}

/** Opens the practice of the dice game with these mistakes in the browser's storage. */
async function openPracticeOf(page: Page, mistakes: readonly Mistake[]): Promise<void> {
  // The page makes the storage.
  await page.goto("/en/practice/burgundy-dice/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.en.empty);
  await storeBook(page, { version: 1, mistakes, schedules: {} });
  await page.goto("/en/practice/burgundy-dice/");
}

/** Opens the finished match and reviews it. */
async function reviewed(
  page: Page,
  language: Language,
  atEnd?: () => Promise<void>,
): Promise<void> {
  const said = words[language];
  await page.goto(`/${language}/search/`);
  await page.evaluate((text) => localStorage.setItem("regelwerk-last/burgundyDice", text), record);
  await page.goto(`/${language}/play/burgundy-dice/`);
  await page.getByRole("button", { name: said.goOn }).click();
  await page.getByRole("button", { name: said.review }).click();
  await atEnd?.();
  await expect(page.getByRole("link", { name: said.learn })).toBeVisible();
}

interface StoredBook {
  readonly mistakes: readonly Mistake[];
  readonly schedules: Readonly<Record<string, { readonly due: number }>>;
}

function storedBook(page: Page): Promise<StoredBook> {
  return page.evaluate(
    () =>
      new Promise<StoredBook>((resolve, reject) => {
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction("keyval").objectStore("keyval");
          const reading = store.get("regelwerk-practice");
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
}

/** The mistakes in the order of practice. */
async function storedMistakes(page: Page): Promise<readonly Mistake[]> {
  return byLoss((await storedBook(page)).mistakes);
}

function byLoss(mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.toSorted((one, other) => other.score - one.score);
}

async function storeBook(page: Page, book: object): Promise<void> {
  await page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("keyval", "readwrite");
          writing.objectStore("keyval").put(value, "regelwerk-practice");
          writing.oncomplete = () => resolve();
        };
      }),
    book,
  );
}

/** How many positions the overview of the lessons says are due. */
async function dueToday(page: Page, language: Language): Promise<number> {
  await page.goto(`/${language}/practice/`);
  const status = page.locator("section", { hasText: /Dice|Würfelspiel/ }).getByRole("status");
  await expect(status).not.toBeEmpty();
  return Number.parseInt(await status.innerText(), 10) || 0;
}

function next(page: Page, language: Language) {
  return page.getByRole("button", { name: words[language].next, exact: true });
}

/** Plays the move of the match, or the better one, from the list of all moves. */
async function playMove(
  page: Page,
  mistake: Mistake | undefined,
  which: "chosen" | "better",
): Promise<void> {
  if (mistake === undefined) throw new Error("There is no such mistake.");
  const restored = restoreMistake(gameOf("burgundy-dice"), mistake);
  if (restored.kind === "problem") throw new Error(restored.text.en);
  await page.locator("[data-table]").waitFor();
  await page.keyboard.press("m");
  await page.getByRole("dialog").locator(`[data-option="${restored[which]}"]`).click();
}
