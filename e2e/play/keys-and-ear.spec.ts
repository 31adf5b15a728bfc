// A whole match with the keys alone, as somebody plays it who hears the page: Tab and arrows lead to
// whatever can be chosen, the focus is never lost, and what happens is said.

import { expect, type Page } from "@playwright/test";
import { startGame } from "../support.ts";
import { test } from "../test.ts";

/** What can be chosen, the most urgent first. */
const choices = [
  ".answer [data-option]",
  ".felt [data-stop][data-mark=target]",
  ".offer [data-stop][data-mark=possible]",
  ".bands [data-stop][data-mark=possible]",
  ".actions [data-option]",
  ".felt [data-stop][data-mark=possible]",
];
const mostMoves = 300;
/** Enough to go once through the page, and once over a board. */
const mostSteps = 150;

test("a whole match of places is played with the keys alone, and heard", async ({ page }, info) => {
  await startGame(page, {
    game: "white-castle",
    language: "en",
    seed: 3,
    seats: ["human", "random"],
  });
  await listen(page);

  let moves = 0;
  while ((await page.locator(".final").count()) === 0) {
    if (moves++ > mostMoves) throw new Error(`The match has not ended after ${mostMoves} moves.`);
    await playByKeys(page, moves);
  }

  const heard = await page.evaluate(() => window.heard);
  await info.attach("heard", { body: heard.join("\n"), contentType: "text/plain" });
  expect(heard.length).toBeGreaterThan(60);
  expect(heard.filter((line) => /[{}]|undefined|NaN|^→$/.test(line))).toEqual([]);
  // A place says what the die in hand brings there, cards on offer what they are.
  expect(heard.some((line) => /^→ Die .*: .*\+\d coin/.test(line))).toBe(true);
  expect(heard.some((line) => /^→ Resource card .*: .*petition/.test(line))).toBe(true);
  await expect(page.locator(".final h2")).toBeFocused();
});

/** Goes to something that can be chosen, each time another, and chooses it; waits while others play. */
async function playByKeys(page: Page, turn: number): Promise<void> {
  const wanted = await page.evaluate(
    ({ all, turn }) => {
      const found =
        all.map((one) => [...document.querySelectorAll(one)]).find(({ length }) => length > 0) ??
        [];
      for (const old of document.querySelectorAll("[data-wanted]"))
        old.removeAttribute("data-wanted");
      const wanted = found[turn % Math.min(found.length, 5)];
      wanted?.setAttribute("data-wanted", "");
      window.tried = new Map();
      return wanted !== undefined;
    },
    { all: choices, turn },
  );
  if (!wanted) {
    await page.waitForTimeout(20);
    return;
  }
  for (let steps = 0; steps < mostSteps; steps++) {
    const key = await page.evaluate(nextKey);
    if (key === undefined) return;
    await page.keyboard.press(key);
    if (key === "Enter") return;
  }
  const missed = await page.locator("[data-wanted]").getAttribute("aria-label");
  throw new Error(`The keys do not lead to ${missed}.`);
}

/**
 * Returns the key that leads nearer to what is wanted: Enter on it, Tab outside of its group, in it the
 * best arrow that has not been pressed here before.
 */
function nextKey(): string | undefined {
  const wanted = document.querySelector("[data-wanted]");
  const from = document.activeElement;
  if (wanted === null || from === null) return undefined;
  if (from === wanted) return "Enter";
  const groupOf = (one: Element) =>
    one.matches("[data-stop]")
      ? one.parentElement?.closest("[tabindex='-1']:not([data-stop])")
      : undefined;
  const group = groupOf(wanted);
  if (!group || groupOf(from) !== group) return "Tab";
  const [here, there] = [from.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const dx = there.left + there.width / 2 - here.left - here.width / 2;
  const dy = there.top + there.height / 2 - here.top - here.height / 2;
  const across = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const down = dy > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const [one, other] = Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
  const tried = window.tried.get(from) ?? new Set();
  window.tried.set(from, tried);
  const key = [one[0], other[0], other[1], one[1]].find((arrow) => arrow && !tried.has(arrow));
  tried.add(key);
  return key;
}

/** Keeps what a screen reader says: the name of what gets the focus, and texts of live regions. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.heard = [];
    const say = (text: string | null | undefined) => {
      const line = text?.replace(/\s+/g, " ").trim() ?? "";
      if (line !== "" && window.heard.at(-1) !== line) window.heard.push(line);
    };
    const shown = (element: Element) => {
      const copy = element.cloneNode(true);
      if (!(copy instanceof Element)) return "";
      for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
      return copy.textContent;
    };
    addEventListener("focusin", ({ target }) => {
      if (!(target instanceof Element)) return;
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
      say(`→ ${target.getAttribute("aria-label") ?? shown(label ?? target)}`);
    });
    const live = "[aria-live], [role=status], [role=alert]";
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(live) ?? [];
      });
      for (const region of new Set(regions)) say(region.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

declare global {
  interface Window {
    heard: string[];
    /** The keys that were pressed at each thing on the way to the next one that is wanted. */
    tried: Map<Element, Set<string | undefined>>;
  }
}
