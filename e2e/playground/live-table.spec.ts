// The table of the workshop: rules are played while they are written, leafed through, tried out.

import { expect, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { beAtWork, preferCode, sharedPage, sitAsGiven, writtenIn } from "../support.ts";
import { test } from "../test.ts";

const piles = (points: number, most: number) => `language 2

game mine {
  de "Haufen" en "Piles"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}

counter sticks { de "der Stab, die Stäbe" en "stick, sticks" starts 12 }
reason taken { de "genommen" en "taken" }

action take {
  de "{number} vom Haufen nehmen" en "take {number} from the pile"
  pick number from 1..${most}
  needs enough: sticks >= number
    else de "So viele liegen nicht mehr da." en "There are not that many left."
  pay number sticks
  score ${points} as taken
  if sticks is 0 { end game }
}

flow { repeat until no { each player { choose take } } }
ranking { most score }
`;

const words = {
  de: { start: "Los geht’s", undo: "Zurücknehmen", take: "vom Haufen nehmen" },
  en: { start: "Start", undo: "Undo", take: "from the pile" },
} as const;

test("a game goes on while its rules change", async ({ page }) => {
  await sitDown(page, "de", ["human", "human"]);
  await take(page, "de", 3);
  await take(page, "de", 2);
  await expect(scores(page)).toHaveText([/^1/, /^1/]);

  // Another number: the same position, other points.
  await write(page, piles(5, 3));
  await expect(scores(page)).toHaveText([/^5/, /^5/]);
  await expect(notice(page)).toContainText("Alle 2 Züge");

  // The first move is no longer possible: why, and back again when it is.
  await write(page, piles(5, 2));
  await expect(notice(page)).toContainText("3 vom Haufen nehmen“ geht nicht mehr");
  await write(page, piles(6, 3));
  await expect(scores(page)).toHaveText([/^6/, /^6/]);

  // A word that means nothing: the table stays, and the notice leads to the line.
  await write(page, piles(6, 3).replace("score 6", "score six"));
  await expect(notice(page).getByRole("button", { name: "Zeile 18" })).toBeVisible();
  await expect(scores(page)).toHaveText([/^6/, /^6/]);
});

test.describe("with a game of one's own, on one page", () => {
  const shared = sharedPage((page) => open(page, "en"));

  test("looking back, playing on from there, undoing", async () => {
    const page = shared();
    await sitAgain(page, ["human", "human"]);
    for (const number of [1, 2, 3]) await take(page, "en", number);
    const slider = page.locator(".course input[type=range]");
    await expect(slider).toHaveValue("3");
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(notice(page)).toContainText("after 0 of 3");
    await page.locator(".course summary").click();
    await page.locator(".course li button").nth(1).click();
    await expect(slider).toHaveValue("2");
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`2 ${words.en.take}`));
    await take(page, "en", 1);
    await expect(page.locator(".course li")).toHaveCount(3);
    await page.getByRole("button", { name: words.en.undo }).click();
    await expect(slider).toHaveValue("2");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(slider).toHaveValue("3");
  });

  test("bots move by themselves, or one move at a time", async () => {
    const page = shared();
    await sitAgain(page, ["human", "greedy"]);
    await take(page, "en", 1);
    const slider = page.locator(".course input[type=range]");
    await expect(slider).toHaveValue("2");
    await setPace(page, "step");
    await take(page, "en", 1);
    await expect(slider).toHaveValue("3");
    const next = page.getByRole("button", { name: "Next move" });
    await next.click();
    await expect(slider).toHaveValue("4");
    await expect(next).toHaveCount(0);
    await setPace(page, "instant");
  });

  test("the moves of a bot are skipped, and the pace stays what it was", async () => {
    const page = shared();
    await sitAgain(page, ["human", "greedy"]);
    await setPace(page, "step");
    await take(page, "en", 1);
    const slider = page.locator(".course input[type=range]");
    await expect(slider).toHaveValue("1");
    await page.getByRole("button", { name: "Skip" }).click();
    await expect(slider).toHaveValue("2");
    await take(page, "en", 1);
    await expect(page.getByRole("button", { name: "Next move" })).toBeVisible();
    await expect(slider).toHaveValue("3");
    await setPace(page, "instant");
  });

  test("an opponent thinks ahead", async () => {
    const page = shared();
    await sitAgain(page, ["human", "search:100ms"]);
    const slider = page.locator(".course input[type=range]");
    for (const position of ["2", "4"]) {
      await take(page, "en", 3);
      await expect(slider).toHaveValue(position);
    }
  });

  test("a record is saved, opened again, and played by other rules as far as it fits", async () => {
    const page = shared();
    await sitAgain(page, ["human", "human"]);
    for (const number of [1, 1, 3]) await take(page, "en", number);
    await page.getByText("Save and open a record").click();
    await page.getByRole("button", { name: "Show the record" }).click();
    const record = page.getByLabel("Record of the game");
    await expect(record).toHaveValue(/take\(number: 3\)/);
    const text = await record.inputValue();

    await write(page, piles(2, 2));
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByText("Save and open a record").click();
    await record.fill(text);
    await page.getByRole("button", { name: "Play this record" }).click();
    await expect(notice(page)).toContainText("only as far as move 2");
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(page.locator(".course input[type=range]")).toHaveValue("2");
  });

  test("with the keyboard alone", async () => {
    const page = shared();
    await beginAgain(page);
    const start = page.getByRole("button", { name: "Start", exact: true });
    await page.locator(".seat select").nth(1).selectOption("human");
    await page.locator(".seat select").nth(1).focus();
    for (let steps = 0; steps < 8; steps++) {
      if (await start.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(start).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".decision h2")).toBeFocused();
    await page.keyboard.press("m");
    const option = page.locator("dialog .options button").first();
    for (let steps = 0; steps < 6; steps++) {
      if (await option.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(page.locator(".course input[type=range]")).toHaveValue("1");
  });

  test("a game of one's own is tried by itself; what never happens is named", async () => {
    const page = shared();
    await beginAgain(page);
    await write(
      page,
      piles(1, 3).replace(
        "if sticks is 0",
        "if sticks > 20 { score 2 as taken }\n  if sticks is 0",
      ),
    );
    await openTrying(page, "Try it");
    await page.locator(".try form button").click();
    await expect(page.locator(".try")).toContainText("on average");
    await expect(page.locator(".try")).toContainText("score 2 as taken");
    await expect(page.locator(".try")).toContainText("One thing never came up");
    expect(await faults(page)).toEqual([]);
    await page.getByRole("tab", { name: "Table" }).click();
  });

  test("the last choice of players is there again, and the end leads to where points come from", async () => {
    const page = shared();
    await sitAgain(page, ["human", "human"]);
    for (const number of [3, 3, 3, 3]) await take(page, "en", number);
    await expect(page.locator(".final h2")).toBeVisible();
    await page.locator(".final").getByRole("button", { name: "Taken" }).click();
    await page.getByRole("button", { name: "Show in the editor" }).first().click();
    await expect(page.locator(".write .cm-content")).toBeFocused();
    await expect(page.locator(".write .cm-activeLine")).toContainText("score");
    await page.reload();
    await expect(page.locator(".seat select").nth(1)).toHaveValue("human");
  });
});

test.describe("with a house rule, on one page", () => {
  const shared = sharedPage(async (page) => {
    await preferCode(page);
    await page.goto("/en/playground/burgundy/");
  });

  test("an opponent thinks ahead", async () => {
    const page = shared();
    await page.locator(".seat select").nth(1).selectOption("search:400ms");
    await sitAsGiven(page);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    const moves = page.locator(".course li");
    await expect(async () => {
      // A tile is selected first, and then a die for it.
      await page.locator(choosable).last().click({ timeout: 2000 });
      await expect(moves.filter({ hasText: "Clothilde" }).first()).toBeAttached({ timeout: 1000 });
    }).toPass();
    await expect(page.locator(".notices")).not.toContainText("stopped");
    await page.getByRole("button", { name: "New game" }).click();
  });

  test("nothing is wrong with the table for those who cannot see it well, on a phone", async () => {
    const page = shared();
    await page.setViewportSize({ width: 390, height: 800 });
    // The page may not be alive yet when it is touched first.
    await expect(async () => {
      await page.getByRole("button", { name: "See", exact: true }).click();
      await expect(page.locator(".seat").first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await faults(page)).toEqual([]);
    await page.locator(".see form button[type=submit]").click();
    await expect(async () => {
      // A tile is selected first, and then a die for it.
      await page.locator(choosable).last().click({ timeout: 2000 });
      await expect(page.locator(".course input[type=range]")).toBeAttached({ timeout: 1000 });
    }).toPass();
    await page.locator(".course summary").click();
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
});

test("a variant is tried out against its game", async ({ page }) => {
  await preferCode(page);
  await page.goto("/de/playground/burgundy/");
  await page.getByRole("tab", { name: "Spieltisch" }).focus();
  await openTrying(page, "Erproben");
  await page.locator(".try select").first().selectOption("20");
  await page.locator(".try form button").click();
  await expect(page.locator(".try .findings li").first()).toBeVisible();
  await expect(page.locator(".try svg[role=img]").first()).toBeVisible();
  await expect(page.locator(".try")).toContainText("Alles, was du geschrieben hast, kam vor.");
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Ansehen", exact: true }).click();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Diese Stelle am Spieltisch ansehen" }).click();
  await expect(page.locator(".course input[type=range]")).toBeVisible();
});

test.describe("a part that is out of reach", () => {
  // A kept page would have the part already.
  test.use({ ownBrowser: true });

  for (const part of ["TablePanel", "shown-with"]) {
    test(`${part} is said, and fetched when asked again`, async ({ page }) => {
      // Within reach once the page is asked for again: a part that comes back while rules are written
      // is fetched at the next of them, and the alert goes by itself.
      let isAskedAgain = false;
      await page.route(`**/${part}.*.js`, (route) =>
        isAskedAgain ? route.continue() : route.abort(),
      );
      await beAtWork(page);
      await page.goto("/en/playground/own/");
      await page.route("**/playground/own/", (route) => {
        isAskedAgain = true;
        return route.continue();
      });
      const alert = page.locator(".halted[role=alert]");
      await expect(alert).toContainText("Check your connection");
      await write(page, piles(1, 3));

      await alert.getByRole("button", { name: "Try again" }).press("Enter");
      await expect(alert).toHaveCount(0);
      await expect(
        page.locator(".see").getByRole("button", { name: words.en.start }),
      ).toBeVisible();
      await expect.poll(() => writtenIn(page)).toBe(piles(1, 3));
    });
  }
});

/** What can be chosen at a table: an answer, a move, or something to play with. */
const choosable =
  ".actions [data-option], .answer [data-option], [data-table] [data-mark]:not([data-mark=selected])";

/** A small game of one's own, before anybody sits down. */
async function open(page: Page, language: "de" | "en"): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("regelwerk/speed", "instant"));
  await beAtWork(page);
  await page.goto(`/${language}/playground/own/`);
  await expect(page.locator(".seat").first()).toBeVisible();
  await write(page, piles(1, 3));
  await expect(page.locator(".seat").first()).toBeVisible();
}

/** Leads back to where nobody has sat down, for the next test on the same page. */
async function beginAgain(page: Page): Promise<void> {
  const leave = page.locator(".see .tools").getByRole("button", { name: "New game" });
  if (await leave.isVisible()) await leave.click();
  await write(page, piles(1, 3));
  await expect(page.locator(".seat").first()).toBeVisible();
}

async function sitAgain(page: Page, kinds: readonly string[]): Promise<void> {
  await beginAgain(page);
  await takeSeats(page, "en", kinds);
}

async function setPace(page: Page, pace: string): Promise<void> {
  const settings = page.locator(".see .tools details");
  if ((await settings.getAttribute("open")) === null) await settings.locator("summary").click();
  await settings.locator("select").first().selectOption(pace);
}

async function sitDown(page: Page, language: "de" | "en", kinds: readonly string[]): Promise<void> {
  await open(page, language);
  await takeSeats(page, language, kinds);
}

async function takeSeats(
  page: Page,
  language: "de" | "en",
  kinds: readonly string[],
): Promise<void> {
  for (const [seat, kind] of kinds.entries()) {
    await page.locator(".seat select").nth(seat).selectOption(kind);
  }
  await sitAsGiven(page);
  await page.getByRole("button", { name: words[language].start, exact: true }).click();
  await expect(page.locator(".decision h2")).toBeVisible();
}

async function take(page: Page, language: "de" | "en", number: number): Promise<void> {
  const name = language === "de" ? `${number} vom Haufen` : `Take ${number} from`;
  const option = page.locator(".actions").getByRole("button", { name: new RegExp(name) });
  const course = page.locator(".course input[type=range]");
  const before = (await course.count()) > 0 ? await course.inputValue() : "0";
  await option.click();
  // Until the move is there, a click on the same button plays nothing.
  await expect(course).not.toHaveValue(before);
}

/** Replaces all that stands in the editor, whichever it is. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator(".write").locator("textarea, [contenteditable=true]").first().focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

async function openTrying(page: Page, name: string): Promise<void> {
  await page.locator(".see [role=tab][aria-selected=true]").focus();
  const tab = page.getByRole("tab", { name });
  for (let steps = 0; steps < 6; steps++) {
    if ((await tab.getAttribute("aria-selected")) === "true") break;
    await page.keyboard.press("ArrowRight");
  }
  await expect(page.locator(".try form")).toBeVisible();
}

function scores(page: Page) {
  return page.locator(".owner .points");
}

function notice(page: Page) {
  return page.locator(".notices");
}
