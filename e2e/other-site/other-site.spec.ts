// The site of another author's games, built in a folder of its host: nothing but a folder of rules and
// a folder of texts makes it, and everything that its pages ask for is in that folder.

import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sirv from "sirv";
import { buildOtherSite } from "./site-copy.ts";

const base = "/some/base/";
/** Pages that the copy is built without. */
const left = /^(?:de|en)\/(?:language|codes|data)\//;

test.use({ serviceWorkers: "allow" });

test("a game is its folder, and its site works in a folder of a host", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-site-"));
  const dist = buildOtherSite(folder, base);
  const files = sirv(dist, { dev: true });
  const stray: string[] = [];
  const server = createServer((request, response) => {
    const lost = () => {
      stray.push(request.url ?? "");
      response.writeHead(404).end();
    };
    if (request.url?.startsWith(base) !== true) return lost();
    request.url = request.url.slice(base.length - 1);
    files(request, response, lost);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // Cast because a server on a port has no path of a pipe.
  const { port } = server.address() as AddressInfo;
  try {
    expect(lostLinks(dist)).toEqual([]);
    const host = `http://localhost:${port}${base}`;

    // A table, whose rivals move in a thread.
    await page.goto(`${host}en/play/lagoon/`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "Dive", exact: true }).first().click();

    // A lesson, a short rulebook with a figure, and a workshop, with what each loads later.
    await page.goto(`${host}de/learn/lagoon/first-pearls/`);
    await expect(page.locator("#task")).toContainText("Bring fünf Perlen an Land.");
    await page.goto(`${host}en/rules/tic-tac-toe/`);
    await page.locator("[data-table]").first().scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Try it" }).first().click();
    await page.goto(`${host}en/playground/lagoon/`);

    // The web app manifest and the service worker.
    const manifest = await page.request.get(`${host}en/app.webmanifest`);
    expect(await manifest.json()).toMatchObject({ scope: base, start_url: `${base}en/` });
    const scope = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return new URL(registration.scope).pathname;
    });
    expect(scope).toBe(base);
    expect(stray).toEqual([]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Every address in the pages, but for those that lead to a file in the folder. */
function lostLinks(dist: string): string[] {
  const pages = globSync("**/*.html", { cwd: dist });
  expect(pages.filter((path) => /\b(?:lagoon|tic-tac-toe)\b/.test(path)).length).toBeGreaterThan(
    20,
  );
  return pages.flatMap((path) => {
    const html = readFileSync(join(dist, path), "utf8");
    expect(html, path).not.toMatch(/localhost|rel="canonical"/);
    const found = [...html.matchAll(/\s(?:href|src|[a-z]+-url)="(\/[^"#?]*)/g)];
    return found.flatMap(([, address = ""]) =>
      isThere(dist, address) ? [] : [`${path}: ${address}`],
    );
  });
}

function isThere(dist: string, address: string): boolean {
  if (!address.startsWith(base)) return false;
  const path = decodeURI(address.slice(base.length));
  if (left.test(path)) return true;
  return existsSync(join(dist, path.endsWith("/") || path === "" ? `${path}index.html` : path));
}
