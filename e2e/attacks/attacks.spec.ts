// Hostile addresses, files and stored values: nothing of them runs, reaches out or is stored, the page
// says what is wrong in a sentence, and goes on.

import { expect } from "@playwright/test";
import { packText } from "../../src/components/ui/packed.ts";
import { type AddressAttack, addressAttacks, houseRules } from "../../tests/attacks/addresses.ts";
import {
  progressAttacks,
  recordAttacks,
  storedKeys,
  storedValues,
} from "../../tests/attacks/files.ts";
import { ownRulesInTurns, turnAttacks } from "../../tests/attacks/turns.ts";
import { chooseFiles, openMore } from "../support.ts";
import { test } from "../test.ts";
import { expectClosed, expectUnharmed, storedNames, watch } from "./hostile.ts";

/** Marks that nobody sees, and that change what is seen. */
const unseen = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

async function addressOf({ address, packed: part }: AddressAttack): Promise<string> {
  return part === undefined ? address : `${address}&${part.key}=${await packText(part.text)}`;
}

const inParts = 3;
for (let part = 0; part < inParts; part++) {
  const some = addressAttacks.filter((_, at) => at % inParts === part);
  test(`hostile addresses are refused in a sentence, part ${part + 1}`, async ({ page }) => {
    const seen = watch(page);
    await page.goto("/en/score/burgundy/");
    for (const attack of some) {
      await test.step(attack.name, async () => {
        await page.goto("about:blank");

        const answer = await page.goto(await addressOf(attack));
        if (attack.says === undefined) await page.waitForLoadState("load");
        else await expect(page.locator("body")).toContainText(attack.says);
        expect([200, 404]).toContain(answer?.status() ?? 200);
        await expectUnharmed(page);
        const said = await page.locator("[role=alert], [role=status]").allTextContents();
        expect(said.filter((text) => unseen.test(text) || text.length > 1000)).toEqual([]);
        expect(seen, attack.name).toEqual([]);
      });
    }
  });
}

test("house rules in links are text until the reader agrees", async ({ page }) => {
  const seen = watch(page);
  for (const { name, text } of houseRules) {
    await test.step(name, async () => {
      const link = `/en/compare/burgundy/#v1?b=*&own=${await packText(text)}`;
      // But for the first, each is followed on the page of the one before.
      if (page.url().startsWith("about:")) await page.goto(link);
      else await page.evaluate((link) => location.assign(link), link);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("own.regel");
      await expect(dialog).toContainText("nothing of it has been run");
      expect(await dialog.locator("pre").textContent()).not.toMatch(unseen);
      expect(page.workers()).toHaveLength(0);
      await page.getByRole("button", { name: "Do not open" }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => page.url()).not.toContain("own=");
      await expect(page.locator(".compare textarea")).not.toHaveValue(text);
      await expectUnharmed(page);
      expect(page.workers()).toHaveLength(0);
    });
  }
  expect(seen).toEqual([]);
});

test("house rules that the reader agrees to are read in a thread, and do no harm", async ({
  page,
}) => {
  const seen = watch(page);
  for (const { name, text } of houseRules.filter((_, at) => at % 4 === 0)) {
    await test.step(name, async () => {
      const link = `/en/compare/burgundy/#v1?b=*&own=${await packText(text)}`;
      // But for the first, each is followed on the page of the one before, with its thread at work.
      if (page.url().startsWith("about:")) await page.goto(link);
      else await page.evaluate((link) => location.assign(link), link);
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      await expect(page.locator(".compare .progress")).toHaveCount(0);
      await expect(page.locator(".compare textarea")).toHaveValue(text);
      await expectUnharmed(page);
    });
  }
  expect(seen).toEqual([]);
});

test("matches by link that mean harm are refused in a sentence", async ({ page }) => {
  const seen = watch(page);
  for (const { name, text, says } of turnAttacks) {
    await test.step(name, async () => {
      await page.goto("about:blank");
      await page.goto(`/en/play/burgundy/#turn=${await packText(text)}`);
      const alert = page.locator(".setup").getByRole("alert");
      await expect(alert).toContainText(says);
      expect(await alert.textContent()).not.toMatch(unseen);
      await expect.poll(() => page.url()).not.toContain("turn=");
      await expectUnharmed(page);
      expect(seen, name).toEqual([]);
    });
  }
});

test("house rules in matches by link are text until the reader agrees, then run in a thread", async ({
  page,
}) => {
  const seen = watch(page);
  // What is offered and what runs it are those of a comparison, which is given all of them.
  for (const { name, text } of ownRulesInTurns.filter((_, at) => at % 3 === 0)) {
    await test.step(name, async () => {
      await page.goto("about:blank");
      await page.goto(`/en/play/burgundy/#turn=${await packText(text)}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("own.regel");
      expect(await dialog.locator("pre").textContent()).not.toMatch(unseen);
      expect(page.workers()).toHaveLength(0);
      await dialog.getByRole("button", { name: "Play with it" }).click();
      await expect(dialog).toHaveCount(0);
      // These hashes are those of no match, so that nothing is joined whatever the rules are.
      await expect(page.locator(".setup").getByRole("alert")).toHaveText(/\S.*\.$/s);
      await expectUnharmed(page);
      for (const thread of page.workers()) await expectClosed(thread);
      expect(seen, name).toEqual([]);
    });
  }
});

test("records of games that mean harm are refused in a sentence", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/en/play/burgundy/");
  await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
  await openMore(page);
  await page.locator(".setup").getByText("Save and load").click();
  for (const { name, text } of recordAttacks) {
    await test.step(name, async () => {
      const said = page.locator(".saves [role=status]");
      await chooseFiles(page.locator(".saves input[type=file]"), {
        name: "<img src=x onerror=alert(1)>.txt",
        mimeType: "text/plain",
        buffer: Buffer.from(text),
      });
      await expect(said).toHaveText(/\S.*\.$/s);
      const sentence = (await said.textContent()) ?? "";
      expect(sentence).not.toMatch(unseen);
      expect(sentence.length).toBeLessThan(500);
      await expectUnharmed(page);
      await expect(page.locator(".setup button[type=submit]")).toBeEnabled();
    });
  }
  expect(seen).toEqual([]);
});

test("what a learner loads may be anything", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/en/learn/burgundy/");
  await page.locator(".progress").scrollIntoViewIfNeeded();
  const input = page.locator(".progress input[type=file]");
  await expect(input).toBeEnabled();
  const before = await storedNames(page);
  for (const { name, text } of progressAttacks) {
    await test.step(name, async () => {
      await chooseFiles(input, {
        name: "x.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
      await expect(page.locator(".progress [role=status]")).toHaveText(/\S.*\.$/s);
      await expectUnharmed(page);
    });
  }
  expect(await storedNames(page)).toEqual(before);
  expect(seen).toEqual([]);
});

test("what is stored may be anything", async ({ page }) => {
  const seen = watch(page);
  const pages = [
    "/en/play/burgundy/",
    "/en/score/burgundy/",
    "/en/compare/burgundy/",
    "/en/learn/burgundy/",
  ];
  await page.goto("/en/");
  for (const value of storedValues) {
    await test.step(value.slice(0, 30), async () => {
      await page.evaluate(
        ({ keys, value }) => {
          for (const key of keys) localStorage.setItem(key, value);
        },
        { keys: [...storedKeys], value },
      );
      for (const address of pages) {
        await page.goto(address);
        await expect(page.locator("h1").first()).toBeVisible();
        await expectUnharmed(page);
      }
    });
  }
  expect(seen).toEqual([]);
});
