// What becomes of a house rule in words and by examples, and the guided start through all of it.

import { expect, type Locator, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { type Language, preferCode, sharedPage, tabTo } from "../support.ts";
import { test } from "../test.ts";

const variant = (...lines: readonly string[]) =>
  ["variant mine of burgundy {", '  de "Meine" en "Mine"', ...lines, "}", ""].join("\n");
const five = "  change watchtowerPoints from 4 to 5";

/** Opens the workshop; the guided start is out of the way unless it is asked for. */
async function open(page: Page, language: Language, guided = false): Promise<void> {
  if (!guided) {
    await page.addInitScript(() =>
      localStorage.setItem("regelwerk/workshop-start", '{"isOpen":false,"done":[]}'),
    );
  }
  await preferCode(page);
  await page.goto(`/${language}/playground/burgundy/`);
  await expect(page.locator(".head .fine")).toBeVisible();
}

/** Writes the whole text anew, in whatever the text is written in. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator(".write :is(.cm-content, textarea)").first().focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/** Uses a button with the Tab key and Enter alone. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await target.press("Enter");
}

const panel = (page: Page, name: RegExp) => page.getByRole("tab", { name });

test("what changes is told at once, in German and beside it in English", async ({ page }) => {
  await open(page, "de");
  await write(page, variant());
  await panel(page, /In Worten/).click();
  await expect(page.locator(".words .button.primary")).toBeVisible();
  await write(page, variant(five));
  const change = page.locator(".change");
  await expect(change).toHaveCount(1);
  await expect(change.locator(".side-a")).toContainText("Ein Wachturm bringt dir 4");
  await expect(change.locator(".side-b mark")).toHaveText(/5/);
  await write(page, variant(five.replace("to 5", "to 6")));
  await expect(change.locator(".side-b")).toContainText("Ein Wachturm bringt dir 6");
  await page.locator(".both").click();
  await expect(change.locator("[lang=de] .side-b")).toContainText("Ein Wachturm bringt dir 6");
  await expect(change.locator("[lang=en] .side-b")).toContainText("A watchtower brings you 6");

  await page.locator(".words summary").last().click();
  await page.locator(".words input[type=search]").fill("Wachturm");
  await expect(page.locator(".words li.marked")).toHaveCount(1);
  await page.locator(".words input[type=checkbox]").check();
  await expect(page.locator(".words .search + ul > li")).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
});

test.describe("on one page", () => {
  const shared = sharedPage((page) => open(page, "en"));

  test("own examples get their ticks; those of the original that fall are listed with what came out", async () => {
    const example = (points: number) => `
  example mineCounts proves watchtower {
    de "Annas Wachturm." en "Anna's watchtower."
    given {
      players Anna, Benno
      Anna { dice 3, 2; storage watchtower; estate castle at d4 }
    }
    when Anna place(die: 3, tile: watchtower, space: e4)
    then Anna scores ${points} as watchtowers
  }`;
    const page = shared();
    await write(page, variant(five, example(5)));
    await panel(page, /Examples/).click();
    const own = page.locator(".examples ul").first().locator("> li");
    await expect(own).toHaveClass(/holds/);
    const fallen = page.locator(".examples > ul").last().locator("> li");
    await expect(fallen.first()).toContainText("Expected: 4; found: 5.");
    await expect(page.locator(".examples .used a").first()).toHaveAttribute("href", /^\/en\//);

    await write(page, variant(five, example(4)));
    await expect(own).toHaveClass(/fails/);
    await expect(own).toContainText("Expected: 4; found: 5.");
    await own.locator("[aria-controls]").click();
    await own.getByRole("button", { name: "Next move" }).click();
    await expect(own.locator(".outcome")).toContainText("+5");

    await write(page, variant());
    await expect(page.locator(".examples")).toContainText(/All \d+ examples of the original hold/);
    expect(await faults(page)).toEqual([]);
  });

  test("what is told in words leads to its line, also when it is asked for twice", async () => {
    const page = shared();
    await write(page, variant("", "", five));
    await panel(page, /In words/).click();
    const line = page.locator(".change button.line");
    await expect(line).toHaveText(/5/);
    for (let times = 0; times < 2; times++) {
      await page.locator(".write .cm-content").focus();
      await page.keyboard.press("ControlOrMeta+Home");
      await expect(page.locator(".write .cm-activeLine")).toContainText("variant mine");
      await line.click();
      await expect(page.locator(".write .cm-content")).toBeFocused();
      await expect(page.locator(".write .cm-activeLine")).toContainText("watchtowerPoints");
    }
  });

  test("errors are counted in the head, which leads to the first of them", async () => {
    const page = shared();
    await write(page, variant("  change watchtowerPoints from 3 to 5"));
    await page.keyboard.press("ControlOrMeta+Home");
    await expect(page.locator(".head .faults")).toHaveText(/1 error/);
    await page.locator(".head .faults").click();
    await expect(page.locator(".write .cm-activeLine")).toContainText("watchtowerPoints from 3");
    const wide = async () => (await page.locator("section.write").boundingBox())?.width ?? 0;
    const before = await wide();
    await page.getByRole("button", { name: "Wider text" }).click();
    await expect.poll(wide).toBeGreaterThan(before);
  });
});

test("the guided start is walked with the keyboard alone, and kept in the other language", async ({
  page,
}) => {
  await open(page, "de", true);
  const start = page.locator(".start");
  const steps = start.locator("ol .tick.done");
  const act = start.locator(".step .primary");
  const next = start.locator(".step .button:not(.primary)").first();

  await press(page, act);
  await expect(page.locator(".write :is(.cm-content, textarea)").first()).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(variant(five));
  await expect(steps).toHaveCount(1);

  await page.locator(".start h3").focus();
  await press(page, next);
  await press(page, act);
  await expect(steps).toHaveCount(2);
  await expect(page.locator(".see .in-page").first()).toBeVisible();

  await press(page, next);
  await press(page, act);
  await expect(page.locator(".change")).toHaveCount(1);
  await press(page, page.locator(".both"));
  await expect(steps).toHaveCount(3);

  await page.locator(".start h3").focus();
  await press(page, next);
  await press(page, act);
  await press(page, page.locator(".examples .write .primary"));
  await expect(steps).toHaveCount(4);
  await expect(page.locator(".examples li.holds")).toHaveCount(1);

  await page.locator(".start h3").focus();
  await press(page, next);
  await press(page, act);
  await expect(steps).toHaveCount(5);
  await expect(page.locator(".start [role=status] p")).not.toHaveCount(0);
  expect(await faults(page)).toEqual([]);

  // What was done is kept, in the other language as well.
  await preferCode(page);
  await page.goto("/en/playground/burgundy/");
  await expect(steps).toHaveCount(5);
  await press(page, start.locator("header .button").last());
  await expect(start).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".head .fine")).toBeVisible();
  await expect(start).toHaveCount(0);
  await press(page, page.locator(".head [aria-expanded]"));
  await expect(start).toHaveCount(1);
});

test("the guided start on a phone, where one part is seen at a time, and on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "en", true);
  const text = page.locator(".write .cm-content");
  const line = page.locator(".write .cm-activeLine");

  await test.step("one part is seen at a time, and nothing is wider than the page", async () => {
    await expect(page.locator("section.see")).toBeHidden();
    await page.getByRole("button", { name: "See", exact: true }).click();
    await expect(page.locator("section.write")).toBeHidden();
    for (const name of [/Table/, /In words/, /Examples/]) {
      await panel(page, name).click();
      await expect(page.locator("section.see")).toBeVisible();
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
    }
  });

  for (const [width, key] of [
    [390, "7"],
    [1440, "8"],
  ] as const) {
    await test.step(`it leads to the number itself, which the next key replaces, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole("button", { name: "Go to the number" }).click();
      await expect(text).toBeFocused();
      await page.keyboard.press(key);
      await expect(text).toContainText(
        new RegExp(`from \\d+ to ${key}$|from \\d+ to ${key}\\s*\\}`),
      );
      await expect(line).toBeInViewport();
      await expect(page.locator(".start .tick.done")).toHaveCount(1);
    });
  }

  await test.step("on a phone the line stays in view when the page above it grows", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Go to the number" }).click();
    await expect(text).toBeFocused();
    await page.evaluate(() => {
      const late = document.createElement("div");
      late.style.height = "3000px";
      // Where the browser keeps no place by itself.
      document.documentElement.style.overflowAnchor = "none";
      document.querySelector("main")?.prepend(late);
    });
    await expect(line).toBeInViewport();
  });
});
