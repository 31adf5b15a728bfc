// What a player does on the play page: sits down, clicks what is marked, answers what is asked.

import { expect, type Locator, type Page, type PlaywrightTestOptions } from "@playwright/test";
import { test } from "./test.ts";

export type Language = "de" | "en";

interface Game {
  /** The folder of its rules. */
  readonly game?: string;
  readonly language: Language;
  readonly seed: number;
  /** Kinds of the seats; see the set-up form. */
  readonly seats: readonly ("human" | "random" | "greedy" | `search:${number}ms`)[];
}

/** The moves in the log; what has begun with the match stands there, too. */
export const loggedMove = ".log li:has(> [aria-pressed])";

/** What `test.use` is given where things move, as for most people; elsewhere they do not. */
export const moving: PlaywrightTestOptions["contextOptions"] = { reducedMotion: "no-preference" };

/**
 * The page as one test leaves it to the next, for all tests of a group: opening it takes longer than
 * most of them. Each leaves it so that the next can begin.
 */
export function sharedPage(open: (page: Page) => Promise<void>): () => Page {
  let page: Page | undefined;
  test.describe.configure({ mode: "default" });
  test.beforeAll(async ({ keptPage, viewport, contextOptions }) => {
    page = await keptPage.open({ viewport, contextOptions });
    await open(page);
  });
  test.afterAll(async ({ keptPage, baseURL }) => keptPage.clear(baseURL ?? ""));
  return () => {
    if (page === undefined) throw new Error("The page is opened before the first test.");
    return page;
  };
}

/** Lets no script that is asked for from now on come before the function that is returned is called. */
export async function holdScripts(page: Page, which = /\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens the play page and starts a game, seats as given; opponents move at once. */
export async function startGame(
  page: Page,
  { game = "burgundy", language, seed, seats }: Game,
): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("regelwerk/speed", "instant"));
  await page.goto(`/${language}/play/${game}/`);
  await expect(page.locator(".setup:not([inert]), .moves").first()).toBeAttached();
  if ((await page.locator(".setup").count()) === 0) await leaveGame(page, language);
  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
  await page.locator(`input[name=players][value="${seats.length}"]`).check({ force: true });
  await openMore(page);
  for (const [seat, kind] of seats.entries()) {
    await page.locator(".seat select").nth(seat).selectOption(kind);
  }
  await page.locator(".seed input").fill(String(seed));
  await sitAsGiven(page);
  await page.locator(".setup button[type=submit]").click();
  await expect(page.locator(".decision h2")).toBeVisible();
}

/**
 * Gives files to a field as soon as a person could: a field that waits for its page is disabled, which
 * does not keep Playwright from filling it, and what it is given then is lost.
 */
export async function chooseFiles(
  field: Locator,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  await expect(field).toBeEnabled();
  await field.setInputFiles(files);
}

/** Leaves a match in progress, which is there again after a reload, for the set-up. */
export async function leaveGame(page: Page, language: Language): Promise<void> {
  await expect(page.locator(".play > [inert]")).toHaveCount(0);
  page.once("dialog", (dialog) => dialog.accept());
  await openInMenu(page, language === "de" ? "Neue Partie" : "New game");
}

/** Unfolds what the set-up offers beside number, strength and start. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator(".setup .more");
  if ((await more.getAttribute("open")) === null) await more.locator("summary").first().click();
  await more.locator(".rest").waitFor();
}

/** Has no lots drawn for who begins: the first seat of the form is the first at the table. */
export async function sitAsGiven(page: Page): Promise<void> {
  // The form of the workshop has everything in view.
  await page.locator(".setup .more, .seat select").first().waitFor({ state: "attached" });
  if ((await page.locator(".setup .more").count()) > 0) await openMore(page);
  const lots = page.locator(".lots input");
  if ((await lots.count()) > 0) await lots.uncheck();
}

/** Selects the first die and plays what it can do without a place on the table. */
export async function playOnce(page: Page): Promise<void> {
  await page.locator("[data-zone=dice] [data-mark=possible]").first().click();
  await page.locator(".actions .moves [data-option]").first().click();
}

/** Opens the menu of a table, and in it what has this name. */
export async function openInMenu(page: Page, name: string): Promise<void> {
  await page.locator(".menu-button").click();
  await page.locator("dialog.menu").getByText(name).click();
}

/** Plays with whatever the page offers until the game is over; returns the number of clicks. */
export async function playToEnd(page: Page, limit = 900): Promise<number> {
  const clicks = await playFor(page, limit);
  if (clicks < limit) return clicks;
  throw new Error(`The game has not ended after ${limit} clicks.`);
}

/** Plays with whatever the page offers; returns the number of clicks, fewer if the game is over. */
export async function playFor(page: Page, limit: number): Promise<number> {
  const final = page.locator(".final");
  for (let clicks = 0; clicks < limit; clicks++) {
    if ((await final.count()) > 0) return clicks;
    await clickSomething(page, clicks);
  }
  return limit;
}

/** Where rules are written in the playground. */
export function editorOf(page: Page): Locator {
  return page.locator(".write").getByRole("textbox").first();
}

/** Moves the pointer now and then, as somebody at work does: only for them the workshop loads all of it. */
export async function beAtWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    setInterval(() => document.dispatchEvent(new PointerEvent("pointermove")), 100);
  });
}

/** Has house rules of a game open as code, as for a reader who chose that before and goes on. */
export async function preferCode(page: Page): Promise<void> {
  await beAtWork(page);
  await page.addInitScript(() => localStorage.setItem("regelwerk/workshop-view", "code"));
}

/** Turns to the panel of the playground in which works are kept, as soon as the page is alive. */
export async function openKeeping(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.locator(".keep")).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** What stands in it, as a field or in an editor, which draws only the lines that can be seen. */
export function writtenIn(page: Page): Promise<string> {
  return editorOf(page).evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value;
    const { view } = Reflect.get(field, "cmTile").root;
    return String(view.state.doc);
  });
}

/** Uses what it can: what is highlighted beside a selection, else buttons, else it selects. */
/** Clicks one of the things that a page offers; which kind comes first depends on the number of clicks. */
export async function clickSomething(page: Page, clicks: number): Promise<void> {
  const [answers, targets, cells, things, buttons, tools] = [
    ".answer [data-option]",
    ".felt [data-mark=target]",
    ".own [role=gridcell][data-mark=possible], .plan [data-mark=possible]",
    ".centre [data-mark=possible]",
    ".actions [data-option]",
    ".dock [data-mark=possible]",
  ];
  const order =
    clicks % 3 === 2
      ? [answers, buttons, targets, cells, tools, things]
      : [answers, targets, cells, tools, buttons, things];
  // Asked within the page: each question takes a while.
  const found = await page.evaluate(
    (order) => order.find((one) => document.querySelector(one) !== null),
    order,
  );
  if (found === undefined) await page.waitForTimeout(20);
  else await page.locator(found).first().click();
}

/** How many threads of a page compile and play what an author writes. */
export async function workshopThreads(page: Page): Promise<number> {
  const names = await Promise.all(page.workers().map((thread) => thread.evaluate(() => self.name)));
  return names.filter((name) => name === "workshop").length;
}

/**
 * Asks how many milliseconds of processor time the page's own thread has worked; other work on the
 * machine does not change it.
 */
export async function mainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const counted = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.filter(({ name }) => counted.includes(name)).map(({ value }) => value);
    return 1000 * seconds.reduce((sum, one) => sum + one, 0);
  };
}

/** Goes to something with the key Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = target.first();
  const stops = await wanted.evaluate(tabStopsBefore);
  // Whether each stop is the wanted one takes longer than the step itself.
  for (let presses = 1; presses < stops; presses++) await page.keyboard.press("Tab");
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The key Tab does not lead to ${target}.`);
}

/** Estimates how many presses of Tab lead from the focus to an element; 0 if it is not behind it. */
function tabStopsBefore(target: Element): number {
  const candidates = document.querySelectorAll<HTMLElement | SVGElement>(
    "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]",
  );
  const stops: readonly (Element | null)[] = [...candidates].filter(
    (one) =>
      one === target ||
      one === document.activeElement ||
      (one.tabIndex >= 0 &&
        !one.matches(":disabled, [inert] *, [type=radio]:not(:checked)") &&
        one.checkVisibility({ visibilityProperty: true })),
  );
  const from = stops.indexOf(document.activeElement);
  return from < 0 ? 0 : Math.max(0, stops.indexOf(target) - from);
}
