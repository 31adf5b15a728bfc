// Lessons in the browser: solved on the board, explained where a move is wrong, kept by rule.

import { expect, type Locator, type Page, test } from "@playwright/test";
import { faults, type Language, tooWide } from "./support.ts";

const words = {
  de: {
    unsolved: "noch nicht gelöst",
    solved: "Gelöst",
    back: "Zug zurücknehmen",
    showMe: "Vormachen",
  },
  en: {
    unsolved: "not solved yet",
    solved: "Solved",
    back: "Take the move back",
    showMe: "Show me",
  },
} as const;

for (const language of ["de", "en"] as const) {
  test(`the first tile is placed by clicks alone (${language})`, async ({ page }) => {
    await page.goto(`/${language}/learn/burgundy/first-tile/`);
    const task = await taskNamed(page, "lessonFirstTile");
    await expect(task.locator(".state")).toContainText(words[language].unsolved);
    await task.locator("[data-thing^='i:'][data-mark]").first().click();
    await task.locator("[role=gridcell][data-mark=target]").first().click();
    await choose(page);
    await expect(task.locator(".state")).toContainText(words[language].solved);
  });

  for (const lesson of ["dice-and-workers", "ships", "mines", "plan-a-turn"]) {
    test(`${lesson} is played to its end by what it shows (${language})`, async ({ page }) => {
      await page.goto(`/${language}/learn/burgundy/${lesson}/`);
      const places = page.locator("[id^=task-lesson]");
      for (let at = 0; at < (await places.count()); at++) {
        const task = await taskIn(places.nth(at));
        await showAll(task, language);
        await expect(task.locator(".state")).toContainText(words[language].solved);
      }
    });
  }
}

test("a move that leads nowhere says so, with its points, and is taken back", async ({ page }) => {
  await page.goto("/en/learn/burgundy/first-tile/");
  const task = await taskNamed(page, "lessonFirstPoints");
  const astray = task.locator(".astray");
  const targets = task.locator("[role=gridcell][data-mark]");
  await targets.last().click();
  await choose(page);
  await expect(astray).toContainText("no points left to be had");
  await astray.getByRole("button", { name: words.en.back }).click();
  await expect(astray).toHaveCount(0);
  await targets.first().click();
  await choose(page);
  await expect(task.locator(".state")).toContainText("Solved");
});

test("progress is the same in both languages, by rule, as a file, and can be deleted", async ({
  page,
}) => {
  await page.goto("/de/learn/burgundy/castles/");
  for (const name of ["lessonCastle", "lessonCastleSells"]) {
    await showAll(await taskNamed(page, name), "de");
  }
  await page.goto("/en/learn/burgundy/");
  await expect(page.locator("li.done")).toHaveCount(1);
  const progress = page.locator(".progress");
  await progress.scrollIntoViewIfNeeded();
  await progress.locator("summary").click();
  await expect(progress.getByRole("row", { name: /castle/i }).first()).toBeVisible();

  const download = page.waitForEvent("download");
  await progress.getByRole("button", { name: "Save as a file" }).click();
  const path = await (await download).path();
  page.on("dialog", (dialog) => dialog.accept());
  await progress.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.locator("li.done")).toHaveCount(0);
  await progress.locator("input[type=file]").setInputFiles(path);
  await expect(page.locator("li.done")).toHaveCount(1);
});

test("a question is answered, and the ledger explains the answer", async ({ page }) => {
  await page.goto("/en/learn/burgundy/regions/");
  const quiz = await taskNamed(page, "lessonWatchtower");
  await expect(quiz.locator(".answers button")).toHaveCount(4);
  await quiz.getByRole("button", { name: "11 victory points" }).click();
  await expect(quiz.locator(".verdict")).toContainText("Not quite");
  await expect(quiz.locator(".outcome")).toContainText("+10 victory points");
});

test("review begins with the rule that went wrong", async ({ page }) => {
  await page.goto("/en/learn/burgundy/animals/");
  const quiz = await taskNamed(page, "lessonMixedPasture");
  for (const answer of await quiz.locator(".answers button").all()) {
    if (!(await answer.textContent())?.includes(" 7 ")) {
      await answer.click();
      break;
    }
  }
  await page.goto("/en/learn/burgundy/review/");
  await expect(page.locator(".review")).toContainText(/animal/i);
  await expect(page.locator(".review section").first()).toBeVisible();
});

test("the guided phase starts, coaches and advises", async ({ page }) => {
  await page.goto("/en/learn/burgundy/first-phase/");
  const guided = await taskNamed(page, "lessonFirstPhase");
  await guided.getByRole("button", { name: "Start the game" }).click();
  await expect(guided.locator(".coach")).toContainText("What you can do now");
  for (let moves = 0; moves < 3; moves++) {
    await guided.getByRole("button", { name: "What would you do?" }).click();
    await guided.locator(".advised [data-option]").click();
  }
  await expect(guided.locator(".coach")).toContainText(/What/);
});

test("a lesson can be read without script, with its solution", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/learn/burgundy/first-tile/");
  await expect(page.locator("#task-lessonFirstTile svg.grid")).toBeVisible();
  await expect(page.locator("#task-lessonFirstTile noscript .outcome")).toBeVisible();
  await context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of ["", "first-tile/", "review/", "first-phase/"]) {
    test(`axe finds nothing on learn/${path}, and it fits a phone (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/de/learn/burgundy/${path}`);
      await page.waitForLoadState("networkidle");
      expect(await faults(page)).toEqual([]);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
    });
  }
}

function taskNamed(page: Page, name: string): Promise<Locator> {
  return taskIn(page.locator(`#task-${name}`));
}

/** A part of a lesson, once it has come to life. */
async function taskIn(place: Locator): Promise<Locator> {
  await place.scrollIntoViewIfNeeded();
  await place.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
  return place.locator("section").first();
}

/** All hints, then all moves. */
async function showAll(task: Locator, language: Language): Promise<void> {
  const help = task.locator(".buttons button").first();
  for (let clicks = 0; clicks < 20; clicks++) {
    if (await task.evaluate((section) => section.classList.contains("solved"))) return;
    await help.click();
  }
  throw new Error(`${words[language].showMe}: it is never solved.`);
}

/** Where a click can mean several moves, the first of them. */
async function choose(page: Page): Promise<void> {
  const ways = page.locator(".answer [data-option]");
  await page.waitForTimeout(100);
  if ((await ways.count()) > 0) await ways.first().click();
}
