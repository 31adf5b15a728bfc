// The scoring helper: entering by taps and by keys, the result, and where it is kept.

import { expect, type Page } from "@playwright/test";
import { faults } from "../every-page/faults.ts";
import { tooWide } from "../layout.ts";
import { test } from "../test.ts";

const address = "/de/score/burgundy/";

test.use({ viewport: { width: 390, height: 844 } });

test("tiles are tapped in, and the ledger says what they bring", async ({ page }) => {
  await open(page, address);
  await page.getByRole("gridcell", { name: /^C4/ }).click();
  await page.getByRole("button", { name: "Wissen 15" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("gridcell", { name: /^D4/ }).click();
  await expect(page.getByRole("gridcell", { name: /^D4.*Burg/ })).toHaveCount(1);

  await page.getByLabel("Siegpunkte", { exact: true }).fill("70");
  await page.getByLabel("Siegpunkte", { exact: true }).blur();
  const sold = page.getByRole("group", { name: "Verkaufte Waren" });
  await sold.getByRole("button", { name: "Mehr: Rote Waren" }).click();
  await sold.getByRole("button", { name: "Mehr: Rosa Waren" }).click();

  await expect(page.locator(".winner")).toContainText("Anna");
  await expect(page.locator("tfoot td").first()).toHaveText("76");
  await page.reload();
  await expect(page.locator("tfoot td").first()).toHaveText("76");
});

test("all of it goes by keyboard", async ({ page }) => {
  await open(page, address);
  await page.getByRole("gridcell", { name: /^C4/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Wissen 16" }).press("Enter");
  await expect(page.getByRole("gridcell", { name: /^C4.*Wissen 16/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("gridcell", { name: /^C5/ })).toBeFocused();
});

test("a tie is broken by the lines of the ranking, one after the other", async ({ page }) => {
  await open(page, `${address}#v1?0=Ada&0.score=50&0.estate=d4.castle&1=Bo&1.score=50`);

  await expect(page.locator(".winner")).toContainText("Bo");
  await expect(page.locator(".outcome ol li")).toHaveCount(2);
  await expect(page.locator(".outcome ol li").nth(0)).toContainText("Ada 50, Bo 50");
  await expect(page.locator(".outcome ol li").nth(1)).toContainText("Ada 36, Bo 37");
});

test("as long as nothing has been entered, nobody has won", async ({ page }) => {
  await open(page, address);
  await expect(page.locator(".outcome")).toContainText("Noch ist nichts eingetragen.");
  await expect(page.locator(".outcome .winner, .outcome ol")).toHaveCount(0);
});

test("what was cleared by mistake comes back", async ({ page }) => {
  await open(page, `${address}#v1?0=Ada&0.score=50&1=Bo`);
  await page.getByRole("button", { name: "Alles leeren" }).click();
  await expect(page.locator("tfoot td").first()).toHaveText("0");
  await page.getByRole("button", { name: "Doch nicht leeren" }).click();
  await expect(page.locator("tfoot td").first()).toHaveText("50");
});

const castle =
  "v1?0=Anna&0.score=8&0.coins=5&0.stock.food=7&0.stock.iron=3&0.stock.pearl=2&0.season=12" +
  "&0.courtiers.hall=2&0.courtiers.lower=1&0.courtiers.gate=2&0.warriors.great=2&0.warriors.fair=1" +
  "&0.warriors.small=1&0.tended.plantGarden1=1&0.tended.stoneGarden3=1&0.tended.plantGarden2=1&1=Ben";
const cards = "v1?0=Anna&0.score=20&0.animals.hen=1&0.animals.cow=2&1=Ben&holder.holder=0";

for (const [game, entry, total] of [
  ["white-castle", castle, 76],
  ["burgundy-cards", cards, 22],
] as const) {
  test(`what ${game} counts at its end is added to the points so far`, async ({ page }) => {
    await open(page, `/de/score/${game}/#${entry}`);
    const sum = page.locator("tfoot td").first();
    await expect(sum).toHaveText(String(total));
    const points = page.getByLabel("Siegpunkte", { exact: true });
    await points.fill(String(Number(await points.inputValue()) + 3));
    await points.blur();
    await expect(sum).toHaveText(String(total + 3));
  });
}

test("alone, the points of the rival are entered and decide", async ({ page }) => {
  await open(page, "/de/score/burgundy-cards/");
  await page.locator(".count label").filter({ hasText: /^1$/ }).click();
  await page.getByLabel("Siegpunkte", { exact: true }).first().fill("20");
  const egon = page.getByRole("group", { name: "Egon" });
  await egon.getByLabel("Siegpunkte", { exact: true }).fill("22");
  await egon.getByLabel("Siegpunkte", { exact: true }).blur();

  await expect(page.locator(".winner")).toContainText("Egon");
  const already = page.getByRole("row", { name: /^Schon gewertet/ });
  await expect(already.getByRole("cell")).toHaveText(["20", "22"]);
  await expect(page.locator("tfoot td")).toHaveText(["21", "22"]);
  await page.reload();
  await expect(page.locator("tfoot td")).toHaveText(["21", "22"]);
});

test("where no board is entered, the fields begin at the left edge, in two columns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/de/score/white-castle/");
  const name = await page.locator(".who").boundingBox();
  const fields = await page
    .locator(".numbers > fieldset")
    .evaluateAll((all) => [
      ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
    ]);
  expect(fields).toHaveLength(2);
  expect(fields[0]).toBe(Math.round(name?.x ?? -1));
});

for (const path of [address, "/en/score/burgundy-dice/"]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".tools button").first()).toBeEnabled();
}
