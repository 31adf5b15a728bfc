// What people saved with earlier versions opens in the browser; tests/user-data says what it is.

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { loggedMove, openMore, preferCode, writtenIn } from "../support.ts";
import { test } from "../test.ts";

const folder = "tests/user-data/2026-11";
const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
const links: Record<string, string> = JSON.parse(read("links.json"));

/** Puts everything into the browser as the earlier version left it. */
async function restore(page: Page): Promise<void> {
  await page.goto("/en/search/");
  await page.evaluate(
    async ({ local, saved, projects }) => {
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      const put = (
        database: string,
        store: string,
        values: readonly (readonly [string, unknown])[],
      ) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(database);
          opening.onupgradeneeded = () => opening.result.createObjectStore(store);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const writing = opening.result.transaction(store, "readwrite");
            for (const [key, value] of values) writing.objectStore(store).put(value, key);
            writing.oncomplete = () => resolve(opening.result.close());
          };
        });
      await put("keyval-store", "keyval", saved);
      await put("regelwerk-playground", "works", projects);
    },
    {
      local: {
        ...JSON.parse(read("local-storage.json")),
        "regelwerk-last/burgundy": read("burgundy-advanced-unfinished.txt"),
        "regelwerk-last/burgundyDice": read("burgundy-dice-unfinished.txt"),
      } as Record<string, string>,
      saved: [
        ["regelwerk/burgundy/Anna, Clothilde", read("burgundy-basic-unfinished.txt")] as const,
      ],
      projects: JSON.parse(read("projects.json")).projects.map(
        (one: { id: string }) => [one.id, one] as const,
      ),
    },
  );
}

test("saved games are listed and go on, the last one and those with names", async ({ page }) => {
  await restore(page);
  for (const game of ["burgundy", "burgundy-dice"]) {
    await page.goto(`/en/play/${game}/`);
    // The table takes up the last match by itself.
    await expect(page.locator(".decision h2")).toBeVisible();
    await expect(page.locator(".setup")).toHaveCount(0);
  }

  // Without a last match the page begins with its set-up, and no log is there yet.
  await page.evaluate(() => localStorage.removeItem("regelwerk-last/burgundy"));
  await page.goto("/en/play/burgundy/");
  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
  await openMore(page);
  await page.locator(".setup").getByText("Save and load").click();
  await page.locator(".saves").getByRole("button", { name: "Load", exact: true }).click();
  await expect(page.locator(loggedMove).first()).toBeAttached();
});

test("projects of the workshop are listed and open", async ({ page }) => {
  await restore(page);
  await preferCode(page);
  await page.goto("/en/playground/");
  await expect(page.locator(".works li")).toHaveCount(2);
  await page.locator(".works li").getByRole("link", { name: "Watchtowers count 5" }).click();
  await expect.poll(() => writtenIn(page)).toContain("// my note");
});

test("progress, the scoring helper and the version of the rulebook are remembered", async ({
  page,
}) => {
  await restore(page);
  await page.goto("/en/learn/burgundy/");
  const progress = page.locator(".progress");
  await progress.scrollIntoViewIfNeeded();
  await progress.locator("summary").click();
  await expect(progress.getByRole("row", { name: /place/i })).toBeVisible();

  await page.goto("/en/score/burgundy/");
  await expect(page.locator(".winner")).toContainText("Bo");

  await page.goto("/en/rules/burgundy/knowledge/");
  await expect(page.locator("#example-knowledgeScoresOnArrival .example")).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.version)).toBe("other");
});

test("links of the workshop, comparisons, examples, tables and scores open", async ({ page }) => {
  await preferCode(page);
  await page.goto(links.workshop ?? "");
  await expect(page.getByRole("dialog")).toContainText("watchtower-five.regel");
  await page.getByRole("button", { name: "Open as a copy" }).click();
  await expect.poll(() => writtenIn(page)).toContain("// my note");

  await page.goto(links.example ?? "");
  await expect(page.locator("#example-twoCows .example")).toContainText("7");

  await page.goto(links.playVariant ?? "");
  await expect(page.locator(".variants")).toContainText("Yucata");

  await page.goto(links.score ?? "");
  await expect(page.locator(".winner")).toContainText("Bo");

  await page.goto(links.compareYucata ?? "");
  await expect(page.locator(".group").first()).toBeVisible();
});
