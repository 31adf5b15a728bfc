// What all tests of hostile input look at: what a page must not do.

import type { Page } from "@playwright/test";

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
