// `npm run lighthouse`: measures the built site, served here, as a phone and as a desk computer.
// Prints a table, and ends with 1 where a page is below the targets.
// `npm run lighthouse -- /de/ /en/play/burgundy/` measures these pages instead.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromiumArgs, findChromium } from "./chromium.js";
import { root, setup } from "./setup.mjs";

setup({ browser: true });

const port = Number(process.env.PORT ?? 4390);
const categories = ["performance", "accessibility", "best-practices", "seo"];
/** What every page must reach; the rest must be 100. */
const performance = { mobile: 98, desktop: 100 };
/** Measured again before a page is said to be slow: other work on the machine slows it down. */
const tries = 3;

const usual = [
  "/de/",
  "/de/rules/burgundy/animals/",
  "/de/tiles/burgundy/bank/",
  "/de/learn/burgundy/first-tile/",
  "/de/play/burgundy/",
  "/en/",
];
const isBuilt = (path) => existsSync(join(root, "dist", path, "index.html"));
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : usual.filter(isBuilt);

const server = spawn(process.execPath, [join(root, "scripts", "serve.mjs"), String(port)], {
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((resolve) => server.stdout.once("data", resolve));
const chrome = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? findChromium(),
  args: [`--remote-debugging-port=${port + 1}`, ...chromiumArgs],
});

let isGood = true;
try {
  console.log(
    ["page".padEnd(34), "device ", ...categories.map((name) => name.padStart(14))].join(" "),
  );
  for (const path of paths) {
    for (const device of ["mobile", "desktop"]) await measure(path, device);
  }
} finally {
  await chrome.close();
  server.kill();
}
process.exit(isGood ? 0 : 1);

/** Prints the line of a page, and what is wrong with it. */
async function measure(path, device) {
  let best;
  for (let run = 0; run < tries; run++) {
    const result = await audited(path, device);
    if (best === undefined || sum(result) > sum(best)) best = result;
    if (lacking(best, device).length === 0) break;
  }
  const scores = categories.map((name) => String(scoreOf(best, name)).padStart(14));
  console.log([path.padEnd(34), device.padEnd(7), ...scores].join(" "));
  for (const name of lacking(best, device)) {
    isGood = false;
    for (const line of faults(best, name)) console.log(`    ${name}: ${line}`);
  }
}

async function audited(path, device) {
  const flags = { port: port + 1, onlyCategories: categories, logLevel: "silent" };
  const config = device === "desktop" ? desktopConfig : undefined;
  const { lhr } = await lighthouse(`http://localhost:${port}${path}`, flags, config);
  return lhr;
}

function lacking(result, device) {
  return categories.filter((name) => {
    const least = name === "performance" ? performance[device] : 100;
    return scoreOf(result, name) < least;
  });
}

/** The audits of a category that cost points, with the first of what they found. */
function faults({ categories: all, audits }, name) {
  return all[name].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
    .map(({ id }) => {
      const { title, displayValue = "", details } = audits[id];
      const [first] = details?.items ?? [];
      const node = first?.node?.snippet ?? first?.url ?? "";
      return [title, displayValue, node].filter((part) => part !== "").join(" · ");
    });
}

function scoreOf({ categories: all }, name) {
  return Math.round((all[name].score ?? 0) * 100);
}

function sum(result) {
  return categories.reduce((total, name) => total + scoreOf(result, name), 0);
}
