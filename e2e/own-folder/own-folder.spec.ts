// Sites for folders of somebody's own, built by the package alone and walked: `npm run soak -- own-folder`.

import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import {
  type Installed,
  installPackage,
  linkPackages,
  runWith,
} from "../../tests/package/installed.ts";
import { faultsOf, serveBelow } from "../served-folder.ts";
import { test } from "../test.ts";

// Astro keeps what it builds pages with beside the sources, so one site is built after the other.
test.describe.configure({ mode: "serial" });

let installed: Installed;
let around = "";
test.beforeAll(() => {
  installed = installPackage();
  around = installed.folder;
  linkPackages(installed);
});
test.afterAll(() => rmSync(around, { recursive: true, force: true }));

async function regel(...words: string[]): Promise<void> {
  const { status, err } = await runWith(process.execPath, installed, ["regel", ...words]);
  expect({ status, err }).toMatchObject({ status: 0 });
}

test("a game and a variant of a shipped one, each one file, are read, played, compared and changed", async ({
  page,
}) => {
  await regel("init", "mine", "--game", "reefGame", "--variant", "quickPig", "--of", "pig");
  await regel("site", "mine", "--out", "site");
  const { origin, server } = await serveBelow("/", join(around, "site"));
  const faults = faultsOf(page);
  const open = (path: string) => page.goto(`${origin}/${path}`);
  try {
    await test.step("the home page leads to both", async () => {
      await open("en/");
      for (const name of ["My game: Play", "Pig: Play"])
        await expect(page.getByRole("link", { name })).toBeVisible();
    });
    await test.step("the rules, and an example in them", async () => {
      await open("en/rules/reef-game/");
      const example = page.locator(".example").first();
      await example.scrollIntoViewIfNeeded();
      await example.getByRole("button", { name: "Try it" }).click();
      await expect(example.getByRole("button", { name: "Take 1 from the pile" })).toBeVisible();
    });
    await test.step("a match under the variant", async () => {
      await open("de/play/pig/#variant=quickPig");
      await page.locator(".setup button[type=submit]").click();
      await expect(page.locator(".decision h2")).toBeVisible();
    });
    await test.step("the comparison", async () => {
      await open("en/compare/pig/");
      await expect(page.getByRole("heading", { name: "The game ends at 101" })).toBeVisible();
    });
    await test.step("the workshop", async () => {
      await open("de/playground/pig/");
      await expect(page.locator("[data-sentence]").first()).toBeVisible();
    });
    expect(faults).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test("a shelf of small games alone is a site, in a folder of its host", async ({ page }) => {
  mkdirSync(join(around, "shelf/small"), { recursive: true });
  for (const game of ["pig", "hex"])
    cpSync(`rules/classics/${game}.regel`, join(around, `shelf/small/${game}.regel`));
  const manifest = {
    order: 1,
    title: { de: "Klein", en: "Small" },
    lead: { de: "Kleines.", en: "Small ones." },
    games: ["hex", "pig"],
  };
  writeFileSync(join(around, "shelf/small/site.json"), JSON.stringify(manifest));
  await regel("site", "shelf", "--out", "shelf-site", "--base", "/toys/");
  const { origin, server } = await serveBelow("/toys/", join(around, "shelf-site"));
  const faults = faultsOf(page);
  try {
    await page.goto(`${origin}/toys/en/`);
    await page.getByRole("region", { name: "Games" }).getByRole("link", { name: "Small" }).click();
    await expect(page.getByRole("heading", { name: "Hex" })).toBeVisible();
    await page.getByRole("link", { name: "Pig: Rules" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Pig");
    expect(faults).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
