// Matches with friends by link: two browsers that share nothing but the links.

import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { sizes } from "../layout.ts";
import { test } from "../test.ts";

/** A page of a browser of its own, with nothing stored. */
async function freshPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Plays until the turn can be sent, then sends it, and returns the link. */
async function sendTurn(page: Page): Promise<string> {
  const panel = page.getByRole("region", { name: "With friends by link" });
  await expect(panel.getByText(/./).first()).toBeVisible();
  const send = panel.getByRole("button", { name: "Send the turn" });
  await playUntil(page, send);
  await send.click();
  return linkIn(page);
}

/** The link to send, once it is made. */
async function linkIn(page: Page): Promise<string> {
  const field = page.getByLabel("Link", { exact: true });
  await expect(field).toHaveValue(/#turn=/);
  return field.inputValue();
}

/** Plays the first move of the list of moves until something is seen. */
async function playUntil(page: Page, wanted: Locator): Promise<void> {
  const dialog = page.getByRole("dialog");
  while (!(await wanted.isVisible())) {
    // There is no list if the last move has just been made; it is fetched when it is first wanted.
    await expect(async () => {
      await page.keyboard.press("m");
      await expect(dialog.or(wanted).first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    if (!(await dialog.isVisible())) continue;
    // The key may have been pressed once more when the list was there.
    await dialog.getByRole("searchbox").fill("");
    await dialog.getByRole("button").filter({ hasText: /\w/ }).first().click();
    await expect(dialog).toBeHidden();
  }
}

test("two play by link; a reload and a second opening lose nothing", async ({ browser }) => {
  const [anna, benno] = [await freshPage(browser), await freshPage(browser)];
  await anna.goto("/en/play/burgundy/");
  await anna.getByText("With friends by link").click();
  await anna.getByRole("button", { name: "Create the invitation" }).click();
  const invitation = await linkIn(anna);

  await benno.goto(invitation);
  await expect(benno.getByRole("heading", { name: "Anna invites you." })).toBeVisible();
  await benno.getByRole("button", { name: "Join" }).click();
  const joined = await linkIn(benno);

  await anna.goto(joined);
  const first = await sendTurn(anna);
  await benno.goto(first);
  const second = await sendTurn(benno);
  await anna.goto(second);
  await expect(anna.getByText("It’s your turn.")).toBeVisible();

  // The same link again adds nothing, and after a reload the match is among those of this device.
  await anna.goto(second);
  await expect(anna.getByText("It’s your turn.")).toBeVisible();
  await anna.goto("/en/play/burgundy/");
  await anna.getByText("With friends by link").click();
  await anna.getByRole("button", { name: "Go on" }).click();
  await expect(anna.getByText("It’s your turn.")).toBeVisible();
});

test("on a phone nothing covers the invitation", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto("/en/play/burgundy/");
  await page.getByText("With friends by link").click();
  await page.getByRole("button", { name: "Create the invitation" }).click();
  await linkIn(page);

  const isCovered = await page.getByLabel("Link", { exact: true }).evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) !== field;
  });
  expect(isCovered).toBe(false);
});

test("a house rule travels with a match, is shown before it runs, and holds to the end", async ({
  browser,
}) => {
  const [anna, benno] = [await freshPage(browser), await freshPage(browser)];
  await anna.goto("/en/playground/burgundy/#new");
  const storage = anna.locator('[data-sentence="storage.places"]');
  await storage.getByRole("button").last().click();
  await expect(storage).toContainText("was 3");
  await expect(anna).toHaveURL(/#work=/);
  await anna.goto("/en/play/burgundy/");
  await anna.getByText("With friends by link").click();
  await anna.getByLabel("House rule of your own").selectOption({ index: 1 });
  await anna.getByRole("button", { name: "Create the invitation" }).click();
  const invitation = await linkIn(anna);

  // Declined, nothing of it is there.
  await benno.goto(invitation);
  const offer = benno.getByRole("dialog");
  await expect(offer).toContainText("change storage.places from 3 to 4");
  await offer.getByRole("button", { name: "Do not open" }).click();
  await expect(benno.getByRole("button", { name: "Start", exact: true })).toBeVisible();

  await benno.goto(`${invitation}&again`);
  await offer.getByRole("button", { name: "Play with it" }).click();
  await expect(benno.getByText("With the house rule “My house rule”.")).toBeVisible();
  await benno.getByRole("button", { name: "Join" }).click();
  await anna.goto(await linkIn(benno));
  const places = (page: Page) => page.locator("[data-zone=storage] path.free");
  await expect(places(anna)).toHaveCount(4);
  await benno.goto(await sendTurn(anna));
  // A match that is on this device asks for nothing.
  await expect(benno.getByText("It’s your turn.")).toBeVisible();
  await expect(places(benno)).toHaveCount(4);
});

test("a damaged link, and one of a match that is not here, say so", async ({ page }) => {
  await page.goto("/en/play/burgundy/#turn=nonsense");
  await expect(page.locator(".setup").getByRole("alert")).toHaveText(
    /no turn of a Regelwerk match/,
  );
});
