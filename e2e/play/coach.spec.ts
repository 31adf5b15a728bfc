// Opponents and the coach, who think in a thread: the page stays smooth, good moves come with their
// reasons, and a game that is over can be looked at once more.

import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import {
  type Language,
  loggedMove,
  mainThread,
  moving,
  openInMenu,
  startGame,
} from "../support.ts";
import { test } from "../test.ts";

const words = {
  de: {
    coach: "Gute Züge zeigen",
    worth:
      /Am Ende sind etwa [\d,]+ Siegpunkte? zu erwarten, vielleicht [\d,]+ Siegpunkte? mehr oder weniger; von 100 Partien (?:wird|werden) \d+ gewonnen\./,
    reason: /Vollendetes Gebiet|Silberling|Arbeiter/,
    play: "So ziehen",
    done: /^Fertig\. Am besten: /,
    review: "Partie auswerten",
    cancel: "Abbrechen",
    cancelled: "Abgebrochen",
    again: "Noch einmal auswerten",
    table: "Zahlen als Tabelle",
    better: "Besser: ",
    looking: /^Du siehst Entscheidung \d+ von \d+\.$/,
    back: "Zurück zur Auswertung",
    newGame: "Neue Partie",
  },
  en: {
    coach: "Show good moves",
    worth:
      /About [\d.]+ victory points? can be expected at the end, give or take [\d.]+ victory points?; \d+ of 100 games (?:is|are) won\./,
    reason: /completed area|silverling|worker/i,
    play: "Play this",
    done: /^Done\. Best: /,
    review: "Review the game",
    cancel: "Cancel",
    cancelled: "Cancelled",
    again: "Review it again",
    table: "The numbers as a table",
    better: "Better: ",
    looking: /^You are looking at decision \d+ of \d+\.$/,
    back: "Back to the review",
    newGame: "New game",
  },
} as const;

/** The coach says in the words of a language what is good and why; returns where it does. */
async function askCoach(page: Page, language: Language, tick: (box: Locator) => Promise<void>) {
  const said = words[language];
  await startGame(page, { language, seed: 7, seats: ["human", "greedy"] });
  const box = page.locator(".coach-box");
  await expect(box.locator("li")).toHaveCount(0);
  await expect(page.locator(".decision h2")).toBeFocused();

  await tick(box.getByLabel(said.coach));
  await expect(box.locator("li").first()).toContainText(said.worth);
  await expect(box.locator("li")).toHaveCount(5);
  await expect(box.locator(".reason", { hasText: said.reason }).first()).toBeVisible();
  await expect(box.getByRole("status")).toHaveText(said.done);
  return box;
}

/** The move that was chosen has been played, and the coach is there for the next game. */
async function expectPlayed(page: Page, language: Language, box: Locator): Promise<void> {
  await expect(page.locator(loggedMove).first()).toBeVisible();
  await expect(box.locator("[aria-pressed=true]")).toHaveCount(0);

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await openInMenu(page, words[language].newGame);
  await page.locator(".setup button[type=submit]:enabled").click();
  await expect(box.getByLabel(words[language].coach)).toBeChecked();
}

test("the coach shows good moves with their reasons (en)", async ({ page }) => {
  const box = await askCoach(page, "en", (label) => label.check());
  // A box to tick takes no letters: the keys of the table still do.
  await page.keyboard.press("m");
  await page.getByRole("dialog").press("Escape");

  const move = box.locator(".move").first();
  await move.click();
  await expect(move).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".advised").first()).toBeVisible();
  await box.getByRole("button", { name: words.en.play }).click();
  await expectPlayed(page, "en", box);
});

test("the coach can be used without a mouse and seen by everybody, on a phone (de)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await askCoach(page, "de", async (label) => {
    // What stands beside a wide table is a sheet here.
    await page.locator("button.strip").focus();
    await page.keyboard.press("Enter");
    await expect(label).toBeVisible();
    await label.focus();
    await page.keyboard.press("Space");
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(box.locator(".move").first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".advised").first()).toBeVisible();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect(await faults(page)).toEqual([]);

  await page.keyboard.press("Tab");
  await expect(box.getByRole("button", { name: words.de.play })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectPlayed(page, "de", box);
});

test("a game that is over is reviewed, and leads back to its blunders", async ({ page }) => {
  const said = words.en;
  await startGame(page, {
    game: "burgundy-dice",
    language: "en",
    seed: 7,
    seats: ["random", "random"],
  });
  await expect(page.locator(".final")).toBeVisible();
  await expect(page.locator(".dock [data-mark], .actions [data-option]")).toHaveCount(0);

  await page.getByRole("button", { name: said.review }).click();
  await expect(page.getByRole("button", { name: said.again })).toBeVisible();
  const review = page.locator(".review");
  await expect(review.getByRole("img")).toBeVisible();
  await review.getByText(said.table).click();
  expect(await review.locator("tbody tr").count()).toBeGreaterThan(20);
  await expect(review.locator("li").first()).toContainText(said.better);
  expect(await faults(page)).toEqual([]);

  await review.locator("li a").first().click();
  const back = page.locator(".coach-box");
  await expect(back.getByRole("status")).toHaveText(said.looking);
  await expect(back).toContainText(said.better);
  await back.getByRole("button", { name: said.back }).click();
  await expect(review.locator("li").first()).toContainText(said.better);
});
test("a review that takes too long is cancelled, and shows what it has found", async ({ page }) => {
  await startGame(page, { language: "en", seed: 7, seats: ["random", "random"] });
  await expect(page.locator(".final")).toBeVisible();
  await page.getByRole("button", { name: words.en.review }).click();
  await expect(page.locator(".review").getByRole("img")).toBeVisible();

  await page.getByRole("button", { name: words.en.cancel }).click();
  await expect(page.locator(".review")).toContainText(words.en.cancelled);
  await expect(page.getByRole("button", { name: words.en.again })).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ contextOptions: moving });

  test("while an opponent thinks, the page stays smooth", async ({ page }) => {
    // Two of them: with one, its turn can be over before this test has looked.
    const seats = ["search:1500ms", "search:1500ms"] as const;
    await startGame(page, { language: "en", seed: 7, seats });
    await expect(page.locator(".decision h2")).toContainText("is thinking");
    const work = await mainThread(page);
    const before = await work();
    await page.waitForTimeout(800);
    // A page whose own thread did the thinking would be at work all that time.
    expect((await work()) - before).toBeLessThan(300);
    await expect(page.locator(loggedMove).first()).toBeVisible();
  });
});

test("a move that is taken back is not answered", async ({ page }) => {
  await startGame(page, { language: "en", seed: 7, seats: ["human", "search:1500ms"] });
  const undone = undoWhileThinking(page);
  const heading = page.locator(".decision h2");
  const offered = page.locator(".answer [data-option], .actions [data-option]");
  const dice = page.locator("[data-zone=dice] [data-mark=possible]");
  const lines = page.locator(loggedMove);
  let before: number | undefined;
  void undone.then((moves) => (before = moves));
  for (let clicks = 0; clicks < 12 && before === undefined; clicks++) {
    await expect(offered.or(dice).first()).toBeVisible();
    if ((await offered.count()) > 0) await offered.last().click();
    else if ((await dice.count()) > 0) await dice.first().click();
  }
  const moves = await undone;
  await expect(lines).toHaveCount(moves - 1);
  await expect(heading).not.toContainText("is thinking");
  await page.waitForTimeout(2500);
  await expect(lines).toHaveCount(moves - 1);
});

/**
 * Takes the last move back as soon as an opponent thinks about it, within the page: on a busy machine a
 * click from outside may come when the answer is there. Returns how many moves there were.
 */
function undoWhileThinking(page: Page): Promise<number> {
  return page.evaluate(
    (move) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const heading = document.querySelector(".decision h2");
          if (heading?.textContent?.includes("is thinking") !== true) return;
          const undo = document.querySelector<HTMLButtonElement>("button[data-zone=undo]:enabled");
          if (undo === null) return;
          observer.disconnect();
          resolve(document.querySelectorAll(move).length);
          undo.click();
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      }),
    loggedMove,
  );
}
