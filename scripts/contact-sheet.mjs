// `npm run contact-sheet`: takes pictures of the built site, every kind of page and table in both
// languages, at five sizes, the two most usual ones also dark, and lays them beside one another in
// contact-sheet/index.html.
// `npm run contact-sheet -- /de/ /en/play/burgundy/` takes pictures of these pages instead.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "./chromium.js";
import { root, setup } from "./setup.mjs";

setup({ browser: true });

const port = Number(process.env.PORT ?? 4392);
const folder = join(root, "contact-sheet");
const views = [
  { viewport: { width: 1440, height: 900 }, themes: ["light", "dark"] },
  { viewport: { width: 390, height: 844 }, themes: ["light", "dark"] },
  { viewport: { width: 1280, height: 720 }, themes: ["light"] },
  { viewport: { width: 360, height: 640 }, themes: ["light"] },
  { viewport: { width: 844, height: 390 }, themes: ["light"] },
];
const solved = { "burgundy/lessonFirstTile": "solved", "burgundy/lessonFirstPoints": "solved" };
const progress = JSON.stringify({ version: 1, rules: {}, exercises: solved });

/** What is done on a page before its picture is taken, by the name of the state. */
const states = {
  start: async () => {},
  returning: async (page) => {
    await page.evaluate((text) => localStorage.setItem("regelwerk/progress", text), progress);
    await page.reload();
  },
  moved: (page) => page.locator("[role=gridcell][data-mark=target]").first().click(),
  begun: (page) => begin(page, ["human", "greedy"]),
  three: (page) => begin(page, ["human", "greedy", "greedy"]),
  four: (page) => begin(page, ["human", "greedy", "greedy", "greedy"]),
  die: async (page) => {
    await begin(page, ["human", "greedy"]);
    await page.locator("[data-zone=dice] [data-stop]").first().click();
  },
  card: async (page) => {
    await begin(page, ["human", "greedy"]);
    await page.locator(".centre [data-stop]").first().click({ button: "right" });
    await page.locator(".card[role=dialog]").waitFor();
  },
  final: async (page) => {
    await begin(page, ["random", "random", "random", "random"]);
    await page.locator(".final").waitFor();
  },
  hint: (page) => page.locator(".lamp").click(),
  menu: (page) => page.locator("header summary:visible").first().click(),
  results: async (page) => {
    await page.locator("main input[type=search]").fill("bank");
    await page.locator("main [role=option]").first().waitFor();
  },
};
const usual = [
  ["", ["start", "returning", "moved", "menu"]],
  ["learn/burgundy/", ["start", "returning"]],
  ["learn/burgundy/first-tile/", ["start", "hint"]],
  ["learn/burgundy-dice/first-number/", ["start"]],
  ["play/burgundy/", ["start", "begun", "die", "card", "three", "four", "final"]],
  ["play/burgundy-dice/", ["start", "begun"]],
  ["play/hex/", ["begun"]],
  ["play/connect-four/", ["begun"]],
  ["play/pig/", ["begun"]],
  ["practice/", ["start"]],
  ["practice/burgundy/", ["start"]],
  ["games/classics/", ["start"]],
  ["rules/", ["start"]],
  ["rules/burgundy/", ["start"]],
  ["rules/hex/", ["start"]],
  ["rules/burgundy/placing/", ["start"]],
  ["tiles/burgundy/", ["start"]],
  ["tiles/burgundy/knowledge17/", ["start"]],
  ["compare/burgundy/", ["start"]],
  ["playground/", ["start"]],
  ["playground/burgundy/", ["start"]],
  ["questions/burgundy/", ["start"]],
  ["score/burgundy/", ["start"]],
  ["language/", ["start"]],
  ["search/", ["start", "results"]],
  ["data/", ["start"]],
];
const named = process.argv.slice(2);
const shots =
  named.length > 0
    ? named.map((path) => ({ path, state: "start" }))
    : usual.flatMap(([path, shown]) =>
        shown.flatMap((state) => ["de", "en"].map((of) => ({ path: `/${of}/${path}`, state }))),
      );

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, [join(root, "scripts", "serve.mjs"), String(port)], {
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((resolve) => server.stdout.once("data", resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? findChromium(),
  args: chromiumArgs,
});

const rows = [];
for (const { path, state } of shots) {
  const pictures = [];
  for (const { viewport, themes } of views)
    for (const colorScheme of themes)
      pictures.push(await take({ path, state, viewport, colorScheme }));
  rows.push(`<h2>${path} <small>${state}</small></h2><p>${pictures.join("")}</p>`);
  console.log(`${path} ${state}`);
}
const style = "body{font:16px sans-serif;background:#999}p{display:flex;gap:8px}img{height:450px}";
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${rows.join("\n")}`,
);
console.log(join(folder, "index.html"));
await browser.close();
server.kill();

/** Begins a match with these kinds of seats; opponents move at once. */
async function begin(page, seats) {
  await page.evaluate(() => localStorage.setItem("regelwerk/speed", "instant"));
  await page.reload({ waitUntil: "networkidle" });
  const count = page.locator(`input[name=players][value="${seats.length}"]`);
  if ((await count.count()) > 0) await count.check({ force: true });
  await page.locator(".setup .more summary").first().click();
  for (const [seat, kind] of seats.entries())
    await page.locator(".seat select").nth(seat).selectOption(kind);
  await page.locator(".seed input").fill("7");
  await page.locator(".setup button[type=submit]").click();
  await page.locator(".decision h2, .final").first().waitFor({ state: "attached" });
}

/** Takes a picture of a page in a state; returns its element in the sheet. */
async function take({ path, state, viewport, colorScheme }) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
  let title = `${path} ${state} ${viewport.width} ${colorScheme}`;
  try {
    await states[state](page);
    await page.waitForLoadState("networkidle");
  } catch (error) {
    // The sheet shows the page as it is and says that the state was not reached.
    title += `: ${error.message.split("\n")[0]}`;
    console.error(title);
  }
  const name = `${path}${state}-${viewport.width}-${colorScheme}`.replaceAll(/[^\w]+/g, "-");
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
  return `<a href="${name}.png"><img src="${name}.png" alt="${title}" title="${title}" loading="lazy"></a>`;
}
