// A table of cards: rows of a display, piles, a hand. All of it is in view at every size, can be hit,
// and a match can be played on it by clicks alone.

import { expect, type Page } from "@playwright/test";
import { isSoak } from "../../tests/support/soak.ts";
import { faults } from "../every-page/faults.ts";
import {
  boxOf,
  coveredThings,
  cutSentence,
  expectZonesInView,
  outsideZones,
  overlappingZones,
  sizes,
  smallThings,
} from "../layout.ts";
import { clickSomething, moving, playToEnd, startGame, tabTo } from "../support.ts";
import { test } from "../test.ts";

const game = "burgundy-cards";
const zones = [
  "display",
  "goodsTop",
  "animalTop",
  "deck",
  "discards",
  "stacks",
  "cards",
  "projects",
  "estate",
  "undo",
] as const;
const hotSeat = ["human", "human", "human", "human"] as const;

for (const players of isSoak ? [1, 2, 4] : [1, 4]) {
  test(`every zone is in view at every size, and none lies on another: ${players} players`, async ({
    page,
  }) => {
    await startGame(page, { game, language: "de", seed: 7, seats: hotSeat.slice(0, players) });
    await expectZonesInView(page, zones);
  });
}

for (const size of [sizes.desktop, sizes.phone]) {
  test(`what can be chosen is large enough and never covered at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await startGame(page, { game, language: "de", seed: 7, seats: ["human", "greedy"] });
    if (size === sizes.desktop) {
      await expectEstateLargest(page);
      // Of the title of the game no line is cut off; letters may reach a pixel out of theirs.
      const hidden = (title: Element) => title.scrollHeight - title.clientHeight;
      expect(await page.locator(".bar .brand span").evaluate(hidden)).toBeLessThanOrEqual(1);
    }
    expect(await smallThings(page, ".felt [data-legal], .felt button")).toEqual([]);
    // Where cards of a row cover each other, number and kind of each stay in sight.
    const seen = await page
      .locator("[data-zone=display] .one:not(:last-child)")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(30);
    const before = await boxOf(page, "estate");
    await page.locator("[data-zone=cards] [data-mark=possible]").first().click();
    expect(await coveredThings(page)).toEqual([]);
    expect(await boxOf(page, "estate")).toEqual(before);
    await page.mouse.move(0, 0);
    expect(await faults(page)).toEqual([]);
  });
}

for (const size of [sizes.desktop, sizes.phone, sizes.smallPhone]) {
  test(`six actions of a card are in view beside each other at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await startGame(page, { game, language: "de", seed: 7, seats: ["human", "greedy"] });
    const hand = page.locator("[data-zone=cards] [data-mark=possible]");
    const action = (name: string) =>
      page.locator(".actions [data-option]").filter({ hasText: name });
    for (const name of ["Arbeiter auffüllen", "Silber nehmen", "Silber nehmen", "Silber nehmen"]) {
      await hand.first().click();
      await action(name).click();
      // Whoever has three silverlings may still buy.
      await expect(hand.first().or(action("Verzichten"))).toBeVisible();
      if ((await action("Verzichten").count()) > 0) await action("Verzichten").click();
      expect(await cutSentence(page)).toBeLessThanOrEqual(1);
    }
    await hand.first().click();
    // What has a button is not in the sentence where that has little room.
    const sentence = await page.locator(".prompt").textContent();
    expect(sentence?.includes("Silber nehmen")).toBe(size === sizes.desktop);
    expect(await cutSentence(page)).toBeLessThanOrEqual(1);
    // Two workers and four silverlings are traded in three ways.
    const actions = page.locator(".actions [data-option]");
    await expect(actions).toHaveCount(6);
    await expect(action("tauschen")).toHaveCount(3);
    expect(await outsideZones(page, zones)).toEqual([]);
    expect(await overlappingZones(page, zones)).toEqual([]);
    const foot = await page.locator(".felt > .foot").boundingBox();
    for (const one of await actions.all()) {
      const box = await one.boundingBox();
      const [left, top] = [box?.x ?? -1, box?.y ?? -1];
      expect(left).toBeGreaterThanOrEqual(foot?.x ?? 0);
      expect(left + (box?.width ?? 0)).toBeLessThanOrEqual((foot?.x ?? 0) + (foot?.width ?? 0));
      expect(top).toBeGreaterThanOrEqual(foot?.y ?? 0);
      expect(top + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    expect(await smallThings(page, ".felt .actions button")).toEqual([]);
  });
}

test("a card is taken with a card, and placed on the pile of its kind", async ({ page }) => {
  await startGame(page, { game, language: "en", seed: 7, seats: ["human", "human"] });
  await page.locator("[data-zone=cards] [data-mark=possible]").first().click();
  await page.locator("[data-zone=display] [data-mark=target]").first().click();
  await expect(
    page.locator(".rival [data-thing], .felt [data-zone=projects] [data-thing]").first(),
  ).toBeVisible();
});

test("stacks say how many cards are left: mine, the others', those of the table", async ({
  page,
}) => {
  await startGame(page, { game, language: "en", seed: 7, seats: ["human", "human"] });
  const [felt, rival] = [page.locator(".felt"), page.locator("section.rival").first()];
  await expect(felt.getByRole("img", { name: "Action cards: 4" })).toHaveCount(1);
  await expect(rival.getByRole("img", { name: "Action cards: 4" })).toHaveCount(1);
  // Of 114 cards each of the two has six, and seven lie in the display.
  await expect(felt.getByRole("img", { name: "Draw pile: 95" })).toBeVisible();
  await expect(felt.getByRole("img", { name: "Discard pile: 0" })).toBeVisible();
  await expect(felt.locator("[data-zone=goodsTop]")).toContainText("7 face down");
});

test("what has begun stands in the bar, and the cards of the script with Egon", async ({
  page,
}) => {
  await startGame(page, { game, language: "en", seed: 7, seats: ["human"] });
  // Stacks of 3 to 7 cards, of which the first has been laid out.
  await expect(
    page
      .locator("section.rival")
      .first()
      .getByRole("img", { name: /^Egon’s stack/ }),
  ).toHaveCount(4);
  const notice = page.locator(".bar .notice");
  await expect(notice).toHaveText("Round A begins.");
  // It goes with the first move.
  await clickSomething(page, 0);
  await clickSomething(page, 1);
  await expect(notice).toBeHidden();
  for (let clicks = 2; (await notice.count()) === 0; clicks++) {
    await clickSomething(page, clicks);
  }
  await expect(notice).toHaveText("Round B begins.");
  await expect(page.locator(".log .begun")).toHaveText(["Round B begins.", "Round A begins."]);
});

for (const contextOptions of [undefined, moving]) {
  test.describe(contextOptions === undefined ? "without motion" : "with motion", () => {
    if (contextOptions !== undefined) test.use({ contextOptions });

    test("a card that is taken comes from its row, or appears slowly", async ({ page }) => {
      await startGame(page, { game, language: "de", seed: 7, seats: ["human", "greedy"] });
      await page.locator(".menu-button").click();
      await page.locator("dialog.menu select").filter({ hasText: "ruhig" }).selectOption("calm");
      await page.keyboard.press("Escape");
      await watchAnimations(page);
      await page.locator("[data-zone=cards] [data-mark=possible]").first().click();
      await page.locator("[data-zone=display] [data-mark=target]").first().click();

      // The moves of others take longer.
      const property = contextOptions === undefined ? "opacity 260" : "offsetDistance 260";
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, "animated")))
        .toContain(property);
    });
  });
}

// A round with Egon, above, is played by clicks as well, and a whole match below with the keys.
if (isSoak)
  for (const seats of [["human", "random"], ["human"]] as const)
    test(`a whole match is played by clicks: ${seats.length} players`, async ({ page }) => {
      await startGame(page, { game, language: "en", seed: 3, seats });
      await playToEnd(page);
      await expect(page.locator(".final")).toBeVisible();
    });

test("a whole match is played by keyboard alone, and each move of every seat is announced", async ({
  page,
}) => {
  await startGame(page, { game, language: "en", seed: 3, seats: ["human", "random"] });
  const [said, final] = [
    page.locator("[aria-live=polite].visually-hidden"),
    page.locator(".final"),
  ];
  await expect(said.first()).toHaveText("Round A begins.");
  await said.first().evaluate((region) => {
    const heard = [region.textContent];
    Reflect.set(window, "heard", heard);
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const rival = (await page.locator(".rival b").first().textContent()) ?? "";
  let decisions = 0;
  for (; (await final.count()) === 0; decisions++) {
    await page.keyboard.press("m");
    const moves = page.getByRole("dialog");
    await tabTo(page, moves.locator("[data-option]"));
    await page.keyboard.press("Enter");
    await expect(moves).toBeHidden();
    await expect(
      page.locator("[data-mark=possible], [data-option]").or(final).first(),
    ).toBeAttached();
  }
  const heard = await page.evaluate(() => String(Reflect.get(window, "heard").join(" ")));
  const spoken = heard.split(/(?<=[.:]) /);
  /** Sentences about a player that are not about what a move has brought. */
  const movesOf = (name: string) => {
    const move = new RegExp(`^${name} (?!rolls|draws|receives|gains|loses|gives up|swaps)`);
    return spoken.filter((sentence) => move.test(sentence)).length;
  };
  expect(movesOf("Anna")).toBe(decisions);
  // Six cards in each of five rounds.
  expect(movesOf(rival)).toBeGreaterThanOrEqual(30);
  expect(spoken).toEqual(expect.arrayContaining(["Lay out the display:", "Score at the end:"]));
  const begun = spoken.filter((sentence) => sentence.endsWith("begins."));
  expect(begun).toEqual([..."ABCDE"].map((round) => `Round ${round} begins.`));
});

test("a trick says whose card is whose, what is trumps, and shows every rank", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const seats = ["human", "greedy", "greedy", "greedy"] as const;
  await startGame(page, { game: "whist", language: "de", seed: 7, seats });
  const trick = page.locator("[data-zone=trick]");
  await expect(trick.locator(".seat")).toHaveText([/Anna/, /Clothilde/, /Dagobert/, /Eudes/]);
  await expect(page.getByRole("img", { name: /^Trumpf (Kreuz|Karo|Pik|Herz)$/ })).toBeVisible();
  // The dealer plays last; marks of the others' moves lie beside the ranks.
  await expect(trick.locator("[data-trace]")).toHaveCount(3);
  const covered = await trick.locator("[data-thing]").evaluateAll((cards) =>
    cards.filter((card) => {
      const [mark, rank] = [".seat-mark", ".number"].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      );
      return mark !== undefined && rank !== undefined && mark.left < rank.right;
    }),
  );
  expect(covered).toEqual([]);
  await expect(page.locator("[data-zone=hand] [data-thing]")).toHaveCount(13);
  expect(await smallThings(page, "[data-zone=hand] [data-thing]")).toEqual([]);
  expect(await outsideZones(page, ["hand", "trick", "undo"])).toEqual([]);
});

/** Keeps which properties pieces are animated with, and for how many milliseconds. */
async function watchAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animated: string[] = [];
    Reflect.set(window, "animated", animated);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { duration } = Object(options);
      const properties = [frames ?? []].flat().flatMap((one) => Object.keys(one));
      animated.push(...properties.map((property) => `${property} ${duration}`));
      return animate.call(this, frames, options);
    };
  });
}

async function expectEstateLargest(page: Page): Promise<void> {
  const box = await page.locator(".felt .piles-area").boundingBox();
  expect(((box?.width ?? 0) * (box?.height ?? 0)) / (1440 * 900)).toBeGreaterThan(0.24);
}
