// Rules run in closed threads on every page: no page runs what a thread sends, and no thread has more
// than rules need. No page makes programs of text; for the site's own variants a frame does that.

import { globSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { openMore } from "../support.ts";
import { test } from "../test.ts";
import { expectClosed, expectUnharmed, storedNames, watch } from "./hostile.ts";

// What is sent instead of a script must not come to another test.
test.use({ ownBrowser: true });

/** As if the thread had compiled a program that reaches for the page, and hostile texts. */
const tampering = `
const program = "globalThis.ran = true; document.title = 'ran'; localStorage.setItem('ran', '1');";
const image = "<img src=x onerror='globalThis.ran = true'><script>globalThis.ran = true</script>";
const tampered = (thing) => {
  if (typeof thing !== "object" || thing === null || ArrayBuffer.isView(thing)) return thing;
  if (thing instanceof MessagePort) return thing;
  if (Array.isArray(thing)) return thing.map(tampered);
  const entries = Object.entries(thing).map(([key, value]) => {
    const isText = typeof value === "string" && ["de", "en", "text", "title", "words"].includes(key);
    return [key, isText ? value + image : tampered(value)];
  });
  return { ...Object.fromEntries(entries), js: program, program, body: program };
};
for (const port of [globalThis, MessagePort.prototype]) {
  const native = port.postMessage;
  port.postMessage = function (message, ...rest) {
    return native.call(this, { ...message, value: tampered(message.value) }, ...rest);
  };
}
`;

/** Whether what the page does later may make programs from text; what a test evaluates may. */
async function makesPrograms(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    try {
      return new Function("return true")();
    } catch {
      return false;
    }
  });
}

test("a comparison runs nothing of what its thread sends, and shows its texts as text", async ({
  page,
}) => {
  const seen = watch(page);
  await page.route(/\/compare\.worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${tampering}` });
  });
  await page.goto("/en/compare/burgundy/");
  await page.locator(".compare > .more > summary").click();
  await expect(page.locator(".simulation button[type=submit]")).toBeEnabled();
  const title = await page.title();
  // The games of any comparison come from the thread; this one takes no search of positions.
  const proved = page.locator(".prove", { has: page.locator(".witness .step") }).first();
  await proved.locator("summary").first().click();
  await proved.locator(".witness .step").click();

  const walk = page.locator(".walk").first();
  await expect(walk.locator(".twin")).toHaveCount(2);
  await walk.getByRole("button", { name: "Forward" }).click();
  await walk.getByRole("button", { name: "Any move" }).click();
  await expect(page.locator(".compare")).toContainText("<img src=x onerror=");
  await expectUnharmed(page);
  expect(await page.title()).toBe(title);
  expect(await storedNames(page)).not.toContain("ran");
  expect(await makesPrograms(page)).toBe(false);
  for (const thread of page.workers()) await expectClosed(thread);
  expect(page.workers()).toHaveLength(1);
  expect(seen).toEqual([]);
});

test("a table plays variants that a closed frame makes programs of", async ({ page }) => {
  await page.goto("/en/play/burgundy/#variant=yucata");
  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
  await expect(page.locator(".setup [role=alert]")).toHaveCount(0);
  const frame = page.frames().find((one) => one.url().endsWith("/program-frame/"));
  const inFrame = await frame?.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = true";
    document.head.append(script);
    const tried = await Promise.allSettled([fetch("/"), import(`/${"x"}.js`)]);
    return {
      ran: Reflect.get(globalThis, "ran"),
      fetched: tried.some(({ status }) => status === "fulfilled"),
      made: new Function("return 1")(),
    };
  });

  expect(inFrame).toEqual({ ran: undefined, fetched: false, made: 1 });
  expect(await makesPrograms(page)).toBe(false);
});

test("no page says that it may make programs of text", () => {
  const pages = globSync("dist/**/*.html").filter((path) => !path.includes("program-frame"));
  const lax = pages.filter((path) => {
    const [, policy = ""] =
      /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(path, "utf8")) ?? [];
    return !/script-src 'self'/.test(policy) || policy.includes("unsafe-eval");
  });

  expect(pages.length).toBeGreaterThan(300);
  expect(lax).toEqual([]);
});

test("threads that compile and think have only what is allowed", async ({ page }) => {
  await page.goto("/en/play/burgundy/#variant=yucata");
  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
  await openMore(page);
  await page.locator(".seat select").first().selectOption("greedy");
  await page.locator(".setup button[type=submit]").click();
  await expect.poll(() => page.workers().length).toBe(2);
  for (const thread of page.workers()) await expectClosed(thread);
});
