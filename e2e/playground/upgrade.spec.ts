// A link with rules in language 1 opens, and one button makes them rules in the newest version.

import { expect } from "@playwright/test";
import { packing } from "../../src/components/playground/projects/project-link.ts";
import { writeShare } from "../../src/playground/share-link.ts";
import { duel } from "../../tests/support/older-rules.ts";
import { faults } from "../every-page/faults.ts";
import { editorOf, preferCode, writtenIn } from "../support.ts";
import { test } from "../test.ts";

function linkTo(text: string): Promise<string | undefined> {
  const files = [{ path: "rules/own/duel.regel", text }];
  return writeShare({ project: { name: "Duell", base: undefined, files }, rules: "" }, packing);
}

test("rules in language 1 are upgraded and brought back", async ({ page }) => {
  await preferCode(page);
  await page.goto(`/de/playground/own/#${await linkTo(duel(1, "into"))}`);
  await page.getByRole("button", { name: "Als Kopie öffnen" }).click();
  await page.getByRole("button", { name: "Auf Sprache 2 umstellen" }).click();

  const status = page.locator(".upgrade");
  await expect(status).toContainText("in Sprache 2; das Spiel ist dasselbe geblieben");
  expect(await writtenIn(page)).toBe(duel(2, "to"));
  await expect(page.getByRole("button", { name: "Auf Sprache 2 umstellen" })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);

  await status.getByRole("button", { name: "Rückgängig" }).click();
  await expect.poll(() => writtenIn(page)).toBe(duel(1, "into"));
  await expect(status).toBeEmpty();

  await page.getByRole("button", { name: "Auf Sprache 2 umstellen" }).click();
  await expect.poll(() => writtenIn(page)).toBe(duel(2, "to"));
  await editorOf(page).focus();
  await page.keyboard.press("Control+z");
  await expect.poll(() => writtenIn(page)).toBe(duel(1, "into"));
});

test("rules with errors stay as they are, and it is said why", async ({ page }) => {
  await preferCode(page);
  const wrong = duel(1, "into").replace("roll 3", "roll 3 + missing");
  await page.goto(`/en/playground/own/#${await linkTo(wrong)}`);
  await page.getByRole("button", { name: "Open as a copy" }).click();
  await page.getByRole("button", { name: "Upgrade to language 2" }).click();

  await expect(page.locator(".upgrade")).toContainText("still have errors");
  expect(await writtenIn(page)).toBe(wrong);
});
