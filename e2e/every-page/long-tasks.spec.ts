// A thousand mistakes and very big boards: what is done in one task of the page stays small. Tests
// count the work, which is the same on every machine; `npm run soak` prints the milliseconds, too.

import { expect, type Page } from "@playwright/test";
import { MAX_SPACES_PER_TASK } from "../../src/components/board/drawing/drawing.ts";
import { packing } from "../../src/components/playground/projects/project-link.ts";
import { isSoak } from "../../tests/support/soak.ts";
import { moving } from "../support.ts";
import { test } from "../test.ts";

test.use({ contextOptions: moving });

async function openRules(page: Page, text: string): Promise<void> {
  const files = [["rules/own/game.regel", text]];
  const work = await packing.pack(JSON.stringify({ name: "big", files }));
  await page.goto(`/en/playground/own/#v1?rules=x&work=${work}`);
  await page.getByRole("button", { name: "Open as a copy" }).click();
}

/** Counts the elements that appear in one task, and notes how long tasks take. */
async function watchTasks(page: Page, selector: string): Promise<void> {
  await page.addInitScript((selector) => {
    const tasks = { most: 0, total: 0, mostChanged: 0, changed: 0, milliseconds: [] as number[] };
    Reflect.set(globalThis, "tasks", tasks);
    new MutationObserver((changes) => {
      // Elements that were there before and look different now.
      const changed = new Set(
        changes
          .filter(({ type }) => type === "attributes")
          .map(({ target }) => (target as Element).closest(selector))
          .filter((element) => element !== null),
      );
      tasks.changed += changed.size;
      tasks.mostChanged = Math.max(tasks.mostChanged, changed.size);
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element)
        .reduce(
          (sum, node) =>
            sum + Number(node.matches(selector)) + node.querySelectorAll(selector).length,
          0,
        );
      tasks.most = Math.max(tasks.most, added);
      tasks.total += added;
    }).observe(document, {
      ...{ childList: true, subtree: true },
      attributeFilter: ["data-mark", "aria-label", "transform", "class"],
    });
    new PerformanceObserver((list) => {
      tasks.milliseconds.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  }, selector);
}

async function tasksOf(page: Page) {
  const tasks = await page.evaluate(() => Reflect.get(globalThis, "tasks"));
  if (isSoak) console.log(`tasks over 50 ms: ${tasks.milliseconds.join(", ")}`);
  return tasks;
}

test("twelve boards of 26 × 26 are drawn a few spaces at a time, after a move as well", async ({
  page,
}) => {
  const boards = Array.from({ length: 12 }, (_, n) => n + 1);
  const text = `language 2
game big { de "Groß" en "Big" players 2 points de "der Sieg, die Siege" en "win, wins" }
shape Sea squares 26 by 26
${boards.map((n) => `zone sea${n} of player on Sea { de "das Meer ${n}, die Meere ${n}" en "sea ${n}, seas ${n}" }`).join("\n")}
reason first { de "zuerst da" en "there first" }
${[1, 12]
  .map(
    (n) => `action go${n} {
  de "gehen" en "go"
  pick space from spaces of sea${n}
  add you to sea${n}[space]
}`,
  )
  .join("\n")}
action stay { de "bleiben" en "stay" score 1 as first }
flow { repeat 2 times { each player { choose go1 choose go12 choose stay } } }
ranking { most score }
`;
  await watchTasks(page, "g.spot");
  await openRules(page, text);
  const begin = page.locator(".see form button[type=submit]");
  await begin.click();
  await expect(page.locator(".see g.spot")).toHaveCount(12 * 676);
  const marked = (board: number) =>
    page.locator(`.see g.spot[data-thing^="s:${board}:"][data-mark=possible]`);
  await expect(marked(0)).toHaveCount(676);
  const tasks = await tasksOf(page);
  expect(tasks.total).toBeGreaterThanOrEqual(12 * 676);
  expect(tasks.most).toBeLessThanOrEqual(MAX_SPACES_PER_TASK);

  // Which spaces are possible changes on two boards at once: all of one, and all of another.
  await marked(0).first().press("Enter");
  await expect(marked(11)).toHaveCount(676);
  await expect(marked(0)).toHaveCount(0);
  const redrawn = await tasksOf(page);
  expect(redrawn.changed - tasks.changed).toBeGreaterThanOrEqual(2 * 676);
  expect(redrawn.mostChanged).toBeLessThanOrEqual(MAX_SPACES_PER_TASK);
});

test("of a thousand mistakes a hundred are listed, in the workshop and in a comparison", async ({
  page,
}) => {
  const mistakes = Array.from({ length: 1000 }, (_, n) => `value v${n} = nothing${n}`).join("\n");
  await watchTasks(page, ".problems li");
  await openRules(page, mistakes);
  const listed = page.locator(".problems li");
  await expect(listed.first()).toBeVisible();
  await expect(page.locator(".problems")).toContainText("more reports");
  expect(await listed.count()).toBeLessThanOrEqual(101);
  expect((await tasksOf(page)).most).toBeLessThanOrEqual(101);

  await page.goto("/en/compare/burgundy/");
  await expect(page.locator(".simulation button[type=submit]")).toBeEnabled();
  await page.getByText("Write a house rule of your own").click();
  await page.getByLabel("Text of the house rule").fill(mistakes);
  await page.getByRole("button", { name: "Compare with this house rule as B" }).click();
  await expect(listed.first()).toBeVisible();
  await expect(page.locator(".problems").first()).toContainText("more reports");
  expect(await page.locator(".problems").first().locator("li").count()).toBeLessThanOrEqual(101);
});
