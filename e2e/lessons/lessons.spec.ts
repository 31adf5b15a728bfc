// Lessons in the browser: solved on the board, explained where a move is wrong, kept by rule.

import { expect, type Locator, type Page, test } from "@playwright/test";
import { lessonsIn } from "../../tests/support/lessons.ts";
import { faults } from "../every-page/faults.ts";
import { type Language, tabTo, tooWide } from "../support.ts";

const phone = { width: 390, height: 844 };

const words = {
  de: {
    unsolved: "noch nicht gelöst",
    solved: "Gelöst",
    back: "Zug zurücknehmen",
    showMe: "Vormachen",
    begin: "Partie beginnen",
    advice: "Was würdest du tun?",
    mayNow: "Das kannst du jetzt tun",
    notThere: "Noch nicht am Ziel",
    reached: "Geschafft",
  },
  en: {
    unsolved: "not solved yet",
    solved: "Solved",
    back: "Take the move back",
    showMe: "Show me",
    begin: "Start the game",
    advice: "What would you do?",
    mayNow: "What you can do now",
    notThere: "Not there yet",
    reached: "Well done",
  },
} as const;

for (const language of ["de", "en"] as const) {
  test(`the first tile is placed by clicks alone (${language})`, async ({ page }) => {
    await page.goto(`/${language}/learn/burgundy/first-tile/`);
    const task = await taskNamed(page, "lessonFirstTile");
    await expect(task.locator(".state")).toContainText(words[language].unsolved);
    await task.locator("[data-thing^='i:'][data-mark]").first().click();
    await task.locator("[role=gridcell][data-mark=target]").first().click();
    await choose(page, task);
    await expect(task.locator(".state")).toContainText(words[language].solved);
  });

  // Each in one of the languages; tests/lessons plays them all in both.
  for (const [at, { game, slug, asked }] of lessonsIn(language).entries()) {
    if (asked.some(({ tag }) => tag === "Guided") || (at % 2 === 0) !== (language === "de"))
      continue;
    test(`${game}/${slug} is played to its end by what it shows (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(`/${language}/learn/${game}/${slug}/`);
      for (const { tag, example } of asked) {
        const part = await taskNamed(page, example);
        if (tag === "Quiz") await answer(part);
        else await showAll(part, language);
      }
    });
  }

  const [guidedGame, way] =
    language === "de"
      ? (["burgundy-dice", "clicks"] as const)
      : (["burgundy", "keyboard"] as const);
  for (const { game, slug, asked } of lessonsIn(language)) {
    const guided = asked.find(({ tag }) => tag === "Guided");
    if (guided === undefined || game !== guidedGame) continue;
    test(`${game}/${slug} is played to its end on advice, by ${way} (${language})`, async ({
      page,
    }) => {
      if (way === "clicks") await page.setViewportSize(phone);
      await page.goto(`/${language}/learn/${game}/${slug}/`);
      const use = (button: Locator) => (way === "clicks" ? button.click() : press(page, button));
      await followAdvice(await taskNamed(page, guided.example), language, use);
    });
  }
}

test("a lesson is solved by keyboard alone", async ({ page }) => {
  await page.goto("/en/learn/burgundy/first-tile/");
  for (const name of ["lessonFirstTile", "lessonFirstPoints"]) {
    const task = await taskNamed(page, name);
    await press(page, task.locator("[data-thing^='i:'][data-mark]").first());
    await press(page, task.locator("[role=gridcell][data-mark=target]").first());
    const ways = page.locator(".answer [data-option]");
    if ((await ways.count()) > 0) await press(page, ways.first());
    await expect(task.locator(".state")).toContainText(words.en.solved);
  }
});

test("a move that leads nowhere says so, with its points, and is taken back", async ({ page }) => {
  await page.goto("/en/learn/burgundy/first-tile/");
  const task = await taskNamed(page, "lessonFirstPoints");
  const astray = task.locator(".astray");
  const targets = task.locator("[role=gridcell][data-mark]");
  await targets.last().click();
  await choose(page, task);
  await expect(astray).toContainText("no points left to be had");
  await astray.getByRole("button", { name: words.en.back }).click();
  await expect(astray).toHaveCount(0);
  await targets.first().click();
  await choose(page, task);
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
  await expect(quiz.locator(".answers .right")).toHaveCSS("opacity", "1");
  await expect(quiz.locator(".outcome")).toContainText("+10 victory points");
});

test("a rule that went wrong is practised", async ({ page }) => {
  await page.goto("/en/learn/burgundy/animals/");
  const quiz = await taskNamed(page, "lessonMixedPasture");
  for (const answer of await quiz.locator(".answers button").all()) {
    if (!(await answer.textContent())?.includes(" 7 ")) {
      await answer.click();
      break;
    }
  }
  await page.goto("/en/practice/burgundy/");
  await expect(page.locator(".coach")).toContainText(
    "This one is about: Animals and Animals on the pasture.",
  );
  await expect(page.locator(".coach section").first()).toBeVisible();
});

test("a lesson can be read without script, with its solution", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/en/learn/burgundy/first-tile/");
  await expect(page.locator("#task-lessonFirstTile svg.grid")).toBeVisible();
  await expect(page.locator("#task-lessonFirstTile noscript .outcome")).toBeVisible();
  await context.close();
});

for (const path of ["", "first-tile/", "first-phase/"]) {
  test(`axe finds nothing on learn/${path}, and it fits a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`/de/learn/burgundy/${path}`);
    await page.waitForLoadState("networkidle");
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
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

/**
 * All hints, then all moves; the goal is then shown as reached. The button is used within the page:
 * that it can be clicked and reached by keyboard, others show.
 */
async function showAll(task: Locator, language: Language): Promise<void> {
  const state = task.locator(".state");
  await expect(state).toContainText(words[language].unsolved);
  const left = await task.evaluate(async (section) => {
    const isOpen = () => !section.classList.contains("solved");
    for (let clicks = 0; isOpen() && clicks < 20; clicks++) {
      section.querySelector<HTMLButtonElement>(".buttons button")?.click();
      await new Promise((go) => setTimeout(go));
    }
    return section.querySelectorAll(".goal li").length - section.querySelectorAll(".met").length;
  });
  expect(left).toBe(0);
  await expect(state).toContainText(words[language].solved);
}

/** The first answer offered; whatever it is, the right one and the ledger are shown. */
async function answer(quiz: Locator): Promise<void> {
  await quiz.locator(".answers button").first().dispatchEvent("click");
  await expect(quiz.locator(".verdict")).toBeVisible();
  await expect(quiz.locator(".answers .right")).toHaveCount(1);
}

/** A guided game to its goal, one piece of advice after the other. */
async function followAdvice(
  guided: Locator,
  language: Language,
  use: (button: Locator) => Promise<void>,
): Promise<void> {
  const { begin, advice, mayNow, reached, notThere } = words[language];
  await expect(guided.locator(".state")).toContainText(notThere);
  await use(guided.getByRole("button", { name: begin }));
  await expect(guided.locator(".coach")).toContainText(mayNow);
  await expect(guided.getByText("Du ist")).toHaveCount(0);
  const ask = guided.getByRole("button", { name: advice });
  const advised = guided.locator(".advised [data-option]");
  const isReached = () => guided.evaluate((section) => section.classList.contains("solved"));
  for (let moves = 0; moves < 60; moves++) {
    await expect.poll(async () => (await isReached()) || (await ask.count()) > 0).toBe(true);
    if (await isReached()) break;
    await use(ask);
    await use(advised);
  }
  await expect(guided.locator(".state")).toContainText(reached);
  await expect(guided.locator("li")).toHaveCount(2);
}

/** Goes to something with Tab, and with the arrows inside of what has one stop for Tab; uses it. */
async function press(page: Page, wanted: Locator): Promise<void> {
  const board = wanted.locator("xpath=ancestor-or-self::*[@role='grid' or @role='group'][1]");
  const stop = board.locator("[data-stop][tabindex='0']");
  const isOnBoard = (await wanted.getAttribute("data-stop")) !== null;
  await tabTo(page, isOnBoard ? stop : wanted);
  for (let steps = 0; steps < 60; steps++) {
    const key = await wanted.evaluate((one) => {
      const active = document.activeElement;
      if (active === one || active === null) return "Enter";
      const [from, to] = [active.getBoundingClientRect(), one.getBoundingClientRect()];
      if (Math.abs(to.top - from.top) > 5) return to.top > from.top ? "ArrowDown" : "ArrowUp";
      return to.left > from.left ? "ArrowRight" : "ArrowLeft";
    });
    await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  throw new Error(`The keyboard does not come to ${wanted}.`);
}

/** Where a click can mean several moves, the first of them. */
async function choose(page: Page, task: Locator): Promise<void> {
  const ways = page.locator(".answer [data-option]");
  const isPlayed = () =>
    task.evaluate((one) => one.matches(".solved") || one.querySelector(".astray") !== null);
  await expect.poll(async () => (await ways.count()) > 0 || (await isPlayed())).toBe(true);
  if ((await ways.count()) > 0) await ways.first().click();
}
