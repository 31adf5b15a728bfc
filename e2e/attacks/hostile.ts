// What all tests of hostile input look at: what a page must not do.

import { expect, type Page, type Worker } from "@playwright/test";
import { allowedGlobals, allowedOfNavigator } from "../../src/worker/thread/allowed-globals.ts";

/** Records all that a page must not do, from now on. */
export function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on("dialog", async (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("pageerror", ({ message }) => seen.push(`error: ${message}`));
  page.on("popup", () => seen.push("popup"));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn = url.hostname === "localhost" || url.protocol === "blob:";
    if (!isOwn || request.method() !== "GET") seen.push(`request: ${request.url()}`);
  });
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(`policy: ${message.text()}`);
  });
  return seen;
}

/** The names of all that the browser stores for the site. */
export async function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    document.cookie,
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()),
  ]);
}

/** The page has run nothing of what it was given, and answers. */
export async function expectUnharmed(page: Page): Promise<void> {
  const state = await page.evaluate(() => ({
    ran: Reflect.get(globalThis, "ran"),
    inherited: Reflect.get({}, "ran"),
    // The only frame of the site makes programs of its own variants.
    foreign: document.querySelectorAll(
      "iframe:not([src$='/program-frame/']), object, embed, img[src=x]",
    ).length,
    scripts: document.querySelectorAll("a[href^='javascript:' i], a[href^='data:' i]").length,
  }));
  expect(state).toEqual({ ran: undefined, inherited: undefined, foreign: 0, scripts: 0 });
}

/** A thread that runs rules has only what is allowed, whatever the browser offers. */
export async function expectClosed(thread: Worker): Promise<void> {
  const open = await thread.evaluate(() => {
    // Own and inherited names that have a value, and those that take one again.
    const openIn = (thing: object) => {
      const names = new Set<string>();
      for (let at: object | null = thing; at !== null; at = Object.getPrototypeOf(at)) {
        for (const name of Object.getOwnPropertyNames(at)) names.add(name);
      }
      return [...names].filter((name) => {
        if (Reflect.get(thing, name) !== undefined) return true;
        const { configurable, writable } = Object.getOwnPropertyDescriptor(thing, name) ?? {};
        return configurable !== false || writable !== false;
      });
    };
    return { globals: openIn(globalThis), ofNavigator: openIn(navigator) };
  });
  const handlers = /^on[a-z]+$/; // Nothing is set there; their names are listed all the same.
  const excess = (names: readonly string[], allowed: ReadonlySet<string>) =>
    names.filter((name) => !allowed.has(name) && !handlers.test(name));
  expect(open.globals.length, thread.url()).toBeGreaterThan(80);
  expect(excess(open.globals, allowedGlobals), thread.url()).toEqual([]);
  expect(excess(open.ofNavigator, allowedOfNavigator), thread.url()).toEqual([]);
}
